/** Forms with lists of files, texts, integers and objects, each item of which has the name of its list. */
import { describe, it } from "vitest";
import type { FormPart } from "../../support/form-data.js";
import { ask, expectEmpty, expectInvalid, form, shareConstructs } from "./support.js";

shareConstructs();

const bytes = new Blob([new Uint8Array([0, 255, 13, 10])]);

describe("a form is accepted", () => {
  it.each<[string, FormPart[]]>([
    ["without parts", []],
    ["with files of one name", [["files", bytes], ["files", bytes]]],
    ["with one file for a list", [["files", bytes]]],
    ["with files of one name in brackets", [["files[]", bytes], ["files[]", bytes]]],
    ["with texts of one name", [["names", "a"], ["names", "[b]"], ["names", ""]]],
    ["with integers of one name", [["counts", "1"], ["counts", "2"]]],
    ["with a list as JSON", [["points", '[{"x":1},{"x":2}]']]],
    ["with items as JSON", [["points", '{"x":1}'], ["points", '{"x":2}']]],
  ])("%s", async (_, parts) => {
    await expectEmpty(ask("/forms/lists", form(...parts)), 201);
  });
});

describe("a form is refused", () => {
  it.each<[string, FormPart[], string]>([
    ["with text that is undeclared", [["other", "1"]], "other is not allowed."],
    ["with a file that is undeclared", [["other", bytes]], "other is not allowed."],
    ["with a part named __proto__", [["__proto__", "1"]], "__proto__ is not allowed."],
    ["with text for the second of several files", [["files", bytes], ["files", "x"]], "files (no. 2) must be a file."],
    ["with a file for a text", [["names", bytes]], "names must be text."],
    ["with text for an integer", [["counts", "1"], ["counts", "x"]], "counts[1] must be an integer."],
    ["with an item as JSON that lacks something", [["points", '{"x":1}'], ["points", "{}"]],
      "points[1].x is required."],
    ["with something undeclared in an item", [["points[0][x]", "1"], ["points[0][y]", "1"]],
      "points[0].y is not allowed."],
  ])("%s", async (_, parts, message) => {
    await expectInvalid(ask("/forms/lists", form(...parts)), message);
  });
});

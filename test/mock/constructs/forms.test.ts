/** Forms: which parts are taken, and in which words the others are refused. */
import { describe, it } from "vitest";
import { ask, expectEmpty, expectInvalid, form, type Part, shareConstructs } from "./support.js";

shareConstructs();

const bytes = new Blob([new Uint8Array([0, 255, 13, 10])]);
const file: Part = ["file", bytes];
const dest_path: Part = ["dest_path", "/a"];
const source: Part = ["source", JSON.stringify({ type: "github", url: "https://github.com/a/b" })];
const filesAt = (...indices: (number | string)[]) => indices.flatMap((index): Part[] =>
  [[`files[${index}][dest_path]`, `/${index}`], [`files[${index}][file]`, bytes]]);
const asBlob = (text: unknown) => new Blob([text as string], { type: "application/json" });

describe("a form is accepted", () => {
  it.each<[string, string, Part[]]>([
    ["with a file and text", "file", [file, dest_path]],
    ["with its parts in another order", "file", [dest_path, file]],
    ["with text that is no ASCII", "file", [file, dest_path, ["name", "ünïcödé 文件\r\n"]]],
    ["with an empty file and empty text", "file", [["file", new Blob([])], dest_path, ["name", ""]]],
    ["with true", "file", [file, dest_path, ["force", "true"]]],
    ["with false", "file", [file, dest_path, ["force", "false"]]],
    ["with an integer", "file", [file, dest_path, ["count", "1"]]],
    ["with a file in a list", "files", filesAt(0)],
    ["with files in a list", "files", filesAt(0, 1, 2)],
    ["with files in a list, in any order", "files", filesAt(2, 0, 1)],
    ["with more than ten files in a list", "files", filesAt(...Array(12).keys())],
    ["with the parts of its files apart from each other", "files", filesAt(0, 1).reverse()],
    ["with files of one name", "lists", [["files", bytes], ["files", bytes]]],
    ["with one file for a list", "lists", [["files", bytes]]],
    ["with files of one name in brackets", "lists", [["files[]", bytes], ["files[]", bytes]]],
    ["with texts of one name", "lists", [["names", "a"], ["names", "[b]"], ["names", ""]]],
    ["with integers of one name", "lists", [["counts", "1"], ["counts", "2"]]],
    ["with a list as JSON", "lists", [["points", '[{"x":1},{"x":2}]']]],
    ["with items as JSON", "lists", [["points", '{"x":1}'], ["points", '{"x":2}']]],
    ["with an object as JSON", "deployment", [source]],
    ["with an object as JSON in a Blob", "deployment", [["source", asBlob(source[1])]]],
    ["with a map", "deployment", [source, ["env_vars[LOG]", "debug"], ["env_vars[a.b-c d]", ""]]],
    ["with a map that has __proto__", "deployment", [source, ["env_vars[__proto__]", "x"]]],
    ["of the other shape", "deployment", [file, ["entrypoint", "main.ts"]]],
  ])("%s", async (_, name, parts) => {
    await expectEmpty(ask(`/forms/${name}`, form(...parts)), 201);
  });
});

describe("a form is refused", () => {
  it.each<[string, string, Part[], string[]]>([
    ["without parts", "file", [], ["file is required.", "dest_path is required."]],
    ["without its file", "file", [dest_path], ["file is required."]],
    ["without its text", "file", [file], ["dest_path is required."]],
    ["with text that is undeclared", "file", [file, dest_path, ["x", "1"]], ["x is not allowed."]],
    ["with a file that is undeclared", "file", [file, dest_path, ["x", bytes]], ["x is not allowed."]],
    ["with a part named __proto__", "file", [file, dest_path, ["__proto__", "1"]], ["__proto__ is not allowed."]],
    ["with text for a file", "file", [["file", "x"], dest_path], ["file must be a file."]],
    ["with a file for text", "file", [file, ["dest_path", bytes]], ["dest_path must be text."]],
    ["with text given twice", "file", [file, dest_path, ["name", "a"], ["name", "a"]], ["name must be given once."]],
    ["with a file given twice", "file", [file, dest_path, file], ["file must be given once."]],
    ["with text against its pattern", "file", [file, ["dest_path", "a"]], ['dest_path must start with "/".']],
    ["with another word than true or false", "file", [file, dest_path, ["force", "yes"]],
      ["force must be a boolean."]],
    ["with text for an integer", "file", [file, dest_path, ["count", "1e1"]], ["count must be an integer."]],
    ["with an integer that is too small", "file", [file, dest_path, ["count", "0"]], ["count must be at least 1."]],
    ["with text for the second of several files", "lists", [["files", bytes], ["files", "x"]],
      ["files (no. 2) must be a file."]],
    ["with text for an integer in a list", "lists", [["counts", "1"], ["counts", "x"]],
      ["counts[1] must be an integer."]],
    ["with an item as JSON that lacks something", "lists", [["points", '{"x":1}'], ["points", "{}"]],
      ["points[1].x is required."]],
    ["without the list", "files", [], ["files is required."]],
    ["without the file of an item", "files", [...filesAt(0), ["files[1][dest_path]", "/b"]],
      ["files[1].file is required."]],
    ["without the text of an item that does not come in its place", "files",
      [...filesAt(11, 1, 0, 3, 4, 5, 6, 7, 8, 9, 10), ["files[2][file]", bytes]],
      ["files[2].dest_path is required."]],
    ["with something undeclared in an item", "files", [...filesAt(0), ["files[0][mode]", "644"]],
      ["files[0].mode is not allowed."]],
    ["with text for the file of an item", "files", [["files[0][dest_path]", "/a"], ["files[0][file]", "x"]],
      ["files[0][file] must be a file."]],
    ["with text for the file of an item that is JSON", "files", [["files", '[{"dest_path":"/a","file":"x"}]']],
      ["files[0].file must be a file."]],
    ["with a file for the text of an item", "files", [["files[0][dest_path]", bytes], ["files[0][file]", bytes]],
      ["files[0][dest_path] must be text."]],
    ["with an object that does not fit", "deployment", [["source", '{"type":"github"}']], ["source.url is required."]],
    ["with another type than that of the object", "deployment", [["source", "[]"]], ["source must be an object."]],
    ["with a file in a map", "deployment", [source, ["env_vars[KEY]", bytes]], ["env_vars[KEY] must be text."]],
    ["of neither shape, for the nearer one", "deployment", [], ["source is required."]],
    ["of neither shape, which miss one part each", "deployment", [file], ["entrypoint or source is required."]],
    ["in several places", "file", [["dest_path", "a"], ["count", "x"]],
      ["file is required.", 'dest_path must start with "/".', "count must be an integer."]],
  ])("%s", async (_, name, parts, messages) => {
    await expectInvalid(ask(`/forms/${name}`, form(...parts)), ...messages);
  });
});

/** Forms that are refused: which part is wrong, by the name that it was sent with, and why. */
import { describe, expect, it } from "vitest";
import { type FormPart, formDataOf } from "../support/form-data.js";
import { bearer, errorOf, session, startTestMock } from "../support/mock.js";

const one = new Blob(["1"]);
const uploads = `/browsers/${session}/fs/upload`;
const extensions = `/browsers/${session}/extensions`;
const source: FormPart = ["source", JSON.stringify({
  type: "github", url: "https://github.com/a/b", ref: "main", entrypoint: "main.ts",
})];

describe("a form is refused", () => {
  const inTurn = "The first of each belong together, then the second: send both for every item, or number them.";
  it.each<[string, string, FormPart[], string]>([
    ["with more paths than files", uploads,
      [["files[][dest_path]", "/a"], ["files[][dest_path]", "/b"], ["files[][file]", one]],
      `files[][dest_path] was sent 2 times, and files[][file] once. ${inTurn}`],
    ["with more files than paths", uploads,
      [["files.dest_path", "/a"], ["files.file", one], ["files.file", one], ["files.file", one]],
      `files.file was sent 3 times, and files.dest_path once. ${inTurn}`],
    ["with one path for two files", uploads, [["dest_path", "/a"], ["file", one], ["file", one]],
      `file was sent 2 times, and dest_path once. ${inTurn}`],
    ["without paths", uploads, [["files.file", one], ["files.file", one]], "files[0].dest_path is required."],
    ["with a place twice, in two spellings", uploads,
      [["files[0][file]", one], ["files.0.file", one], ["files[0].dest_path", "/a"]],
      "files.0.file must be given once."],
    ["with text for the second file", uploads,
      [["files.file", one], ["files.file", "x"], ["files.dest_path", "/a"], ["files.dest_path", "/a"]],
      "files.file (no. 2) must be a file."],
    ["with a file for a list", uploads, [["files", one]],
      "files must be sent in parts, such as files[0][file], or as JSON."],
    ["with a file for an object", "/deployments", [["source", one]],
      "source must be sent in parts, such as source[type], or as JSON."],
    ["with several lists of JSON", uploads, [["files", '{"dest_path":"/a"}'], ["files", '{"dest_path":"/b"}']],
      "files[0].file is required."],
    ["with text for a file in JSON", uploads, [["files", '[{"dest_path":"/a","file":"x"}]']],
      "files[0].file must be a file."],
    ["with a file for the second path", uploads,
      [["files[0][dest_path]", "/a"], ["files[0][file]", one], ["files[1][dest_path]", one], ["files[1][file]", one]],
      "files[1][dest_path] must be text."],
    ["with a file in a map", "/deployments", [source, ["env_vars[A]", one]], "env_vars[A] must be text."],
    ["with a list for an object", "/deployments", [["source", "[]"]], "source must be an object."],
    ["with a path that is wrong", uploads, [["dest_path", "a"], ["file", one]],
      'files[0].dest_path must start with "/".'],
    ["with an extension by two parts of another form", extensions, [["dest_path", "/a"], ["file", one]],
      "extensions is required."],
    ["with dots after a text", "/deployments", [source, ["force.x", "true"], ["force", "x"]],
      "force must be a boolean."],
  ])("%s", async (_, target, parts, message) => {
    const { url } = await startTestMock();
    const error = await errorOf(fetch(url + target, { method: "POST", headers: bearer, body: formDataOf(parts) }));
    expect(error.status).toBe(400);
    expect([error.inner_error?.message, ...error.details?.map((detail) => detail.message) ?? []]).toContain(message);
  });
});

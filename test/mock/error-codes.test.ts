/** The codes of errors that the mock finds by itself do not hang on which examples a description happens to have. */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Node } from "../support/contract.js";
import { newFolder } from "../support/folder.js";
import { errorOf, json, move, session, startTestMock } from "../support/mock.js";

const description = readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8");
const codes = { 400: "bad_request", 401: "unauthorized", 404: "not_found" };
const exampleOf = (code: string, inner: string) =>
  ({ value: { code, message: "It is an error.", inner_error: { code: inner, message: "It is." } } });
const another = { another: exampleOf("quite_another", "quite_another") };

const reverse = (object: Node): Node => Object.fromEntries(Object.entries(object).reverse());

/** Turns the examples of every shared response around. */
function reverseExamples({ components }: Node): void {
  for (const { content } of Object.values<Node>(components.responses)) {
    for (const type of Object.values<Node>(content ?? {})) type.examples = reverse(type.examples ?? {});
  }
}

/** Gives the errors of one operation, the first or the last one, examples of their own. */
function changeErrors({ paths }: Node, place: 0 | -1, change: (examples: Node) => Node): void {
  const operations = Object.values<Node>(paths).flatMap((item) => Object.values<Node>(item))
    .filter(({ responses }) => responses);
  for (const [status, code] of Object.entries(codes)) {
    const content = { "application/json": { examples: change({ usual: exampleOf(code, "invalid_input") }) } };
    (operations.at(place) as Node).responses[status] = { description: "An error.", content };
  }
}

const changes: [what: string, change: (description: Node) => void][] = [
  ["as it is", () => {}],
  ["with all examples in the opposite order", reverseExamples],
  ["with all paths in the opposite order", (node) => node.paths = reverse(node.paths)],
  ["with another code in the errors of its first operation", (node) => changeErrors(node, 0, () => another)],
  ["with another code in the errors of its last operation", (node) => changeErrors(node, -1, () => another)],
  ["with another code before the usual one in its first operation",
    (node) => changeErrors(node, 0, (examples) => ({ ...another, ...examples }))],
  ["with another code after the usual one in its first operation",
    (node) => changeErrors(node, 0, (examples) => ({ ...examples, ...another }))],
];

describe.each(changes)("of the contract %s", (_, change) => {
  async function startChanged() {
    const node = JSON.parse(description) as Node;
    change(node);
    const file = join(await newFolder(), "openapi.json");
    await writeFile(file, JSON.stringify(node));
    return startTestMock({ description: file });
  }

  it("an unknown path has the code not_found", async () => {
    const mock = await startChanged();
    expect(await errorOf(fetch(`${mock.url}/no/such/path`))).toMatchObject({ status: 404, code: "not_found" });
    expect(await errorOf(move(mock, "/nothing", "/b"))).toMatchObject({ status: 404, code: "not_found" });
  });
  it("an invalid body has the codes bad_request and invalid_input", async () => {
    const mock = await startChanged();
    const url = `${mock.url}/browsers/${session}/fs/move`;
    for (const body of ["{", "7", '{"src_path":"/a"}']) {
      expect(await errorOf(fetch(url, { method: "PUT", headers: json, body })))
        .toMatchObject({ status: 400, code: "bad_request", inner_error: { code: "invalid_input" } });
    }
  });
  it("a missing token has the code unauthorized", async () => {
    const mock = await startChanged();
    const error = await errorOf(move(mock, "/a", "/b", { Authorization: "" }));
    expect(error).toMatchObject({ status: 401, code: "unauthorized" });
    expect(error).not.toHaveProperty("inner_error");
  });
});

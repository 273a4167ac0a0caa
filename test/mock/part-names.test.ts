/** The names of nested parts in a form: every spelling that clients use says the same. */
import { describe, expect, it } from "vitest";
import type { MockOverrides } from "../../src/mock/index.js";
import { type FormPart, formDataOf } from "../support/form-data.js";
import { bearer, session, startTestMock } from "../support/mock.js";

const bytes = (text: string) => new Blob([text]);
const [one, two] = [bytes("1"), bytes("2")];
const uploads = `/browsers/${session}/fs/upload`;
const extensions = `/browsers/${session}/extensions`;

/** The body that the handler of an operation gets, with the text of each file. */
async function bodyOf(target: string, parts: FormPart[]): Promise<unknown> {
  let seen: unknown;
  const see = (status: number) => async ({ body }: { body: object }) => {
    seen = await withTexts(body);
    return { status };
  };
  const overrides = {
    uploadFiles: see(201), loadBrowserExtensions: see(201), createDeployment: see(400),
  } as unknown as MockOverrides;
  const mock = await startTestMock({ overrides });
  const response = await fetch(mock.url + target, { method: "POST", headers: bearer, body: formDataOf(parts) });
  const text = await response.text();
  expect(seen, text).toBeDefined();
  return seen;
}

async function withTexts(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(withTexts));
  if (typeof value !== "object" || value === null) return value;
  if ("stream" in value) return (value as Blob).text();
  const members = Object.entries(value).map(async ([name, member]) => [name, await withTexts(member)] as const);
  return Object.fromEntries(await Promise.all(members));
}

/** Two items, in each spelling: `text` is the property with a text, `file` that with bytes. */
const spellings = (list: string, text: string, file: string, [a, b]: [string, string]): [string, FormPart[]][] => [
  ["with indices in brackets", [
    [`${list}[0][${text}]`, a], [`${list}[0][${file}]`, one], [`${list}[1][${text}]`, b], [`${list}[1][${file}]`, two],
  ]],
  ["with indices in brackets, and dots", [
    [`${list}[0].${text}`, a], [`${list}[0].${file}`, one], [`${list}[1].${text}`, b], [`${list}[1].${file}`, two],
  ]],
  ["with dots", [
    [`${list}.0.${text}`, a], [`${list}.0.${file}`, one], [`${list}.1.${text}`, b], [`${list}.1.${file}`, two],
  ]],
  ["with dots, the bytes before the texts", [
    [`${list}.0.${file}`, one], [`${list}.1.${file}`, two], [`${list}.1.${text}`, b], [`${list}.0.${text}`, a],
  ]],
  ["with dots and no index", [
    [`${list}.${text}`, a], [`${list}.${file}`, one], [`${list}.${text}`, b], [`${list}.${file}`, two],
  ]],
  ["with brackets and no index", [
    [`${list}[][${text}]`, a], [`${list}[][${text}]`, b], [`${list}[][${file}]`, one], [`${list}[][${file}]`, two],
  ]],
  ["with brackets, dots and no index", [
    [`${list}[].${text}`, a], [`${list}[].${file}`, one], [`${list}[].${text}`, b], [`${list}[].${file}`, two],
  ]],
  ["without the name of the list", [[text, a], [file, one], [text, b], [file, two]]],
  ["with several spellings", [
    [`${list}[][${text}]`, a], [`${list}.${file}`, one], [`${list}[1].${text}`, b], [`${list}.1.${file}`, two],
  ]],
];

describe("files are accepted", () => {
  it.each(spellings("files", "dest_path", "file", ["/a", "/b"]))("%s", async (_, parts) => {
    expect(await bodyOf(uploads, parts))
      .toEqual({ files: [{ dest_path: "/a", file: "1" }, { dest_path: "/b", file: "2" }] });
  });
  it("more than ten, in any order", async () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ dest_path: `/${index}`, file: "1" }));
    const parts = files.flatMap(({ dest_path }, index): FormPart[] =>
      [[`files[${index}][dest_path]`, dest_path], [`files[${index}][file]`, one]]);
    expect(await bodyOf(uploads, parts.reverse())).toEqual({ files });
  });
  it("a single one, without the name of the list", async () => {
    expect(await bodyOf(uploads, [["file", one], ["dest_path", "/a"]]))
      .toEqual({ files: [{ dest_path: "/a", file: "1" }] });
  });
});

describe("extensions are accepted", () => {
  it.each(spellings("extensions", "name", "zip_file", ["a", "b"]))("%s", async (_, parts) => {
    expect(await bodyOf(extensions, parts))
      .toEqual({ extensions: [{ name: "a", zip_file: "1" }, { name: "b", zip_file: "2" }] });
  });
});

const url = "https://github.com/a/b";
const repository = { type: "github", url, ref: "main", entrypoint: "main.ts" };
const source: FormPart = ["source", JSON.stringify(repository)];

describe("environment variables are accepted", () => {
  it.each<[string, FormPart[], Record<string, string>]>([
    ["with brackets", [["env_vars[A]", "1"], ["env_vars[B]", "2"]], { A: "1", B: "2" }],
    ["with dots", [["env_vars.A", "1"], ["env_vars.B", "2"]], { A: "1", B: "2" }],
    ["with dots in a key in brackets", [["env_vars[a.b.c]", "1"]], { "a.b.c": "1" }],
    ["with dots in a key after a dot", [["env_vars.a.b.c", "1"]], { "a.b.c": "1" }],
    ["with brackets in a key after a dot", [["env_vars.a[0]", "1"]], { "a[0]": "1" }],
    ["with a key that is a number", [["env_vars.0", "1"], ["env_vars[1]", "2"]], { 0: "1", 1: "2" }],
    ["with a key that is __proto__", [["env_vars.__proto__", "1"]], JSON.parse('{"__proto__":"1"}')],
    ["as JSON", [["env_vars", '{"A":"1"}']], { A: "1" }],
  ])("%s", async (_, parts, env_vars) => {
    expect(await bodyOf("/deployments", [source, ...parts])).toMatchObject({ env_vars, source: repository });
  });
});

describe("a source is accepted", () => {
  const texts = { ...repository, "auth.method": "github_token", "auth.token": "a" };
  const named = (nameOf: (steps: string[]) => string) => Object.entries(texts)
    .map(([name, value]): FormPart => [nameOf(["source", ...name.split(".")]), value]);
  const asJson = JSON.stringify({ ...repository, auth: { method: "github_token", token: "a" } });
  it.each<[string, FormPart[]]>([
    ["as JSON", [["source", asJson]]],
    ["as JSON with a content type", [["source", new Blob([asJson], { type: "application/json" })]]],
    ["with brackets", named(([first, ...more]) => `${first}[${more.join("][")}]`)],
    ["with dots", named((steps) => steps.join("."))],
  ])("%s", async (_, parts) => {
    expect(await bodyOf("/deployments", parts))
      .toMatchObject({ source: { ...repository, auth: { method: "github_token", token: "a" } } });
  });
});

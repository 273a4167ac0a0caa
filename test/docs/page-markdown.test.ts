/** The docs as Markdown: the files beside the page, and the button that copies an operation. */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { contract, type Node, yaml } from "../support/contract.js";
import { articleOf, pageOperations } from "./articles.js";
import { onDisk, open } from "./open.js";
import { samplesOf } from "./samples.js";

const { folder, url } = inject("docs");
const schemas = Object.entries<Node>(contract.components.schemas as Node);
const samples = samplesOf(yaml);
const files = new Map<string, string>();
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
  const paths = await readdir(folder, { recursive: true });
  for (const path of paths.filter((path) => /\.(md|txt)$/.test(path))) {
    files.set(path, await readFile(join(folder, path), "utf8"));
  }
});
afterAll(() => chromium.close());

it("an index, the introduction, each operation and each schema have a file, and all take at most 1 MB", () => {
  const operations = pageOperations.map(({ id }) => `operations/${id}.md`);
  const expected = [...operations, ...schemas.map(([name]) => `schemas/${name}.md`), "introduction.md", "llms.txt"];
  expect([...files.keys()].sort()).toEqual(expected.sort());
  const size = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(size).toBeLessThan(1_000_000);
});

it("every link leads to a file, and llms.txt to all of them", () => {
  const linked = (path: string) => [...(files.get(path) ?? "").matchAll(/\]\(([^)#]+)\)/g)]
    .map(([, link = ""]) => join(dirname(path), link));
  for (const path of files.keys()) {
    const missing = linked(path).filter((target) => target !== "openapi.yaml" && !files.has(target));
    expect(missing, path).toEqual([]);
  }
  const others = [...files.keys()].filter((path) => path !== "llms.txt");
  expect(linked("llms.txt").sort()).toEqual([...others, "openapi.yaml"].sort());
});

it("no file has HTML outside of its example, or too many empty lines", () => {
  for (const [path, text] of files) {
    expect(text.split("## Example")[0], path).not.toMatch(/<\/?[a-z]+[ >]|&(amp|lt|gt|quot);|\n{3}/);
  }
});

it("the file of an operation has its texts, parameters, statuses and curl sample", () => {
  for (const { id, summary, method, path, parameters, responses } of pageOperations) {
    const text = files.get(`operations/${id}.md`) ?? "";
    const { description = "" } = contract.paths[path][method.toLowerCase()] as Node;
    const sample = samples.find((one) => one.id === id)?.samples.curl;
    for (const part of [`# ${summary}\n`, `\`${method} ${path}\``, String(description).trim(), sample]) {
      expect(text).toContain(part);
    }
    for (const { name } of parameters) expect(text, id).toContain(`- \`${name}\` (`);
    for (const status of Object.keys(responses)) expect(text, id).toContain(`\n- ${status}: `);
  }
});

it("the file of a schema has its fields, and marks the required ones", () => {
  for (const [name, schema] of schemas) {
    const text = files.get(`schemas/${name}.md`) ?? "";
    for (const field of Object.keys(schema.properties as object ?? {})) {
      const [line = ""] = new RegExp(`^- \`${field}\` \\(.*`, "m").exec(text) ?? [];
      expect(line, `${name}.${field}`).not.toBe("");
      const isRequired = (schema.required as string[] ?? []).includes(field);
      expect(/^- `\S+` \([^:]*, required[,)]/.test(line), `${name}.${field}`).toBe(isRequired);
    }
  }
});

it("the docs are served with them", async () => {
  for (const [path, type] of [["llms.txt", "text/plain"], ["operations/movePath.md", "text/markdown"]] as const) {
    const response = await fetch(url + path);
    expect(response.headers.get("Content-Type")).toBe(`${type}; charset=utf-8`);
    expect(await response.text()).toBe(files.get(path));
  }
});

const pages = { "over HTTP": url, "from disk": onDisk(folder) };
it.each(Object.entries(pages))("the button of an operation copies it, %s", async (_, address) => {
  const { page, problems } = await open(chromium, `${address}#movePath`, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const article = articleOf(page, "movePath");
  await article.getByRole("button", { name: "Python", exact: true }).click();
  await article.getByRole("button", { name: "Copy as Markdown" }).click();
  await article.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Move or rename a file or directory\n\nPUT `\/browsers\/{id}\/fs\/move`\n\n`movePath`\n\n/);
  expect(copied).toContain(`
## Request body required

\`application/json\` MovePathRequest

The source and the destination.

- \`src_path\` string required
  Absolute path of the file or directory to move.
  - Matches \`^/.*\`
- \`dest_path\` string required
`);
  expect(copied).toContain(samples.find(({ id }) => id === "movePath")?.samples.Python);
  await article.getByRole("button", { name: "Copy as Markdown" }).waitFor(); // again
  expect(problems).toEqual([]);
});

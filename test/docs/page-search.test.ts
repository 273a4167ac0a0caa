/** Search finds operations by their ids and paths, schemas by their names, and every field; a URL can ask for it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { contract, type Node, type Operation, operations } from "../support/contract.js";
import { onDisk, open } from "./open.js";
import { placeOf, sectionOf } from "./places.js";

const { folder, url } = inject("docs");
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

/** What is searched, and the place that has to be among the first five found. */
const searched = {
  "movePath": "#/filesystem/movepath",
  "createBrowser": "#/browser-sessions/createbrowser",
  "/fs/move": "#/filesystem/movepath",
  "write_file": "#/filesystem/writefile",
  "Rename a proxy": "#/proxies/updateproxy",
  "ErrorDetail": "#/schemas/errordetail",
  "Browser": "#/schemas/browser",
  "dest_path": "#/filesystem/movepath#filesystem/movepath/t=request&path=dest_path",
  "session_id": "#/browser-sessions/getbrowser#browser-sessions/getbrowser/",
};

it("search finds operations by id, path and summary, schemas by name, and fields", { timeout: 60_000 }, async () => {
  const { page, strayed, problems } = await open(chromium, url);
  await page.getByTestId("search-trigger").click();
  for (const [words, place] of Object.entries(searched)) {
    await page.getByTestId("search-dialog").getByRole("textbox").fill(words);
    await expect.poll(() => firstFound(page, place.length), { message: words, timeout: 10_000 })
      .toContain(place);
  }
  expect({ strayed, problems }).toEqual({ strayed: [], problems: [] });
});

it.each([
  ["from disk", onDisk(folder)],
  ["from a host", url],
])("a URL asks for what is searched, %s", async (_, url) => {
  const { page } = await open(chromium, `${url}?search=dest_path`);
  const { section, summary } = placeOf("movePath");
  expect(await page.getByTestId("search-dialog").getByRole("textbox").inputValue()).toBe("dest_path");
  await found(page).filter({ hasText: summary }).click();
  await sectionOf(page, section).getByRole("heading", { name: summary }).first().waitFor();
  expect(new URL(page.url())).toMatchObject({ search: "", hash: expect.stringContaining(section) as string });
});

it("the index has each operation by its id and its path, with each of its fields, and each schema", async () => {
  const documents = await indexOf(url);
  for (const operation of operations) {
    const document = documents.find(({ httpMethod, httpPath }) =>
      httpMethod === operation.method.toLowerCase() && httpPath === operation.path);
    const names = new Set(document?.parameters?.map(({ name }) => name));
    expect([operation.id, ...fieldsOf(operation)].filter((name) => !names.has(name)), operation.id).toEqual([]);
  }
  const titles = documents.filter(({ kind }) => kind === "schema").map(({ title }) => title);
  expect(titles.sort()).toEqual(Object.keys(contract.components.schemas as Node).sort());
});

const found = (page: Page) => page.locator('[data-component-name="Search/SearchItem"]');

/** Where the first five lead, as far as a link to the place goes. */
async function firstFound(page: Page, length: number): Promise<string[]> {
  const all = await found(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return all.slice(0, 5).map((href) => href.slice(0, length));
}

interface Indexed {
  title: string;
  kind: string;
  httpMethod?: string;
  httpPath?: string;
  parameters?: { name: string }[];
}

/** What Redoc has in its index: the page is served with a way to look at it. */
async function indexOf(url: string): Promise<Indexed[]> {
  const page = await (await chromium.newContext()).newPage();
  const html = await readFile(join(folder, "index.html"), "utf8");
  const body = html.replace("let c=i.getResult(),", "let c=globalThis.indexed=i.getResult(),");
  expect(body, "Redoc has changed: see indexOf").not.toBe(html);
  await page.route(url, (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto(url);
  await page.getByTestId("search-trigger").click();
  const indexed = await page.waitForFunction(() => (globalThis as Node).indexed as Indexed[]);
  return indexed.jsonValue();
}

/** Names of the parameters, and of every property in the bodies of the request and of the responses. */
function fieldsOf({ parameters, body, responses }: Operation): Set<string> {
  const names = new Set(parameters.map(({ name }) => name as string));
  const collect = (schema: Node): void => {
    for (const [name, property] of Object.entries<Node>(schema.properties ?? {})) {
      names.add(name);
      collect(property);
    }
    const parts = [schema.items, ...schema.oneOf ?? [], ...schema.anyOf ?? [], ...schema.allOf ?? []] as Node[];
    parts.filter(Boolean).forEach(collect);
  };
  const contents = Object.values(responses).flatMap(({ content = {} }) => Object.values<Node>(content as Node));
  for (const content of [body, ...contents]) collect(content?.schema as Node ?? {});
  return names;
}

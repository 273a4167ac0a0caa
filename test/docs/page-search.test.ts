/** Search finds operations by their ids and paths, schemas by their names, and every field; a URL can ask for it. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { SearchIndex } from "../../scripts/docs/search-index.js";
import { startChromium } from "../support/chromium.js";
import { contract, type Node, type Operation, operations } from "../support/contract.js";
import { onDisk, open, type Opened, openShared } from "./open.js";
import { barOf, searchOf } from "./places.js";

const { folder, url } = inject("docs");
let chromium: Browser;
let shared: Opened;

beforeAll(async () => {
  chromium = await startChromium();
  shared = await openShared(chromium, url);
});
afterAll(() => chromium.close());

/** What is searched, and the place that has to be among the first five found: the first, where it is unmistakable. */
const searched: Record<string, [place: string, isFirst?: boolean]> = {
  "movePath": ["#movePath", true],
  "createBrowser": ["#createBrowser", true],
  "create browser": ["#createBrowser"],
  "/fs/move": ["#movePath", true],
  "write_file": ["#writeFile"],
  "Rename a proxy": ["#updateProxy", true],
  "ErrorDetail": ["#ErrorDetail", true],
  "Browser": ["#Browser"],
  "dest_path": ["#movePath.body.dest_path"],
  "session_id": ["#getBrowser"],
  "refresh_rate": ["#createBrowser.body.viewport.refresh_rate", true],
  "2FA": ["#getTotpCode"],
  "screenshot": ["#takeScreenshot", true],
  "Retry-After": ["#createBrowser"],
};

it("search finds operations by id, path and words, schemas by name, and fields", async () => {
  const { page, strayed, problems } = shared;
  await barOf(page).getByRole("button", { name: "Search" }).click();
  for (const [words, [place, isFirst]] of Object.entries(searched)) {
    await searchOf(page).getByRole("combobox", { name: "Search" }).fill(words);
    const found = await linksFound(page);
    if (isFirst) expect(found[0], words).toBe(place);
    else expect(found.slice(0, 5), words).toContain(place);
  }
  await searchOf(page).getByRole("combobox", { name: "Search" }).fill("nosuchword");
  await searchOf(page).getByText("No results for “nosuchword”.").waitFor();
  await page.keyboard.press("Escape");
  expect({ strayed, problems }).toEqual({ strayed: [], problems: [] });
});

it("an operation comes before the schema that it sends", async () => {
  const { page } = await open(chromium, `${url}?search=dest_path`);
  const found = await linksFound(page);
  expect(found.indexOf("#MovePathRequest.dest_path")).toBeGreaterThan(found.indexOf("#movePath.body.dest_path"));
});

it.each([
  ["from disk", onDisk(folder)],
  ["from a host", url],
])("a URL asks for what is searched, and what is found is opened by keyboard alone, %s", async (_, url) => {
  const { page } = await open(chromium, `${url}?search=move`);
  expect(await searchOf(page).getByRole("combobox", { name: "Search" }).inputValue()).toBe("move");
  const [first, second] = await linksFound(page);
  expect([first, second].every(Boolean)).toBe(true);
  await page.keyboard.press("ArrowDown");
  expect(await searchOf(page).getByRole("option", { selected: true }).getAttribute("href")).toBe(second);
  await page.keyboard.press("Enter");
  await searchOf(page).waitFor({ state: "hidden" });
  expect(new URL(page.url())).toMatchObject({ search: "", hash: second });
});

it.each(["/", "Control+k"])("%s opens search, and Escape closes it", async (key) => {
  const { page } = shared;
  await page.keyboard.press(key);
  await searchOf(page).waitFor();
  await page.keyboard.press("Escape");
  await searchOf(page).waitFor({ state: "hidden" });
});

it("the index has each operation with each of its fields, and each schema", async () => {
  const { page } = shared;
  const index = JSON.parse(await page.locator("#search-index").textContent() ?? "") as SearchIndex;
  for (const operation of operations) {
    const number = index.places.findIndex(([id]) => id === operation.id);
    expect(index.places[number]).toMatchObject({ 1: "operation", 3: `${operation.method} ${operation.path}` });
    const missing = [...fieldsOf(operation)].filter((name) => !index.fields[name]?.flat().includes(number));
    expect(missing, operation.id).toEqual([]);
  }
  const schemas = index.places.filter(([, kind]) => kind === "schema").map(([id]) => id);
  expect(schemas).toEqual(Object.keys(contract.components.schemas as Node));
});

async function linksFound(page: Page): Promise<(string | null)[]> {
  return searchOf(page).getByRole("option").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
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

/** Search finds operations by id and path, schemas by name, and every field. A URL can contain a query. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { SearchIndex } from "../../src/docs/page/search/types.js";
import { startChromium } from "../support/chromium.js";
import { contract, type Node, type Operation, operations } from "../support/contract.js";
import { onDisk, open, type OpenedPage, openShared } from "./open.js";
import { barOf, searchOf } from "./articles.js";

const { folder, url } = inject("docs");
let chromium: Browser;
let shared: OpenedPage;

beforeAll(async () => {
  chromium = await startChromium();
  shared = await openShared(chromium, url);
});
afterAll(() => chromium.close());

/** Queries, each with the link that must be the first result or among the first five. */
const queries: Record<string, [link: string, isFirst?: boolean]> = {
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
  "viewport width": ["#createBrowser.body.viewport.width", true],
  "live view": ["#createBrowser", true],
  "webhook": ["#event-streams", true],
};

it("search finds operations by id, path and text, schemas by name, and fields", async () => {
  const { page, blockedRequests, problems } = shared;
  await barOf(page).getByRole("button", { name: "Search" }).click();
  for (const [query, [link, isFirst]] of Object.entries(queries)) {
    await searchOf(page).getByRole("combobox", { name: "Search" }).fill(query);
    const found = await linksFound(page);
    if (isFirst) expect(found[0], query).toBe(link);
    else expect(found.slice(0, 5), query).toContain(link);
  }
  await searchOf(page).getByRole("combobox", { name: "Search" }).fill("nosuchword");
  await searchOf(page).getByText("No results for “nosuchword”.").waitFor();
  await searchOf(page).getByRole("combobox", { name: "Search" }).fill("webhooks");
  await searchOf(page).getByText("This API has no webhooks.").waitFor();
  await page.keyboard.press("Escape");
  expect({ blockedRequests, problems }).toEqual({ blockedRequests: [], problems: [] });
});

it("an operation ranks above the schema of its request", async () => {
  const { page } = await open(chromium, `${url}?search=dest_path`);
  const found = await linksFound(page);
  expect(found.indexOf("#MovePathRequest.dest_path")).toBeGreaterThan(found.indexOf("#movePath.body.dest_path"));
});

it.each([
  ["from disk", onDisk(folder)],
  ["from a host", url],
])("a URL with a query opens search, and the keyboard opens a result, %s", async (_, url) => {
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
    const number = index.entries.findIndex(([id]) => id === operation.id);
    expect(index.entries[number]).toMatchObject({ 1: "operation", 3: `${operation.method} ${operation.path}` });
    const missing = [...fieldsOf(operation)].filter((name) => !index.fields[name]?.flat().includes(number));
    expect(missing, operation.id).toEqual([]);
  }
  const schemas = index.entries.filter(([, kind]) => kind === "schema").map(([id]) => id);
  expect(schemas).toEqual(Object.keys(contract.components.schemas as Node));
});

async function linksFound(page: Page): Promise<(string | null)[]> {
  return searchOf(page).getByRole("option").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

/** Returns the names of the parameters, and of every property of the request and response bodies. */
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

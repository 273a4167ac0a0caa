/** The docs page in Chromium: it works from disk and from any host without a network, and everybody can read it. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDocs } from "../../scripts/docs.js";
import { startChromium } from "../support/chromium.js";
import { contentOf, contract, type Node, operation, operations, yaml } from "../support/contract.js";
import { violationsOn } from "./axe.js";
import { onDisk, open, serve } from "./open.js";

const wide = { width: 1400, height: 900 };
const narrow = { width: 375, height: 800 };
const shown = operations.map(({ id, method, path, tags: [tag = ""], body, responses }) => {
  const { summary } = contract.paths[path][method.toLowerCase()] as { summary: string };
  const [success] = Object.values(responses) as [Node];
  const kind = [body?.mediaType, Object.keys(body?.examples ?? {}).length > 1, contentOf(success)?.mediaType];
  const place = `#/${tag.toLowerCase().replaceAll(" ", "-")}/${id.toLowerCase()}`;
  return { id, path, summary, tag, kind: kind.join(), place };
});
/** The first operation of each kind: with another body, another answer, with or without examples to pick from. */
const kinds = shown.filter(({ kind }, index) => shown.findIndex((other) => other.kind === kind) === index);
const places = [{ id: "the introduction", place: "" }, ...kinds];
const groups = {
  "Run browsers": [
    "Browser sessions", "Session replays", "Profiles", "Extensions", "Proxies", "Browser pools",
  ],
  "Inside a browser": ["Filesystem", "Computer controls", "Playwright execution", "Processes", "Logs"],
  "Identity": ["Managed authentication", "Credentials", "Credential providers"],
  "Apps": ["Apps", "Deployments", "Invocations"],
};
let folder: string;
let chromium: Browser;
let host: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docs-"));
  await buildDocs(folder);
  host = await serve(folder);
  chromium = await startChromium();
});
afterAll(async () => {
  await chromium.close();
  host.close();
  await rm(folder, { recursive: true });
});

it("the folder has the page, the description and the console, and nothing else", async () => {
  expect((await readdir(folder)).sort()).toEqual(["console", "console.html", "index.html", "openapi.yaml"]);
  expect(await readFile(join(folder, "openapi.yaml"), "utf8")).toBe(yaml);
});

describe.each([
  ["from disk", () => onDisk(folder)],
  ["from a host", () => host.url],
])("the page %s", (_, url) => {
  it.each([
    ["shows each operation, found by the menu", async (page: Page) => {
      let open = "";
      for (const { tag, summary, path } of shown) {
        if (tag !== open) await menu(page).getByText(tag, { exact: true }).last().click();
        open = tag;
        await menu(page).getByText(summary, { exact: true }).click();
        await page.getByRole("heading", { name: summary }).first().waitFor();
        await panel(page, path).waitFor();
      }
    }],
    ["finds an operation by a word of its path", async (page: Page) => {
      await page.getByTestId("search-trigger").click();
      await page.getByPlaceholder("Search docs...").fill("write_file");
      await page.getByRole("link", { name: "/fs/write_file Write or create a file" }).click();
      await page.getByRole("heading", { name: "Write or create a file" }).waitFor();
    }],
    ["offers the description for download", async (page: Page) => {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "openapi.yaml" }).click();
      expect(await readFile(await (await download).path(), "utf8")).toBe(yaml);
    }],
    ["has links that work in a new window, too", async (page: Page) => {
      const links = await menu(page).getByRole("link").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
      expect(links.filter((href) => !/^(#|https:\/\/redocly\.com\/redoc\/$)/.test(href ?? ""))).toEqual([]);
    }],
  ])("%s, and asks for nothing elsewhere", { timeout: 120_000 }, async (_, look) => {
    const { page, strayed, problems } = await open(chromium, url(), { viewport: wide });
    await look(page);
    expect({ strayed, problems }).toEqual({ strayed: [], problems: [] });
  });
});

it("the introduction has what a reader looks for first, in the text and in the menu", async () => {
  const { page } = await open(chromium, host.url, { viewport: wide });
  for (const name of ["Authentication", "Mock server", "Errors", "Limits", "Versioning"]) {
    await page.getByRole("heading", { name, level: 2 }).waitFor();
    await menu(page).getByText(name, { exact: true }).waitFor();
  }
});

it("the menu has every area of the contract, in its group", async () => {
  const { page } = await open(chromium, host.url, { viewport: wide });
  const entries = (await menu(page).innerText()).split("\n");
  const names = Object.entries(groups).flat(2);
  expect(entries.slice(entries.indexOf("Run browsers")).slice(0, names.length)).toEqual(names);
  const areas = (contract.tags as { name: string }[]).map(({ name }) => name);
  expect(Object.values(groups).flat().sort()).toEqual(areas.sort());
});

it.each(["curl", "TypeScript", "fetch"])("the sample in %s is that of the example that is picked", async (label) => {
  const { page } = await open(chromium, `${host.url}#/proxies/createproxy`, { viewport: wide });
  const samples = panel(page, "/proxies");
  await samples.getByRole("button", { name: "curl", exact: true }).click();
  await page.getByRole("menuitem", { name: label }).click();
  const titles = Object.values(contract.paths["/proxies"].post.requestBody.content["application/json"].examples as Node)
    .map(({ summary }) => summary as string);
  for (const title of titles.reverse()) {
    await samples.getByRole("button", { name: "Example" }).click();
    await page.getByRole("menuitem", { name: title }).click();
    await samples.locator("code", { hasText: new RegExp(`^(#|//) ${title}`) }).waitFor();
  }
});

it("the example of an event is what comes over the wire", async () => {
  const { page } = await open(chromium, `${host.url}#/logs/streamlogs`, { viewport: wide });
  const [event] = Object.values(contentOf(operation("streamLogs").responses[200] as Node)?.examples ?? {});
  await page.locator(".panel-response-samples", { hasText: `data: ${JSON.stringify(event)}` }).waitFor();
});

it.each(kinds)("$id has three samples to switch between", async ({ place, path }) => {
  const { page } = await open(chromium, host.url + place, { viewport: wide });
  const samples = panel(page, path);
  let current = "curl";
  for (const [label, text] of Object.entries({ TypeScript: "createClient", fetch: "await fetch", curl: "curl -" })) {
    await samples.getByRole("button", { name: current, exact: true }).click();
    await page.getByRole("menuitem", { name: label }).click();
    await samples.locator("code", { hasText: text }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    current = label;
  }
});

describe.each([
  { viewport: wide, colorScheme: "light" as const },
  { viewport: wide, colorScheme: "dark" as const },
  { viewport: narrow, colorScheme: "dark" as const },
])("at $viewport.width px in the $colorScheme scheme", ({ viewport, colorScheme }) => {
  it.each(places)("everybody can read $id, without scrolling to the side", async ({ place }) => {
    const { page } = await open(chromium, host.url + place, { viewport, colorScheme });
    const expand = page.getByTestId("schema-expand-all-button");
    await expand.evaluateAll((all) => all.forEach((button) => (button as HTMLElement).click()));
    const busy = expand.and(page.locator("[style*='opacity: 0']")); // faint while it works
    await busy.first().waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await page.evaluate(() => document.documentElement.className)).toContain(colorScheme);
    expect(await violationsOn(page)).toEqual([]);
  });
});

const menu = (page: Page) => page.locator(".menu-content");

/** The panel with the samples of an operation. */
const panel = (page: Page, path: string) => page.locator(".panel-request-samples").filter({ hasText: path }).first();

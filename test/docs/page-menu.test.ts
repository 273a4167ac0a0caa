/** Readers find every operation by the menu, from disk and from any host, without a network. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { contract, yaml } from "../support/contract.js";
import { onDisk, open } from "./open.js";
import { menuOf, type Place, places, sectionOf } from "./places.js";

const { folder, url: host } = inject("docs");
const disk = onDisk(folder);
const firstOfEachArea = places.filter(({ tag }, index) => tag !== places[index - 1]?.tag);
const groups = {
  "Run browsers": [
    "Browser sessions", "Session replays", "Profiles", "Extensions", "Proxies", "Browser pools",
  ],
  "Inside a browser": ["Filesystem", "Computer controls", "Playwright execution", "Processes", "Logs"],
  "Identity": ["Managed authentication", "Credentials", "Credential providers"],
  "Apps": ["Apps", "Deployments", "Invocations"],
  "Reference": ["Schemas"],
};
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

it("the folder has the page and the description", async () => {
  expect((await readdir(folder)).sort()).toEqual(["console", "console.html", "index.html", "openapi.yaml"]);
  expect(await readFile(join(folder, "openapi.yaml"), "utf8")).toBe(yaml);
});

it.each([
  ["each operation from disk", disk, places],
  ["the first operation of each area from a host", host, firstOfEachArea],
])("the menu leads to %s, and the page asks for nothing elsewhere", { timeout: 120_000 }, async (_, url, all) => {
  const { page, strayed, problems } = await open(chromium, url);
  let area = "";
  for (const place of all) {
    if (place.tag !== area) await menuOf(page).getByText(place.tag, { exact: true }).last().dispatchEvent("click");
    area = place.tag;
    await lookAt(page, place);
  }
  expect({ strayed, problems }).toEqual({ strayed: [], problems: [] });
});

async function lookAt(page: Page, { summary, section, path }: Place): Promise<void> {
  await menuOf(page).getByText(summary, { exact: true }).dispatchEvent("click");
  await sectionOf(page, section).getByRole("heading", { name: summary }).first().waitFor();
  await sectionOf(page, section).locator(".panel-request-samples", { hasText: path }).waitFor();
}

describe.each([["from disk", disk], ["from a host", host]])("the page %s", (_, url) => {
  it("offers the description for download", async () => {
    const { page } = await open(chromium, url);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "openapi.yaml" }).click();
    expect(await readFile(await (await download).path(), "utf8")).toBe(yaml);
  });

  it("has links that work in a new window, too", async () => {
    const { page } = await open(chromium, url);
    const links = await menuOf(page).getByRole("link").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(links.length).toBeGreaterThan(17);
    expect(links.filter((href) => !/^(#|https:\/\/redocly\.com\/redoc\/$)/.test(href ?? ""))).toEqual([]);
  });
});

it("the introduction has what a reader looks for first, in the text and in the menu", async () => {
  const { page } = await open(chromium, host);
  for (const name of ["Authentication", "Mock server", "Errors", "Limits", "Versioning"]) {
    await page.getByRole("heading", { name, level: 2 }).waitFor();
    await menuOf(page).getByText(name, { exact: true }).waitFor();
  }
});

it("the menu has every area of the contract, in its group, and the schemas at the end", async () => {
  const { page } = await open(chromium, host);
  const entries = (await menuOf(page).innerText()).split("\n");
  const names = Object.entries(groups).flat(2);
  expect(entries.slice(entries.indexOf("Run browsers")).slice(0, names.length)).toEqual(names);
  const areas = (contract.tags as { name: string }[]).map(({ name }) => name);
  expect(Object.values(groups).flat().sort()).toEqual([...areas, "Schemas"].sort());
});

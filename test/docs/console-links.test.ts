/** The page leads to the console and back, and everybody can read what stands around swagger-ui. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { violationsOn } from "./axe.js";
import { chromium, execute, folder, openConsole, placeOf, places, setUpConsole, timeout, url } from "./console.js";

/** In the page: the contract as the console has it. */
declare const contract: { paths: Record<string, Record<string, { externalDocs?: { url: string } }>> };

setUpConsole();

it("each operation of the console links to its place on the page", { timeout }, async () => {
  const { page, operation } = await openConsole(placeOf("getBrowser"));
  const shown = await operation.locator(".opblock-external-docs a").getAttribute("href");
  expect(shown).toBe(`${url}${places.find(({ id }) => id === "getBrowser")?.onPage}`);
  const links = await page.evaluate(() => Object.values(contract.paths).flatMap(Object.values)
    .flatMap(({ externalDocs }) => externalDocs?.url ?? []));
  expect(links.sort()).toEqual(places.map(({ onPage }) => url + onPage).sort());
});

it("each operation of the page links to its place in the console, which opens there", { timeout }, async () => {
  const html = await readFile(join(folder, "index.html"), "utf8");
  for (const { inConsole } of places) expect(html).toContain(`[Try it](${inConsole})`);
  const page = await chromium.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${url}index.html#/browser-sessions/getbrowser`);
  await page.getByRole("link", { name: "Try it" }).click();
  await page.locator("#operations-Browser_sessions-getBrowser.is-open").waitFor();
});

describe.each([
  { viewport: { width: 1400, height: 900 }, colorScheme: "light" as const },
  { viewport: { width: 1400, height: 900 }, colorScheme: "dark" as const },
  { viewport: { width: 375, height: 800 }, colorScheme: "dark" as const },
])("at $viewport.width px in the $colorScheme scheme", (options) => {
  it("everybody can read what stands around swagger-ui", { timeout }, async () => {
    const { page, operation } = await openConsole(placeOf("createBrowser"), options);
    await execute(operation);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
    expect(await violationsOn(page, "header")).toEqual([]);
  });
});

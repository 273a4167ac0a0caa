/** The panel for everybody: narrow and wide screens, both themes, by keyboard, with hostile texts and a token. */
import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { everyViolationOn } from "../../docs/axe.js";
import { startChromium } from "../../support/chromium.js";
import { session } from "../../support/mock.js";
import { openPanel } from "./panel.js";

let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
  return () => chromium.close();
});

const evil = "<img src=x onerror='document.title=1'><script>document.title=2</script>";
const places = [
  "#requests", "#state", `#state/browsers/${session}`, `#state/browsers/${session}/fs/list_files?path=/`,
  `#state/browsers/${session}/logs/stream`, `#state/browsers/${session}/telemetry/stream`, "#state/apps",
  "#state/nothing", "#faults", "#recording",
];

const goTo = async (page: Page, hash: string) => {
  await page.evaluate((to) => void (location.hash = to), hash);
  await page.waitForFunction(() => !/Loading …/.test(document.body.textContent));
};

describe.each([
  { width: 1920, colorScheme: "light" as const },
  { width: 1440, colorScheme: "dark" as const },
  { width: 360, colorScheme: "light" as const },
  { width: 360, colorScheme: "dark" as const },
])("at $width px, $colorScheme", ({ width, colorScheme }) => {
  it("axe-core finds nothing, and nothing scrolls to the side", async () => {
    const overrides = { getProfile: { status: 403 } } as const;
    const context = { viewport: { width, height: 900 }, colorScheme };
    const { page, client, problems, blockedRequests } = await openPanel(chromium, { overrides, record: true }, context);
    await client.createBrowser({ body: { name: "long-".repeat(20), start_url: `https://a.test/${"y".repeat(300)}` } });
    await expect(client.createBrowser({ body: { timeout_seconds: "x" } as never })).rejects.toThrow();
    for (const place of places) {
      await goTo(page, place);
      if (place === "#requests") await page.getByRole("button", { name: /400 POST/ }).first().click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(width);
      expect(await everyViolationOn(page), place).toEqual([]);
    }
    expect([problems, blockedRequests]).toEqual([[], []]);
  }, 60_000);
});

it("hostile texts stay texts", async () => {
  const { page, client, mock } = await openPanel(chromium, { empty: true });
  const { session_id } = await client.createBrowser({ body: { name: evil, start_url: `https://a.test/?${evil}` } });
  const path = { id: session_id };
  await client.writeFile({ path, query: { path: `/${evil.replaceAll("/", "")}` }, body: evil });
  await fetch(`${mock.url}/${encodeURI(evil)}`, { headers: { "X-Evil": evil } });
  mock.use({ createBrowser: { status: 403, body: { code: "<b>", message: evil } } });
  await expect(client.createBrowser()).rejects.toThrow(evil);
  const hashes = [
    "#requests", "#state", `#state/browsers/${session_id}`, `#state${evil}`, `#faults?operation=${evil}`, "#recording",
  ];
  for (const hash of hashes) {
    await goTo(page, hash);
    const closed = page.getByRole("main").getByRole("button", { expanded: false });
    while (await closed.count() > 0) await closed.first().click();
    expect(await page.locator("main script, main img[src=x]").count(), hash).toBe(0);
    if (/^#(requests|state)/.test(hash)) expect(await page.getByRole("main").textContent(), hash).toContain("onerror");
  }
  expect(await page.title()).toContain("Mock of the cloud browser API");
});

it("works by keyboard, and says where the focus is", async () => {
  const { page, client } = await openPanel(chromium);
  await client.createBrowser();
  await page.getByRole("button", { name: /200 POST/ }).waitFor();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Skip to the content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("label")?.textContent)).toBe("Text");
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press("Tab"); // operation, status, pause, clear, the request
  expect(await focused(page)).toMatch(/200POST \/browsers/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy as curl" }).waitFor();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Copy as curl");
});

it("the theme is remembered", async () => {
  const { page } = await openPanel(chromium);
  await page.getByRole("button", { name: "Theme: system" }).click();
  await page.getByRole("button", { name: "Theme: light" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Theme: dark" }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
});

it("a token is asked for, and is in no address", async () => {
  const { page, client, blockedRequests } = await openPanel(chromium, { token: "the-one-4711" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const [token, open] = [page.getByLabel("Token"), page.getByRole("button", { name: "Open the panel" })];
  const refused = { "the-one-471": "The bearer token is not accepted.", "€": "A token has no spaces" };
  for (const [wrong, why] of Object.entries(refused)) {
    await token.fill(wrong);
    await open.click();
    await expect.poll(() => page.getByRole("alert").textContent()).toContain(why);
  }
  await token.fill("the-one-4711");
  await token.press("Enter");
  await page.getByText("No requests yet.").waitFor();
  await client.createBrowser();
  await page.getByRole("button", { name: /200 POST/ }).waitFor();
  expect(await page.content()).not.toContain("4711");
  expect([blockedRequests, [...asked, page.url()].filter((url) => url.includes("4711"))]).toEqual([[], []]);
});

it("shows requests as they come, until it is paused, and comes back when the mock does", async () => {
  const { page, client, mock } = await openPanel(chromium);
  await client.listProfiles({});
  await page.getByText("1 request", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await client.listProfiles({});
  await page.getByText("1 request, 1 newer").waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("2 requests", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByText("No requests yet.").waitFor();
  expect(mock.requests).toEqual([]);
  await mock.close();
  await page.getByText("The mock does not answer. Trying again …").waitFor();
});

it("takes a thousand requests, and stays quick", async () => {
  const { page, mock } = await openPanel(chromium);
  await page.getByText("No requests yet.").waitFor();
  const headers = { Authorization: "Bearer any" };
  for (let index = 0; index < 60; index++) {
    const all = Array.from({ length: 20 }, () => mock.fetch(`${mock.url}/profiles`, { headers }));
    for (const one of await Promise.all(all)) await one.text();
  }
  await page.getByText("1000 requests", { exact: true }).waitFor();
  expect(await page.getByRole("listitem").count()).toBeLessThanOrEqual(100);
  const began = performance.now();
  await page.getByLabel("Text").fill("nothing-like-this");
  await page.getByText("0 of 1000 requests").waitFor();
  expect(performance.now() - began).toBeLessThan(2000);
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

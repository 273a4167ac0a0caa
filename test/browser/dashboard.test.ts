/** The dashboard of `examples/`: its own tests, and its static folder in Chromium, offline and against a server. */
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { startChromium } from "../support/chromium.js";
import { newFolder } from "../support/folder.js";
import { startTestMock } from "../support/mock.js";
import { succeed } from "../support/run.js";
import { startServer } from "../support/server.js";

const app = "examples/dashboard";
const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml" };
/** The session that the mock has files and a log for. */
const name = "price-check";

let chromium: Browser;
beforeAll(async () => {
  chromium = await startChromium();
  return () => chromium.close();
});

/** Builds the app, and opens it from a server that knows nothing but its files. */
async function openApp(env: Record<string, string> = {}): Promise<{ page: Page; requests: () => string[] }> {
  const folder = await newFolder();
  await succeed("npm", ["run", "build", "--", "--outDir", folder], app, env);
  const { baseUrl, arrived } = await startServer((request, response) => {
    const file = request.url === "/dashboard/" ? "index.html" : (request.url ?? "").replace("/dashboard/", "");
    response.setHeader("Content-Type", types[extname(file)] ?? "text/plain");
    readFile(join(folder, file)).then((bytes) => response.end(bytes), () => response.writeHead(404).end());
  });
  const context = await chromium.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on("dialog", (dialog) => void dialog.accept("any-token"));
  await page.goto(`${baseUrl}/dashboard/`);
  return { page, requests: () => arrived.map(({ url }) => url) };
}

/** Uses every feature of the app. */
async function useEveryFeature(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");

  await button(name).click();
  await page.getByText("Opening the log…").waitFor({ state: "hidden" });
  const log = { name: "crawl.log", mimeType: "text/plain", buffer: Buffer.from(`${"x".repeat(75)}\nThe end.\n`) };
  await page.getByLabel("Upload").setInputFiles([log, { ...log, name: "a.txt", buffer: Buffer.from("abc") }]);
  await page.getByText("a.txt 3 bytes").waitFor();
  await page.getByRole("list", { name: "Log" }).getByText("The end.").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), button("Download a.txt").click()]);
  expect(download.suggestedFilename()).toBe("a.txt");
  expect(await readFile(await download.path(), "utf8")).toBe("abc");
  const live = page.frameLocator("iframe").getByRole("img");
  for (const image of [live, page.getByAltText("Screenshot")]) {
    await image.waitFor();
    await expect.poll(() => image.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }

  for (const created of ["one", "two", "three"]) {
    await page.getByLabel("Name").fill(created);
    await button("Create").click();
    await page.getByRole("heading", { name: created }).waitFor();
  }
  await button("Next").click();
  await expect.poll(() => sessions.count()).toBe(1);
  await button("Previous").click();
  await expect.poll(() => sessions.count()).toBe(5);
  await button("Create").click();
  await page.getByRole("alert").getByText(/^conflict: /).waitFor();
  await button("Delete three").click();
  await page.getByRole("heading", { name: "three" }).waitFor({ state: "hidden" });
}

it("its own tests pass in jsdom", { timeout: 120_000 }, async () => {
  await succeed("npm", ["test"], app);
});

it("every feature works offline, by the mock in a service worker", { timeout: 120_000 }, async () => {
  const { page, requests } = await openApp();
  await page.getByRole("button", { name, exact: true }).waitFor();
  await page.context().setOffline(true);
  await useEveryFeature(page);
  expect(requests().filter((url) => !/\.(?:js|svg)$/.test(url))).toEqual(["/dashboard/"]);
});

it("says what is wrong if the page cannot have the worker", { timeout: 60_000 }, async () => {
  const { page } = await openApp();
  await page.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
  await page.reload();
  await page.getByRole("alert").getByText("This page cannot have a service worker").waitFor();
});

it("every feature works against the server that VITE_API_URL names", { timeout: 120_000 }, async () => {
  const mock = await startTestMock();
  const { page } = await openApp({ VITE_API_URL: mock.url });
  await useEveryFeature(page);
  expect(mock.requests.length).toBeGreaterThan(10);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

/** The mock in pages, with the tools of frontends: the guide's files run with the installed package, in Chromium. */
import { cp, mkdir, mkdtemp, readFile, symlink } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { executablePath, startChromium } from "../support/chromium.js";
import { run, succeed } from "../support/run.js";
import { startServer } from "../support/server.js";

const timeout = 60_000;
const { project, tools } = inject("packed");
const source = new URL("pages/", import.meta.url);
const mediaTypes: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };
let folder: string;
let chromium: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(project, "pages-"));
  await cp(source, folder, { recursive: true });
  await mkdir(join(folder, "node_modules/@vitest"), { recursive: true });
  await mkdir(join(folder, "public"));
  for (const name of ["@vitest/browser-playwright", "msw", "playwright", "vite", "vitest"]) {
    await symlink(join(tools, name), join(folder, "node_modules", name));
  }
  await succeed(join(project, "node_modules/.bin/cloud-browser-contract"), ["worker", "public"], folder);
  await cp(join(tools, "msw/lib/mockServiceWorker.js"), join(folder, "public/mockServiceWorker.js"));
  chromium = await startChromium();
}, timeout);
afterAll(() => chromium.close());

/** Builds the app, and serves it as a static host does. */
async function build(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const output = await mkdtemp(join(folder, "dist-"));
  const options = ["build", "--logLevel", "error", "--outDir", output, "--emptyOutDir"];
  await succeed("node", [join(tools, "vite/bin/vite.js"), ...options], folder, env);
  const { baseUrl } = await startServer(({ url = "" }, response) => {
    const path = url.replace(/\?.*/, "").replace(/\/$/, "/index.html");
    void readFile(join(output, path)).catch(() => undefined).then((body) => {
      response.writeHead(body ? 200 : 404, { "Content-Type": mediaTypes[extname(path)] ?? "text/plain" });
      response.end(body);
    });
  });
  return baseUrl;
}

/**
 * Opens a page in a browser with an empty profile, and waits for its text.
 *
 * @throws {Error} What the page throws.
 */
async function textOf(url: string): Promise<string> {
  const context = await chromium.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const failed = new Promise<never>((_, reject) => page.once("pageerror", reject));
  await page.goto(url);
  await Promise.race([failed, page.waitForFunction(() => document.body.textContent.trim() !== "")]);
  return page.evaluate(() => document.body.textContent);
}

it("an app that Vite has built works on a static host, without the API", { timeout }, async () => {
  expect(await textOf(await build({ VITE_MOCK: "1" }))).toBe("4 browsers");
  await expect(textOf(await build())).rejects.toThrow("Failed to fetch"); // nothing is there without the mock
});

it("the mock answers for MSW in a page and in Node.js: forms, bytes and events", { timeout }, async () => {
  const shown = "hello api_call";
  expect(await textOf(`${await build()}/msw.html`)).toBe(shown);
  expect((await succeed(join(tools, "node-22/bin/node"), ["msw-in-node.js"], folder)).trim()).toBe(shown);
});

it("the mock answers the requests of a page that Playwright routes to it", { timeout }, async () => {
  const { mockApi } = await import(join(folder, "route.js")) as { mockApi: (page: unknown) => Promise<void> };
  const page = await chromium.newPage();
  onTestFinished(() => page.close());
  await mockApi(page);
  await page.goto(await build());
  await page.getByText("4 browsers").waitFor();
});

it("a test runs with the mock in the browser mode of Vitest", { timeout }, async () => {
  const options = ["run", "--root", folder, "--reporter", "json", "--outputFile", "report.json"];
  const env = { CHROMIUM: executablePath };
  const { code, stdout, stderr } = await run("node", [join(tools, "vitest/vitest.mjs"), ...options], folder, env);
  expect(code, stdout + stderr).toBe(0);
  const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as { numPassedTests: number };
  expect(report.numPassedTests).toBe(1);
});

it.each(["main.js", "handlers.js", "route.js", "screen.test.js"])("the guide shows %s", async (file) => {
  const guide = await readFile(join(project, "node_modules/cloud-browser-contract/docs/mock-in-pages.md"), "utf8");
  expect(guide).toContain(`\`\`\`js\n${await readFile(new URL(file, source), "utf8")}\`\`\``);
});

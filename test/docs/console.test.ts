/** The console in Chromium: every kind of call goes to the mock, without a network, and everybody can read it. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { buildDocs } from "../../scripts/docs.js";
import { type Mock, startMock } from "../../src/mock/index.js";
import { startChromium } from "../support/chromium.js";
import { operations } from "../support/contract.js";
import { session } from "../support/mock.js";
import { violationsOn } from "./axe.js";
import { serve } from "./open.js";

/** In the page: the contract as the console has it. */
declare const contract: { paths: Record<string, Record<string, { externalDocs?: { url: string } }>> };

const timeout = 120_000;
const places = operations.map(({ id, tags: [tag = ""] }) => ({
  id,
  inConsole: `console.html#/${encodeURIComponent(tag)}/${id}`,
  onPage: `index.html#/${tag.toLowerCase().replaceAll(" ", "-")}/${id.toLowerCase()}`,
}));
const placeOf = (id: string) => places.find((place) => place.id === id)?.inConsole as string;

let folder: string;
let chromium: Browser;
let host: Awaited<ReturnType<typeof serve>>;
let mock: Mock;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docs-"));
  await buildDocs(folder);
  host = await serve(folder);
  mock = await startMock();
  chromium = await startChromium();
}, timeout);
beforeEach(() => mock.reset());
afterAll(async () => {
  await chromium.close();
  await mock.close();
  host.close();
  await rm(folder, { recursive: true });
});

/** Opens a place of the console, pointed at the mock, and keeps what it asked for elsewhere. */
async function open(place: string, options: Parameters<Browser["newPage"]>[0] = {}, root = host.url) {
  const page = await chromium.newPage(options);
  onTestFinished(() => page.close());
  page.setDefaultTimeout(60_000);
  const strayed: string[] = [];
  await page.route((url) => ![root, mock.url, "data:", "blob:"].some((own) => url.href.startsWith(own)), (route) => {
    strayed.push(route.request().url());
    return route.abort();
  });
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.goto(root + place.replace(".html", `.html?base_url=${mock.url}`));
  return { page, strayed, problems, operation: page.locator(".opblock.is-open") };
}

/** Sends the call of an open operation, and waits for its answer. */
async function execute(operation: Locator): Promise<Locator> {
  await operation.getByRole("button", { name: "Execute" }).click();
  const answer = operation.locator(".live-responses-table tbody");
  await answer.waitFor();
  return answer;
}

const status = (page: Page) => page.getByRole("status");
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

describe.each([
  ["from a host", () => host.url],
  ["from disk", () => pathToFileURL(`${folder}/`).href],
])("the console %s", (_, root) => {
  it("sends JSON, shows the answer, and asks for nothing elsewhere", { timeout }, async () => {
    const { page, operation, strayed, problems } = await open(placeOf("createBrowser"), {}, root());
    await status(page).getByText(`A server answers at ${mock.url}.`).waitFor();
    const answer = await execute(operation);
    expect(await answer.innerText()).toContain('"session_id"');
    expect(mock.requests).toMatchObject([{ operation: "createBrowser", status: 200 }]);
    expect(mock.requests[0]?.headers).not.toHaveProperty("prefer");
    expect({ strayed, problems }).toEqual({ strayed: [], problems: [] });
  });
});

describe("the console", { timeout }, () => {
  it("sends files in a list of a form, each to its path", async () => {
    const { operation } = await open(placeOf("uploadFiles"));
    const parts = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from("sku,price\n") };
    await operation.locator("input[type=file]").first().setInputFiles(parts);
    await execute(operation);
    expect(mock.requests).toMatchObject([{ operation: "uploadFiles", status: 201 }]);
    expect(mock.file(session, "/home/user/catalogue/prices.csv")?.size).toBe(10);
  });
  it("sends a form with a file and text, as the first example fills it", async () => {
    const { operation } = await open(placeOf("createDeployment"));
    const buffer = Buffer.from("UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==", "base64");
    await operation.locator("input[type=file]").setInputFiles({ name: "a.zip", mimeType: "application/zip", buffer });
    await execute(operation);
    expect(mock.requests).toMatchObject([{ operation: "createDeployment", status: 201 }]);
  });
  it("sends bytes from a file", async () => {
    const { operation } = await open(placeOf("writeFile"));
    const buffer = Buffer.from([0, 255, 10]);
    const name = "x.bin";
    await operation.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await execute(operation);
    expect(mock.requests).toMatchObject([{ operation: "writeFile", status: 200 }]);
  });
  it.each(["downloadDirZip", "downloadReplay", "readFile"])("offers the bytes of %s as a file", async (id) => {
    const { page, operation } = await open(placeOf(id));
    const answer = await execute(operation);
    const download = page.waitForEvent("download");
    await answer.getByRole("link", { name: "Download file" }).click();
    expect((await readFile(await (await download).path())).length).toBeGreaterThan(0);
  });
  it("shows an image", async () => {
    const { operation } = await open(placeOf("takeScreenshot"));
    const image = (await execute(operation)).locator("img");
    await image.waitFor();
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  it("shows the events of a stream while it is open, and ends it by Clear", async () => {
    const { page, operation } = await open(placeOf("streamLogs"));
    await operation.locator("tr[data-param-name=follow]").getByRole("combobox").selectOption("true");
    const answer = await execute(operation);
    await answer.getByText("Checked 12 products.").waitFor();
    const ended = page.waitForEvent("requestfailed"); // it is open until here
    await operation.getByRole("button", { name: "Clear" }).click();
    expect((await ended).url()).toContain("/logs/stream");
    await answer.waitFor({ state: "detached" });
  });
  it("shows an error of the server as it came", async () => {
    const { page, operation } = await open(placeOf("getBrowser"));
    await field(page, "Prefer").fill("code=403");
    const answer = await execute(operation);
    expect(await answer.innerText()).toMatch(/^403\b[^]*"forbidden"/);
    expect(mock.requests).toMatchObject([{ status: 403, headers: { prefer: "code=403" } }]);
  });
  it("sends the token of its field, and keeps the fields over a reload", async () => {
    const { page, operation } = await open(placeOf("getBrowser"));
    await field(page, "Token").fill("");
    await execute(operation);
    expect(mock.requests).toMatchObject([{ status: 401 }]);
    await field(page, "Token").fill("another");
    await field(page, "Prefer").fill("code=404");
    await page.reload();
    expect(await field(page, "Token").inputValue()).toBe("another");
    expect(await field(page, "Prefer").inputValue()).toBe("code=404");
    expect(await field(page, "Base URL").inputValue()).toBe(mock.url);
  });
  it("calls another server when it is told to, with no token that was kept for the one before", async () => {
    const { page, operation } = await open(placeOf("getBrowser"));
    const other = await startMock({ token: "other" });
    onTestFinished(() => other.close());
    await page.unrouteAll();
    await field(page, "Token").fill("kept");
    await page.goto(`${host.url}${placeOf("getBrowser").replace(".html", `.html?base_url=${other.url}`)}`);
    expect(await field(page, "Token").inputValue()).toBe("any-token");
    await field(page, "Token").fill("other");
    await execute(operation);
    expect(other.requests).toMatchObject([{ operation: "getBrowser", status: 200 }]);
    await field(page, "Base URL").fill(`${mock.url}/`);
    await execute(operation);
    await expect.poll(() => mock.requests).toMatchObject([{ operation: "getBrowser", status: 200 }]);
  });
  it("says how to start the mock when nothing answers, at load and when a call fails", async () => {
    const gone = await startMock();
    await gone.close();
    const { page, operation } = await open(placeOf("getBrowser"));
    await page.unrouteAll();
    await field(page, "Base URL").fill(gone.url);
    await page.reload();
    await status(page).getByText("npx cloud-browser-contract mock").waitFor();
    const answer = await execute(operation);
    expect(await answer.innerText()).toContain("npx cloud-browser-contract mock");
    await field(page, "Base URL").fill("127.0.0.1:4010");
    await field(page, "Base URL").blur();
    await status(page).getByText("The base URL must start with http:// or https://.").waitFor();
  });
});

it("each operation of the console links to its place on the page", { timeout }, async () => {
  const { page, operation } = await open(placeOf("getBrowser"));
  const shown = await operation.locator(".opblock-external-docs a").getAttribute("href");
  expect(shown).toBe(`${host.url}${places.find(({ id }) => id === "getBrowser")?.onPage}`);
  const links = await page.evaluate(() => Object.values(contract.paths).flatMap(Object.values)
    .flatMap(({ externalDocs }) => externalDocs?.url ?? []));
  expect(links.sort()).toEqual(places.map(({ onPage }) => host.url + onPage).sort());
});

it("each operation of the page links to its place in the console, which opens there", { timeout }, async () => {
  const html = await readFile(join(folder, "index.html"), "utf8");
  for (const { inConsole } of places) expect(html).toContain(`[Try it](${inConsole})`);
  const page = await chromium.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${host.url}index.html#/browser-sessions/getbrowser`);
  await page.getByRole("link", { name: "Try it" }).click();
  await page.locator("#operations-Browser_sessions-getBrowser.is-open").waitFor();
});

describe.each([
  { viewport: { width: 1400, height: 900 }, colorScheme: "light" as const },
  { viewport: { width: 1400, height: 900 }, colorScheme: "dark" as const },
  { viewport: { width: 375, height: 800 }, colorScheme: "dark" as const },
])("at $viewport.width px in the $colorScheme scheme", (options) => {
  it("everybody can read what stands around swagger-ui", { timeout }, async () => {
    const { page, operation } = await open(placeOf("createBrowser"), options);
    await execute(operation);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
    expect(await violationsOn(page, "header")).toEqual([]);
  });
});

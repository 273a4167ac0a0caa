/** Extensions run in the session's browser: those that it starts with, and those that it loads later. */
import { type Browser as Connection, chromium, type Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Browser } from "../../../generated/openapi.js";
import { startServer } from "../../support/server.js";
import { zipOf } from "../../support/zip.js";
import { marker } from "./marker.js";
import { startWithBrowsers } from "./support.js";

async function startSite() {
  return (await startServer((_, response) => response.setHeader("Content-Type", "text/html").end("<p>Page"))).baseUrl;
}

async function connect({ cdp_ws_url }: Browser): Promise<{ browser: Connection; page: Page }> {
  const browser = await chromium.connectOverCDP(cdp_ws_url);
  return { browser, page: browser.contexts()[0]?.pages()[0] as Page };
}

/** Has a browser crash, and waits until the mock knows it. */
async function crash(browser: Connection, lines: string[]): Promise<void> {
  await (await browser.newBrowserCDPSession()).send("Browser.crash").catch(() => {});
  await expect.poll(() => lines.join("\n"), { timeout: 4000 }).toContain("It restarts");
}

/** Gives the marks that extensions have left on a page, once one is there. */
async function marksOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() => Object.keys(document.documentElement.dataset).length > 0, undefined, {
    timeout: 4000,
  });
  return page.evaluate(() => Object.keys(document.documentElement.dataset).sort());
}

it("starts with uploaded extensions, whose scripts see the first page, also after a crash and a deletion", async () => {
  const { client, lines } = await startWithBrowsers();
  const start_url = await startSite();
  const { id } = await client.createExtension({ body: { file: await marker("uploaded"), name: "mine" } });
  const session = await client.createBrowser({ body: { start_url, extensions: [{ name: "mine" }] } });
  const { browser, page } = await connect(session);
  expect(await marksOf(page)).toEqual(["uploaded"]);
  await crash(browser, lines);
  expect(await marksOf((await connect(session)).page)).toEqual(["uploaded"]);
  await client.deleteExtension({ path: { id_or_name: id } });
  expect(await marksOf((await connect(session)).page)).toEqual(["uploaded"]);
  expect(lines.join("\n")).not.toContain("The extension");
});

it("loads extensions into a running browser, from the archive or a folder in it, and again after a crash", async () => {
  const { client, lines } = await startWithBrowsers();
  const url = await startSite();
  const session = await client.createBrowser({ body: {} });
  const path = { id: session.session_id };
  const { browser, page } = await connect(session);
  await page.goto(url);
  await client.loadBrowserExtensions({ path, body: { extensions: [
    { name: "one", zip_file: await marker("one") }, { name: "two", zip_file: await marker("two", "inner/") },
  ] } });
  await page.reload();
  expect(await marksOf(page)).toEqual(["one", "two"]);
  await crash(browser, lines);
  const again = (await connect(session)).page;
  await again.goto(url);
  expect(await marksOf(again)).toEqual(["one", "two"]);
});

it("reports what Chromium rejects, and loads none of the others", async () => {
  const { client } = await startWithBrowsers();
  const url = await startSite();
  const session = await client.createBrowser({ body: {} });
  const load = async (...archives: Blob[]) => client.loadBrowserExtensions({
    path: { id: session.session_id },
    body: { extensions: archives.map((zip_file, index) => ({ name: `name-${index}`, zip_file })) },
  });
  const old = await marker("old", "", { manifest_version: 2 });
  const reason = "extensions[1].zip_file is not an extension that the browser can load: "
    + "Cannot install extension because "
    + "it uses an unsupported manifest version.";
  await expect(load(await marker("good"), old)).rejects.toThrow(reason);
  const empty = new Blob([await zipOf({ "readme.txt": "nothing" })]);
  await expect(load(empty)).rejects.toThrow("Manifest file is missing or unreadable");
  const escaping = Buffer.from(await (await marker("out", "xx/")).arrayBuffer());
  const outside = new Blob([Buffer.from(escaping.toString("latin1").replaceAll("xx/", "../"), "latin1")]);
  await expect(load(outside)).rejects.toMatchObject({ status: 400 });
  await load(await marker("after"));
  const { page } = await connect(session);
  await page.goto(url);
  expect(await marksOf(page)).toEqual(["after"]);
});

it("logs extensions that a browser starts without", async () => {
  const { client, lines } = await startWithBrowsers();
  await client.createExtension({ body: { file: new Blob([await zipOf({ "a.txt": "a" })]), name: "broken" } });
  const session = await client.createBrowser({ body: { extensions: [{ name: "broken" }] } });
  const { page } = await connect(session);
  expect(page.url()).toBe("about:blank");
  expect(lines.join("\n")).toContain(`The extension broken of ${session.session_id} is not an extension`);
});

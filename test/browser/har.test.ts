/** What Chromium's own network panel and Playwright save as HAR is judged: no false finding, and each true one. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { checkHar } from "../../src/check/index.js";
import { inJson, ofSuccess, startBroken } from "../check/broken.js";
import { startChromium } from "../support/chromium.js";
import { newFolder } from "../support/folder.js";
import { startTestMock } from "../support/mock.js";
import { openBrowser, openPanel } from "../support/network-panel.js";
import { startServer } from "../support/server.js";

const withoutDate = ofSuccess(inJson((body) => [body].flat().forEach((one) => delete one.created_at) ?? body));

/** Opens a page, and returns what it does then as HAR. */
type Save = (address: string, use: (page: Page) => Promise<void>) => Promise<string>;

const saveByPlaywright: Save = async (address, use) => {
  const chromium = await startChromium();
  onTestFinished(() => chromium.close());
  const path = join(await newFolder(), "a.har");
  const context = await chromium.newContext({ recordHar: { path } });
  const page = await context.newPage();
  await page.goto(address);
  await use(page);
  await context.close();
  return readFile(path, "utf8");
};

const saveByNetworkPanel: Save = async (address, use) => {
  const { context, port } = await openBrowser();
  const page = await context.newPage();
  await page.goto(address);
  const save = await openPanel(context, port, page);
  await use(page);
  return save();
};

/** Calls the API from a page of another origin: with JSON, bytes, a form, and an event stream. */
async function useApi(save: Save, baseUrl: string): Promise<string> {
  const { baseUrl: origin } = await startServer((_, response) => response.setHeader("Content-Type", "text/html").end());
  return save(origin, (page) => page.evaluate(async (url) => {
    const headers = { "Authorization": "Bearer secret-token", "Content-Type": "application/json" };
    const call = (method: string, path: string, body?: BodyInit, type = headers["Content-Type"]) =>
      fetch(url + path, { method, headers: { ...headers, "Content-Type": type }, ...body !== undefined && { body } });
    const post = async (path: string, body: object) =>
      await (await call("POST", path, JSON.stringify(body))).json() as { session_id: string; process_id: string };
    const { session_id } = await post("/browsers", {});
    const session = `/browsers/${session_id}`;
    await (await call("GET", "/profiles?limit=2")).json();
    const bytes = new Uint8Array([0, 255, 128, 3]);
    await (await call("PUT", `${session}/fs/write_file?path=/a`, bytes, "application/octet-stream")).text();
    await (await call("GET", `${session}/fs/read_file?path=/a`)).arrayBuffer();
    await (await call("POST", `${session}/computer/screenshot`, "{}")).arrayBuffer();
    const form = new FormData();
    form.append("files[0].dest_path", "/b");
    form.append("files[0].file", new File([bytes], "b"));
    await (await fetch(`${url}${session}/fs/upload`, {
      method: "POST", headers: { Authorization: headers.Authorization }, body: form,
    })).text();
    const { process_id } = await post(`${session}/process/spawn`, { command: "echo", args: ["done"] });
    await (await call("GET", `${session}/process/${process_id}/stdout/stream`)).text();
    await (await call("DELETE", session)).text();
    await (await call("GET", session)).json();
  }, baseUrl));
}

const saved: [name: string, save: Save][] = [
  ["Playwright", saveByPlaywright],
  ["Chromium's network panel", saveByNetworkPanel],
];

it.each(saved)("what %s saves of a right server has no finding, and lacks bytes that were sent", async (_, save) => {
  const mock = await startTestMock();
  const { breaches, operations, unjudged } = await checkHar(await useApi(save, mock.url));
  expect(breaches).toEqual([]);
  const cases = unjudged.map((one) => one.case.replace(/\/browsers\/\w+/, ""));
  expect(cases).toEqual(["PUT /fs/write_file", "POST /fs/upload"]);
  expect(operations.map(({ id }) => id)).toEqual([
    "createBrowser", "listProfiles", "writeFile", "readFile", "takeScreenshot", "uploadFiles", "spawnProcess",
    "streamProcessStdout", "deleteBrowser", "getBrowser",
  ]);
});

it.each(saved)("what %s saves of a server with a fault has its finding", async (_, save) => {
  const mock = await startTestMock();
  const url = await startBroken(mock.url, withoutDate);
  const { breaches } = await checkHar(await useApi(save, url));
  expect(breaches).toMatchObject([
    { rule: "response-body", expected: expect.stringContaining("created_at is required.") as string },
    { rule: "response-body", expected: expect.stringContaining("created_at is required.") as string },
  ]);
});

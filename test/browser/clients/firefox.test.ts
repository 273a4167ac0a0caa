/** Firefox runs the mock: in the docs page from disk, and in a service worker. Puppeteer drives the stock browser. */
import { existsSync } from "node:fs";
import puppeteer, { type Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { operations } from "../../support/contract.js";
import { sendAll } from "../../docs/examples.js";
import { onDisk } from "../../docs/open.js";
import type {} from "../../docs/setup.js"; // the type of what it provides
import { api, startSite } from "../web/app.js";

const timeout = 120_000;
const executablePath = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const { folder } = inject("docs");
let firefox: Browser;

beforeAll(async () => {
  const advice = "Install it (apt-get install -y firefox-esr), or name another executable in FIREFOX.";
  if (!existsSync(executablePath)) throw new Error(`There is no Firefox at ${executablePath}. ${advice}`);
  firefox = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
}, timeout);
afterAll(() => firefox.close());

it("sends every example of the docs page to the mock in the page, from disk", { timeout }, async () => {
  const page = await firefox.newPage();
  await page.goto(onDisk(folder));
  const { ids, wrong } = await sendAll(page);
  expect(ids).toHaveLength(operations.length);
  expect(wrong).toEqual([]);
});

it("answers a page from a service worker: JSON, forms, bytes, pictures and events", { timeout }, async () => {
  const page = await firefox.newPage();
  await page.goto(await startSite(script));
  await page.waitForSelector("#ready");
  expect(await page.evaluate("result")).toEqual({
    name: "fox", width: 1920, file: 100_000, uploaded: "uploaded", zip: "application/zip", event: "line",
  });
});

/** The module of the page, which sends a request of each kind. */
const script = `
import { startWorker } from "/mock-worker.js";
const headers = { Authorization: "Bearer any" };
const send = (method, path, body, more) => fetch("${api}" + path, { method, headers: { ...headers, ...more }, body });
const json = { "Content-Type": "application/json" };
const result = {};
await startWorker({ apiBase: "${api}" });
const created = await (await send("POST", "/browsers", JSON.stringify({ name: "fox" }), json)).json();
result.name = created.name;
const files = "/browsers/" + created.session_id + "/fs";
result.width = await new Promise((resolve) => {
  const src = created.browser_live_view_url.replace("/live?", "/live/screen.png?");
  const image = Object.assign(new Image(), { src });
  image.onload = () => resolve(image.naturalWidth);
  image.onerror = () => resolve(0);
});
await send("PUT", files + "/write_file?path=/tmp/a.bin", new Uint8Array(100000).fill(7),
  { "Content-Type": "application/octet-stream" });
result.file = (await (await send("GET", files + "/read_file?path=/tmp/a.bin")).blob()).size;
const form = new FormData();
form.append("files[0][dest_path]", "/tmp/b.txt");
form.append("files[0][file]", new File(["uploaded"], "b.txt"));
await send("POST", files + "/upload", form);
result.uploaded = await (await send("GET", files + "/read_file?path=/tmp/b.txt")).text();
result.zip = (await send("GET", files + "/download_dir_zip?path=/tmp")).headers.get("Content-Type");
await send("PUT", files + "/write_file?path=/tmp/log", "line\\n", { "Content-Type": "application/octet-stream" });
const query = "?source=path&path=/tmp/log&follow=false";
const logs = await send("GET", "/browsers/" + created.session_id + "/logs/stream" + query);
const [, event] = /data: (.*)/.exec(await logs.text());
result.event = JSON.parse(event).message;
globalThis.result = result;
document.documentElement.id = "ready";`;

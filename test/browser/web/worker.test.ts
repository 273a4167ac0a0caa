/** The mock in a service worker of Chromium: it answers a page, and has its state when the browser has stopped it. */
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import { expect, it } from "vitest";
import type { CoverageReport } from "../../../src/mock/index.js";
import { version as versionOf } from "../../../src/version.js";
import { api, type Files, openSite, programs } from "./app.js";
import { expectSiteCompliance } from "./compliance.js";

/** A page that starts the worker, unless its address says not to. */
const script = `
import { startWorker } from "/mock-worker.js";
const headers = { Authorization: "Bearer any", "Content-Type": "application/json" };
globalThis.call = async (method, path, body) => {
  const response = await fetch("${api}" + path, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
};
globalThis.begin = async (options) => globalThis.worker = await startWorker({ apiBase: "${api}", ...options });
if (!location.search.includes("plain")) await begin();
document.documentElement.id = "ready";`;

type Called = { status: number; body: any };

it("answers every operation as the contract says", async () => {
  await expectSiteCompliance(`${script}
globalThis.answer = async (request) => fetch(new Request("${api}" + new URL(request.url).pathname
  + new URL(request.url).search, request.method === "GET" || request.method === "HEAD"
  ? { method: request.method, headers: request.headers, signal: request.signal }
  : { method: request.method, headers: request.headers, signal: request.signal, body: await request.blob() }));`);
});

it("has its state when the browser has stopped it, in every page that shares it", async () => {
  const { open, stopWorkers, problems } = await openSite(script);
  const [one, other] = [await open(), await open()];
  const call = (page: typeof one, ...args: unknown[]): Promise<Called> =>
    page.evaluate(`call(${args.map((arg) => JSON.stringify(arg)).join()})`);
  const { body: { session_id } } = await call(one, "POST", "/browsers", { name: "kept" });
  await one.evaluate(`fetch("${api}/browsers/${session_id}/fs/write_file?path=/tmp/a.bin", {
    method: "PUT", headers: { Authorization: "Bearer any", "Content-Type": "application/octet-stream" },
    body: new Uint8Array(100_000).fill(7) })`);
  await stopWorkers();
  expect(await call(other, "GET", "/browsers/kept")).toMatchObject({ status: 200, body: { session_id } });
  await stopWorkers();
  const size = await other.evaluate(`fetch("${api}/browsers/kept/fs/read_file?path=/tmp/a.bin", {
    headers: { Authorization: "Bearer any" } }).then((response) => response.blob()).then(({ size }) => size)`);
  expect(size).toBe(100_000);

  await one.reload();
  await one.waitForSelector("#ready");
  expect((await call(one, "GET", "/browsers/kept")).status).toBe(200);
  await one.evaluate("worker.reset()");
  await stopWorkers();
  expect((await call(other, "GET", "/browsers/kept")).status).toBe(404);
  expect(problems).toEqual([]);
});

it("says what the calls of its pages have reached", async () => {
  const { open, problems } = await openSite(script);
  const page = await open();
  await page.evaluate('call("GET", "/profiles")');
  const coverage = await page.evaluate<CoverageReport>("worker.coverage()");
  expect(coverage).toMatchObject({ used: 1, operations: [{ id: "listProfiles", calls: 1 }] });
  expect(problems).toEqual([]);
});

it("resumes the telemetry of a page when the browser has stopped it, without losing an event", async () => {
  const contents = 'export * from "./dist/index.js"; export * from "./dist/streams.js";';
  const options = { bundle: true, format: "esm", write: false } as const;
  const { outputFiles: [bundle] } = await build({ stdin: { contents, resolveDir: "." }, ...options });
  const { open, stopWorkers } = await openSite(`import { createClient, resuming } from "/client.js";
${script}
const client = createClient({ baseUrl: "${api}", token: "any" });
const { session_id: id } = await client.createBrowser({ body: { telemetry: { enabled: true } } });
globalThis.click = (x) => client.clickMouse({ path: { id }, body: { x, y: 1 } });
globalThis.seen = [];
const streamTelemetry = resuming(client.streamTelemetryEvents, { retryMs: 10 });
const events = await streamTelemetry({ path: { id }, query: { replay: "all" } });
globalThis.reading = (async () => {
  for await (const { seq, event } of events) if (event.type === "api_call") seen.push(seq);
})();`, { "/client.js": ["text/javascript", bundle?.text ?? ""] });
  const page = await open();
  const seen = () => page.evaluate<number[]>("seen");
  await page.evaluate("click(1)");
  await expect.poll(seen, { timeout: 10_000 }).toHaveLength(1);
  await stopWorkers();
  await page.evaluate("click(2)");
  await expect.poll(seen, { timeout: 10_000 }).toHaveLength(2);
  await page.evaluate("click(3)");
  await expect.poll(seen, { timeout: 10_000 }).toHaveLength(3);
  expect(await seen()).toEqual([...new Set(await seen())].sort((one, other) => one - other));
});

it("gives way to another version, which has its state, and says if it is not that of the package", async () => {
  const site: Files = { ...programs };
  const current = await versionOf();
  const { open, problems } = await openSite(script, site);
  const list = 'call("GET", "/browsers/kept").then(({ status }) => status)';
  const update = (path: string, version: string) => {
    const [type, text] = programs[path] as [string, string];
    site[path] = [type, text.replaceAll(`"${current}"`, `"${version}"`)];
  };
  const one = await open();
  await one.evaluate('call("POST", "/browsers", { name: "kept" })');
  update("/mock-worker.js", "9.0.1");
  update("/cloud-browser-mock.js", "9.0.1");
  const other = await open();
  expect(await Promise.all([one, other].map((page) => page.evaluate(list)))).toEqual([200, 200]);
  expect(problems).toEqual([]);
  update("/mock-worker.js", "9.0.2");
  expect(await (await open()).evaluate(list)).toBe(200);
  expect(problems).toEqual([expect.stringContaining("The worker is version 9.0.1, the package 9.0.2. Write it again")]);
});

it("has a panel, which shows what other pages send, and changes it", async () => {
  const panel = await readFile("dist/mock/panel.html", "utf8");
  const { open, stopWorkers, problems, baseUrl } = await openSite(script, {
    "/cloud-browser-mock-panel.html": ["text/html", panel],
  });
  const page = await open();
  await page.evaluate('call("POST", "/browsers", { name: "shown", timeout_seconds: 60 })');
  const shown = await page.context().newPage();
  shown.setDefaultTimeout(10_000);
  shown.on("pageerror", ({ message }) => problems.push(message));
  await shown.goto(`${baseUrl}/_mock/`);
  await shown.getByRole("button", { name: /200 POST \/browsers/ }).waitFor();
  await page.evaluate('call("POST", "/browsers", { timeout_seconds: "x" })');
  await shown.getByRole("button", { name: /400 POST \/browsers/ }).waitFor();
  await shown.getByRole("link", { name: "Faults" }).click();
  await shown.getByRole("combobox", { name: "Operation" }).selectOption("listProfiles");
  await shown.getByRole("button", { name: "Switch on" }).click();
  await shown.getByText("listProfiles: status 400").waitFor();
  expect(await page.evaluate('call("GET", "/profiles").then(({ status }) => status)')).toBe(400);
  await shown.getByRole("link", { name: "State" }).click();
  await shown.getByRole("link", { name: "shown" }).waitFor();
  await stopWorkers(); // the panel comes back with the worker
  await shown.getByRole("link", { name: "shown" }).click();
  await shown.getByRole("img", { name: "The page in the browser" }).waitFor();
  expect(problems).toEqual([]);
});

it("leaves pages alone that have not started it, and those that have stopped it", async () => {
  const { open } = await openSite(script);
  const [started, plain] = [await open(), await open("/?plain")];
  const reaches = (page: typeof started) => page.evaluate('call("GET", "/browsers").then(() => true, () => false)');
  expect(await reaches(started)).toBe(true);
  expect(await reaches(plain)).toBe(false);
  await started.evaluate("worker.stop()");
  expect(await reaches(started)).toBe(false);
  expect(await started.evaluate('fetch("/elsewhere").then(({ status }) => status)')).toBe(404);
});

it("answers images, event streams and dedicated workers, and starts over with other options", async () => {
  const { open } = await openSite(script, {
    "/helper.js": ["text/javascript", `onmessage = () => fetch("${api}/browsers", {
      headers: { Authorization: "Bearer any" } }).then(({ status }) => postMessage(status), () => postMessage(0));`],
  });
  const page = await open();
  const call = (...args: unknown[]): Promise<Called> =>
    page.evaluate(`call(${args.map((arg) => JSON.stringify(arg)).join()})`);
  const { body: { session_id, browser_live_view_url } } = await call("POST", "/browsers", { name: "shown" });
  const picture = browser_live_view_url.replace("/live?", "/live/screen.png?");
  const width = await page.evaluate(`new Promise((resolve) => {
    const image = Object.assign(new Image(), { src: ${JSON.stringify(picture)} });
    image.onload = () => resolve(image.naturalWidth);
    image.onerror = () => resolve(0);
  })`);
  expect(width).toBe(1920);
  const events = await page.evaluate(`(async () => {
    const response = await fetch("${api}/browsers/${session_id}/logs/stream?source=path&path=/tmp/log&follow=true", {
      headers: { Authorization: "Bearer any" } });
    return response.headers.get("Content-Type");
  })()`);
  expect(events).toMatch(/event-stream|json/);
  const status = await page.evaluate(`new Promise((resolve) => {
    const helper = new Worker("/helper.js");
    helper.onmessage = ({ data }) => resolve(data);
    helper.postMessage("");
  })`);
  expect(status).toBe(200);
  await page.evaluate("begin({ empty: true, seed: 3 })");
  expect((await call("GET", "/browsers")).body).toEqual([]);
});

it("says what to do if there is no worker", async () => {
  const { open } = await openSite(script);
  const page = await open("/?plain");
  const message = await page.evaluate('begin({ script: "/nothing.js" }).catch((error) => error.message)');
  expect(message).toContain('/nothing.js. Write it there with "npx cloud-browser-contract worker DIR"');
  const refused = await page.evaluate("begin({ latencyMs: -1 }).catch((error) => error.message)");
  expect(refused).toBe("latencyMs must be a whole number from 0 to 2147483647, not -1.");
});

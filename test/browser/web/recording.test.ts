/** Recordings in a web page: made there or elsewhere, they are restored to the letter here and there. */
import Kernel from "@onkernel/sdk";
import { expect, it, onTestFinished } from "vitest";
import { type Har, type MockOptions, type RestoreReport, startMock } from "../../../src/mock/index.js";
import { takeFiftySteps } from "../../mock/recording/fifty-steps.js";
import { differencesIn, everythingIn } from "../../mock/recording/shown.js";
import { api, openSite } from "./app.js";
import { startBridge } from "./bridge.js";

const url = "https://mock.test";
const page = `import { createMock } from "/mock-web.js";
globalThis.begin = async (options) => {
  globalThis.mock = await createMock({ url: "${url}", ...options });
  globalThis.answer = mock.fetch;
  return mock.restored;
};
document.documentElement.id = "ready";`;

const kernelOf = (baseURL: string) => new Kernel({ baseURL, apiKey: "any-token", maxRetries: 0 });

async function start(options?: MockOptions) {
  const mock = await startMock(options);
  onTestFinished(() => mock.close());
  return mock;
}

/** Starts a mock in Node.js, takes the steps, and returns the recording and what the mock shows. */
async function recordInNode() {
  const mock = await start({ record: true });
  await takeFiftySteps(kernelOf(mock.url));
  return { recording: await mock.record(), before: await everythingIn(fetch, mock.url) };
}

async function openMock(options: object) {
  const { open } = await openSite(page);
  const opened = await open();
  const restored = await opened.evaluate(
    (options) => (globalThis as any).begin(options) as Promise<RestoreReport>, options);
  const bridge = await startBridge(opened);
  onTestFinished(() => bridge.close());
  return { restored, bridge, record: () => opened.evaluate<Har>("mock.record()") };
}

it("restores in a page what was recorded in Node.js", async () => {
  const { recording, before } = await recordInNode();
  const { restored, bridge } = await openMock({ recording });
  expect(restored.problems).toEqual([]);
  expect(differencesIn(before, await everythingIn(fetch, bridge.url, url))).toEqual([]);
});

it("restores in Node.js what was recorded in a page", async () => {
  const { bridge, record } = await openMock({ record: true });
  await takeFiftySteps(kernelOf(bridge.url));
  const before = await everythingIn(fetch, bridge.url, url);
  const mock = await start();
  expect((await mock.restore(await record())).problems).toEqual([]);
  expect(differencesIn(before, await everythingIn(fetch, mock.url))).toEqual([]);
});

it("restores in a service worker, which has it when the browser has stopped it", async () => {
  const { recording, before } = await recordInNode();
  const { open, stopWorkers, problems } = await openSite(`import { startWorker } from "/mock-worker.js";
globalThis.worker = await startWorker({ apiBase: "${api}" });
globalThis.answer = async (request) => {
  const { pathname, search } = new URL(request.url);
  return fetch("${api}" + pathname + search, { headers: request.headers });
};
document.documentElement.id = "ready";`);
  const opened = await open();
  const bridge = await startBridge(opened);
  onTestFinished(() => bridge.close());
  const shown = () => everythingIn(fetch, bridge.url, api);
  const restored = await opened.evaluate(
    (har) => (globalThis as any).worker.restore(har) as Promise<RestoreReport>, recording);
  expect(restored.problems).toEqual([]);
  expect(differencesIn(before, await shown())).toEqual([]);
  await stopWorkers();
  expect(differencesIn(before, await shown())).toEqual([]);
  const init = '{ method: "DELETE", headers: { Authorization: "Bearer any" } }';
  await opened.evaluate(`fetch("${api}/profiles/anna", ${init})`);
  await stopWorkers();
  await opened.evaluate("worker.reset()");
  expect(differencesIn(before, await shown())).toEqual([]);
  const recorded = await opened.evaluate<Har>("worker.record()");
  const other = await start();
  await other.restore(recorded);
  expect(differencesIn(before, await everythingIn(fetch, other.url))).toEqual([]);
  expect(problems).toEqual([]);
});

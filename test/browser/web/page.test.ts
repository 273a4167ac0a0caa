/** The mock in a web page, and in a Web Worker: Chromium runs it under a policy without `unsafe-eval`. */
import { expect, it, onTestFinished } from "vitest";
import { checkServer } from "../../../src/check/index.js";
import { openSite } from "./app.js";
import { startBridge } from "./bridge.js";

const url = "https://mock.test";
/** The page answers by itself. */
const page = `import { createMock } from "/mock-web.js";
const mock = await createMock({ url: "${url}" });
globalThis.answer = mock.fetch;
document.documentElement.id = "ready";`;
/** The page passes each request on to a worker, which transfers the body of its response. */
const pageOfWorker = `const worker = new Worker("/worker.js");
const waiting = new Map();
let requests = 0;
worker.onmessage = ({ data: { id, body, error, ...head } }) => {
  const { resolve, reject } = waiting.get(id);
  if (error) reject(new Error(error));
  else resolve(new Response(body, head));
};
globalThis.answer = async (request) => {
  const { method, url, headers } = request;
  const id = requests++;
  const body = method === "GET" || method === "HEAD" ? undefined : await request.blob();
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, url, method, headers: [...headers], body });
  });
};
document.documentElement.id = "ready";`;
const worker = `importScripts("/cloud-browser-mock.js");
const creating = cloudBrowserMock.createMock({ url: "${url}" });
onmessage = ({ data: { id, url, ...init } }) => creating.then((mock) => mock.fetch(url, init)).then(
  ({ status, headers, body }) => postMessage({ id, status, headers: [...headers], body }, body ? [body] : []),
  (error) => postMessage({ id, error: String(error) }),
);`;

/** Operations with bodies of each kind. A check of the whole runs in a service worker, beside this test. */
const only = [
  "createBrowser", "listBrowsers", "writeFile", "readFile", "uploadFiles", "downloadDirZip", "createExtension",
];

it.each([
  ["a page", page], ["a Web Worker", pageOfWorker],
])("answers bodies of each kind as the contract says, in %s", { timeout: 120_000 }, async (_, script) => {
  const { open, problems } = await openSite(script, { "/worker.js": ["text/javascript", worker] });
  const bridge = await startBridge(await open());
  onTestFinished(() => bridge.close());
  const { breaches, operations } = await checkServer({ baseUrl: bridge.url, token: "any-token", only });
  expect(breaches).toEqual([]);
  expect(operations).toHaveLength(only.length);
  expect(problems).toEqual([]);
});

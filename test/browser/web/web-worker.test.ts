/** The mock in a Web Worker: Chromium runs it under a policy without `unsafe-eval`, and a check finds no violation. */
import { it } from "vitest";
import { expectSiteCompliance } from "./compliance.js";

const url = "https://mock.test";
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

it("answers every operation as the contract says", async () => {
  await expectSiteCompliance(pageOfWorker, { "/worker.js": ["text/javascript", worker] });
});

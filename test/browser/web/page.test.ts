/** The mock in a web page: Chromium runs it under a policy without `unsafe-eval`, and a check finds no violation. */
import { expect, it, onTestFinished } from "vitest";
import { checkServer } from "../../../src/check/index.js";
import { openSite } from "./app.js";
import { startBridge } from "./bridge.js";

const script = `import { createMock } from "/mock-web.js";
const mock = await createMock({ url: "https://mock.test" });
globalThis.answer = mock.fetch;
document.documentElement.id = "ready";`;

/** Operations with bodies of each kind. A check of the whole runs in a service worker, beside this test. */
const only = [
  "createBrowser", "listBrowsers", "writeFile", "readFile", "uploadFiles", "downloadDirZip", "createExtension",
];

it("answers bodies of each kind as the contract says", { timeout: 120_000 }, async () => {
  const { open, problems } = await openSite(script);
  const bridge = await startBridge(await open());
  onTestFinished(() => bridge.close());
  const { breaches, operations } = await checkServer({ baseUrl: bridge.url, token: "any-token", only });
  expect(breaches).toEqual([]);
  expect(operations).toHaveLength(only.length);
  expect(problems).toEqual([]);
});

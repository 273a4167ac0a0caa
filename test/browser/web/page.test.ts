/** The mock in a web page: Chromium runs it under a policy without `unsafe-eval`, and a check finds no violation. */
import { expect, it, onTestFinished } from "vitest";
import { expectCompliance } from "../../support/check-core.js";
import { openSite } from "./app.js";
import { startBridge } from "./bridge.js";

const url = "https://mock.test";
/** The page answers by itself. */
const page = `import { createMock } from "/mock-web.js";
const mock = await createMock({ url: "${url}" });
globalThis.answer = mock.fetch;
document.documentElement.id = "ready";`;

it("answers every operation as the contract says", { timeout: 300_000 }, async () => {
  const { open, problems } = await openSite(page);
  const bridge = await startBridge(await open());
  onTestFinished(() => bridge.close());
  await expectCompliance(bridge.url);
  expect(problems).toEqual([]);
});

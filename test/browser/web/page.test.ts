/** The mock in a web page: Chromium runs it under a policy without `unsafe-eval`, and a check finds no violation. */
import { readFile } from "node:fs/promises";
import { expect, it, onTestFinished } from "vitest";
import { expectCompliance } from "../../support/check-core.js";
import { startChromium } from "../../support/chromium.js";
import { startServer } from "../../support/server.js";
import { startBridge } from "./bridge.js";

const program = await readFile(new URL("../../../dist/mock-web.js", import.meta.url));
const policy = "default-src 'none'; script-src 'self'";
const html = "<!doctype html><script type=module src=/page.js></script>";
const script = `import { createMock } from "/mock-web.js";
const mock = await createMock({ url: "https://mock.test" });
globalThis.answer = mock.fetch;
globalThis.isReady = true;`;

it("answers every operation as the contract says", { timeout: 300_000 }, async () => {
  const chromium = await startChromium();
  onTestFinished(() => chromium.close());
  const { baseUrl } = await startServer(({ url }, response) => {
    response.setHeader("Content-Type", url === "/" ? "text/html" : "text/javascript");
    response.setHeader("Content-Security-Policy", policy);
    response.end(url === "/" ? html : url === "/page.js" ? script : program);
  });
  const page = await chromium.newPage();
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.goto(baseUrl);
  await page.waitForFunction("globalThis.isReady");
  const bridge = await startBridge(page);
  onTestFinished(() => bridge.close());

  await expectCompliance(bridge.url);
  expect(problems).toEqual([]);
});

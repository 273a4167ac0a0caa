/** The mock in a web page: Chromium runs it under a policy without `unsafe-eval`, and a check finds no violation. */
import { it } from "vitest";
import { expectSiteCompliance } from "./compliance.js";

const url = "https://mock.test";
/** The page answers by itself. */
const page = `import { createMock } from "/mock-web.js";
const mock = await createMock({ url: "${url}" });
globalThis.answer = mock.fetch;
document.documentElement.id = "ready";`;

it("answers every operation as the contract says", async () => {
  await expectSiteCompliance(page);
});

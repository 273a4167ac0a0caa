/** Checks the mock of a page: the page answers what a bridge hands to it. */
import { expect, onTestFinished } from "vitest";
import { expectCompliance } from "../../support/check-core.js";
import { type Files, openSite } from "./app.js";
import { startBridge } from "./bridge.js";

/**
 * Expects that a check of the whole finds nothing, and that the page throws nothing.
 *
 * @param script The module of the page, with a global function `answer` that answers a `Request`.
 * @param others Other files of the site.
 */
export async function expectSiteCompliance(script: string, others?: Files): Promise<void> {
  const { open, problems } = await openSite(script, others);
  const bridge = await startBridge(await open());
  onTestFinished(() => bridge.close());
  await expectCompliance(bridge.url);
  expect(problems).toEqual([]);
}

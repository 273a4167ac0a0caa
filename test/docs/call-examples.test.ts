/** Every example of every operation gets a declared response when it is sent from the page, in order. */
import { describe, expect, it } from "vitest";
import { operations } from "../support/contract.js";
import { diskRoot, mock, openPage, setUpCalls, timeout } from "./calls.js";
import { keepCalls, possibleErrors, sendAll, sendExamples } from "./examples.js";

setUpCalls();

describe("every example, sent from the page", () => {
  it.each(["to a server", "in this page, from disk"])("succeeds, or fails because of an earlier call: %s", {
    timeout,
  }, async (where) => {
    const { page, blockedRequests, problems } = await openPage({}, where === "to a server"
      ? {}
      : { server: null, root: diskRoot });
    const { ids, wrong } = await sendAll(page);
    expect([...ids].sort()).toEqual(operations.map(({ id }) => id).sort());
    expect(wrong).toEqual([]);
    expect({ blockedRequests, problems }).toEqual({ blockedRequests: [], problems: [] });
  });

  it("succeeds on a fresh mock if an earlier call made it fail", { timeout }, async () => {
    const { page } = await openPage();
    await page.evaluate(keepCalls);
    for (const name of Object.keys(possibleErrors).reverse()) { // responses fill in calls further down the page
      await mock.reset();
      const [id = "", only] = name.split(" ");
      const [{ status, text } = { status: "none", text: "" }] = await page.evaluate(sendExamples, { id, only });
      expect(status, `${name}: ${text}`).toMatch(/^2/);
    }
  });
});

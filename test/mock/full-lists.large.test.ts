/** The scenario `full lists` fills every list of the contract. */
import { expect, it } from "vitest";
import { countIn, lists } from "./lists.js";
import { startService } from "../service/support.js";

it("full lists has 250 entries in each list", { timeout: 60_000 }, async () => {
  const { mock } = await startService({ scenario: "full lists" });
  await mock.advance(60_000);
  for (const path of lists) {
    expect([path, await countIn(mock.url, path) >= 250]).toEqual([path, true]);
  }
});

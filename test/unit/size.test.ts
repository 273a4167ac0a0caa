/** What an app ships stays small. */
import { expect, it } from "vitest";
import { everything, measureSize } from "../../bench/size.js";

it("everything that the client exports takes a third of the SDK, minified and gzipped", async () => {
  expect(await measureSize(everything)).toBeLessThanOrEqual(6500);
});

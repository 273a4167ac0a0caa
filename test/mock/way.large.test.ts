/** The way of a request through the mock stays short enough to be read. */
import { expect, it } from "vitest";
import { measureWay, wayLimits } from "../../bench/way.js";

it("a movePath runs no more files and functions than before", async () => {
  const { files, functions, listing } = await measureWay();
  expect(files, listing).toBeLessThanOrEqual(wayLimits.files);
  expect(functions, listing).toBeLessThanOrEqual(wayLimits.functions);
});

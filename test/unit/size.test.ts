/** The client that an app includes stays small, and grows little with the number of operations. */
import { expect, it } from "vitest";
import { everything, measureSize, query, sizeLimit } from "../../bench/size.js";

it("everything that the client exports takes about a third of the SDK, minified and gzipped", async () => {
  const size = await measureSize(everything);
  const advice = "The code of src/client/ has grown: the limit allows for new operations.";
  expect(size, advice).toBeLessThanOrEqual(sizeLimit);
});

it("the queries take less than 1 kB, and bring nothing of the client", async () => {
  expect(await measureSize(query)).toBeLessThan(1000);
});

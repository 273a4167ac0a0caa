/** What an app ships stays small. */
import { expect, it } from "vitest";
import { clientOnly, measureSize } from "../../bench/size.js";

it("createClient with openapi-fetch, minified and gzipped, takes at most 3.5 kB", async () => {
  expect(await measureSize(clientOnly)).toBeLessThanOrEqual(3500);
});

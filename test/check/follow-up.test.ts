/** After a 202 with `Retry-After`, the check polls until the final response. */
import { expect, it } from "vitest";
import { session } from "../support/mock.js";
import { check, type Returning, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();
const only = ["downloadReplay"];

/** A server that returns 202 for a finished replay so many times. */
const startSlow = (times: number, retryAfter: string) => {
  let requests = 0;
  return startBroken(mock.url, {
    answer: (response: Returning, { method, url }) => method === "GET" && /\/replays\/\w+$/.test(url)
      && response.status === 200 && requests++ < times
      && Object.assign(response, { status: 202, headers: { "retry-after": retryAfter }, text: "" }),
  });
};

it("a running replay is stopped, and polled until it is ready", async () => {
  const { breaches, operations: [result], leftovers } = await check(await startSlow(2, "1"), { only, session });
  expect({ breaches, leftovers }).toEqual({ breaches: [], leftovers: [] });
  expect(result).toMatchObject({ outcome: "passed", untried: [] });
  expect(result?.unseen).not.toContain("200");
  expect(result?.unseen).not.toContain("202");
});

it("a replay that is never ready is untried, and violates nothing", async () => {
  const { breaches, operations: [result], leftovers } = await check(await startSlow(Infinity, "1"), {
    only, session, timeoutMs: 2500,
  });
  expect({ breaches, leftovers }).toEqual({ breaches: [], leftovers: [] });
  expect(result?.outcome).toBe("untried");
  expect(result?.untried).toEqual([{ case: "the examples of the parameters", why: "Still 202 after 2.5 s." }]);
});

it("the 202 is judged, too", async () => {
  const baseUrl = await startBroken(mock.url, {
    answer: (response: Returning) => response.status === 202 && (response.headers["retry-after"] = "soon"),
  });
  const { breaches } = await check(baseUrl, { only, session });
  expect(breaches).toMatchObject([{ rule: "response-header", operations: only }]);
});

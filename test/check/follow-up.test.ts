/** A 202 that says when to try again is followed up until the last answer comes. */
import { expect, it } from "vitest";
import { session } from "../support/mock.js";
import { check, type Returning, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();
const only = ["downloadReplay"];

/** A server whose replays are ready once they have been asked for so many times after they are. */
const startSlow = (times: number, retryAfter: string) => {
  let asked = 0;
  return startBroken(mock.url, {
    answer: (answer: Returning, { method, url }) => method === "GET" && /\/replays\/\w+$/.test(url)
      && answer.status === 200 && asked++ < times
      && Object.assign(answer, { status: 202, headers: { "retry-after": retryAfter }, text: "" }),
  });
};

it("a replay that is recorded is stopped, and asked for until it is ready", async () => {
  const { breaches, operations: [result], left } = await check(await startSlow(2, "1"), { only, session });
  expect({ breaches, left }).toEqual({ breaches: [], left: [] });
  expect(result).toMatchObject({ outcome: "passed", untried: [] });
  expect(result?.unseen).not.toContain("200");
  expect(result?.unseen).not.toContain("202");
});

it("a replay that is never ready is not tried, and breaks nothing", async () => {
  const { breaches, operations: [result], left } = await check(await startSlow(Infinity, "1"), {
    only, session, timeout: 2500,
  });
  expect({ breaches, left }).toEqual({ breaches: [], left: [] });
  expect(result?.outcome).toBe("untried");
  expect(result?.untried).toEqual([{ case: "the examples of the parameters", why: "Not ready within 2.5 s: 202." }]);
});

it("the 202 is judged as well", async () => {
  const baseUrl = await startBroken(mock.url, {
    answer: (answer: Returning) => answer.status === 202 && (answer.headers["retry-after"] = "soon"),
  });
  const { breaches } = await check(baseUrl, { only, session });
  expect(breaches).toMatchObject([{ rule: "answer-header", operations: only }]);
});

/** Random walks, and the budget of a check. */
import { expect, it } from "vitest";
import { textOf } from "../../src/report/text.js";
import { check, startBroken, startMockForFile } from "./broken.js";
import { values } from "./faults.js";

const mock = await startMockForFile();
const quick = ["Profiles", "Proxies"];

it("walks on the mock differ from the mock nowhere", async () => {
  const { breaches, differences } = await check(mock.url, { only: quick, walks: 20 });
  expect({ breaches, differences }).toEqual({ breaches: [], differences: [] });
});

it("a difference that walks alone find is reported, and is no violation", async () => {
  const withoutWalks = await countRequests();
  let requests = 0;
  const report = await check(await startBroken(mock.url, {
    request: () => requests++,
    ...values("GET", /^\/profiles\/[\w-]+$/, (profile) => {
      if (requests > withoutWalks) profile.name = "another";
    }),
  }), { only: ["Profiles"], walks: 10 });
  expect(report.breaches).toEqual([]);
  const { expected, actual, operation, curl } = report.differences[0] as typeof report.differences[0];
  expect({ operation, expected, actual }).toEqual({
    operation: "getProfile", expected: expect.stringMatching(/^name: /), actual: '"another"',
  });
  expect(curl).toContain("curl");
  const text = textOf(report);
  expect(text).toContain("Random walks differ from the reference mock.");
  expect(text).toContain("No violation found");
});

it("a check creates no more resources than its budget", async () => {
  let created = 0;
  const { sentences, operations, leftovers } = await check(await startBroken(mock.url, {
    answer({ status }, { method, url }) {
      if (method === "POST" && /^\/(profiles|browsers)$/.test(url) && status < 300) created++;
    },
  }), { only: ["Profiles"], budget: 7 });
  expect(created).toBe(7);
  expect(leftovers).toEqual([]);
  const why = "Not sent: the budget of 7 resources is used up.";
  expect(sentences.filter((one) => one.why === why).length).toBeGreaterThan(0);
  expect(operations.find(({ id }) => id === "getProfile")?.outcome).toBe("passed");
});

/** Returns how many requests a check of the profiles sends. */
async function countRequests(): Promise<number> {
  let requests = 0;
  await check(await startBroken(mock.url, { request: () => requests++ }), { only: ["Profiles"] });
  return requests;
}

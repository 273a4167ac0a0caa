/** Areas are checked beside each other only if they share no resources. */
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { checkLanes, lanesOf } from "../../src/check/lanes.js";
import { resolveLinks } from "../../src/check/links.js";
import { checkedOperations } from "../../src/check/operations.js";
import { loadContract } from "../../src/contract/node/load.js";
import { check, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();

const all = checkedOperations(await loadContract());
const lanes = lanesOf(all, all, resolveLinks(all));

it("puts areas that link to each other, or name each other's resources, into one lane", () => {
  const areas = lanes.map((lane) => [...new Set(lane.map(({ area }) => area))]);
  expect(areas.slice(1)).toEqual([["Apps"], ["Deployments", "Invocations"]]);
  expect(areas[0]).toEqual(expect.arrayContaining(["Browser sessions", "Browser pools", "Profiles", "Credentials"]));
  expect(lanes.flat()).toHaveLength(all.length);
});

it("checks the operations of a lane one after another, and ends an area with its last one", async () => {
  const events: string[] = [];
  let running = 0;
  const [lane = []] = lanes;
  const ends = checkLanes([lane], async ({ id, area }, isLast) => {
    expect(++running).toBe(1);
    await wait(0);
    running--;
    events.push(id, ...isLast ? [area] : []);
  });
  await ends.get("Session replays");
  expect(events.at(-1)).toBe("Session replays");
  expect(events).not.toContain("listProfiles");
  await Promise.all(ends.values());
  expect(events.filter((event) => !ends.has(event))).toEqual(lane.map(({ id }) => id));
});

it("sends a sequence only after the single requests of its areas", async () => {
  const requests: string[] = [];
  const baseUrl = await startBroken(mock.url, {
    answer: (_, { method, url, text }) => requests.push(`${method} ${url} ${text}`),
  });
  await check(baseUrl, { only: ["Profiles"] });
  const firstOfSequence = requests.findIndex((one) => one.includes("run-check-"));
  // The check of a path ends with an unknown method.
  const lastOfPaths = requests.findLastIndex((one) => one.startsWith("SEARCH "));
  expect(lastOfPaths).toBeGreaterThan(0);
  expect(firstOfSequence).toBeGreaterThan(lastOfPaths);
});

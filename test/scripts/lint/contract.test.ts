/** `openapi.yaml` follows the house rules without an ignore file, and scores well. */
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { type Node, operations } from "../../support/contract.js";
import { lint, redocly } from "./redocly.js";

it("the contract has no problems, and no ignore file hides any", async () => {
  expect(await lint("openapi.yaml")).toEqual(new Map([["openapi.yaml", []]]));
  expect(existsSync(".redocly.lint-ignore.yaml")).toBe(false);
});

/** The lowest score. Each operation lowers the score of the whole a little, so those beyond the first 114 may, too. */
const lowestScore = 79 - 0.1 * Math.max(0, operations.length - 114);

it("the contract has a good score", async () => {
  const [score] = await redocly("score", "openapi.yaml");
  const advice = "Run `npm run score -- --operation-details`, and see \"Read the score\" in CONTRIBUTING.md";
  expect(score?.agentReadiness, advice).toBeGreaterThanOrEqual(lowestScore);
});

it("the list of verbs has exactly the verbs of the operation ids", () => {
  const { rules } = parse(readFileSync("redocly.yaml", "utf8")) as Node;
  const used = operations.map(({ id }) => id.split(/(?=[A-Z])/)[0]);
  expect(rules["rule/operation-ids-are-verbs"].assertions["contract/verbs"]).toEqual([...new Set(used)].sort());
});

/**
 * The contract beside the table of facts in `facts/`, in both directions and without HTTP: every operation, parameter,
 * header and schema, with its types, bounds, defaults and values. `mutants.test.ts` proves that nothing slips through.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Node } from "../support/contract.js";
import { differences } from "./facts/compare.js";
import { amend, readMeant } from "./facts/meant.js";
import { numbersOf } from "./facts/numbers.js";
import { readContract, readFacts, readYaml } from "./facts/surface.js";

const contract = JSON.parse(readFileSync("generated/openapi.json", "utf8")) as Node;
const facts = readFacts();
const { expected, stale } = amend(facts, readMeant());

describe("the table of facts", () => {
  it("has the 114 operations and 194 schemas of the service", () => {
    expect(Object.keys(facts.operations)).toHaveLength(114);
    expect(Object.keys(facts.schemas)).toHaveLength(194);
  });
});

describe("the contract", () => {
  it("says what the facts say, but for the differences that are meant", () => {
    expect([...differences(expected, readContract(contract))]).toEqual([]);
  });
  it("needs every entry of facts/meant.yaml", () => expect(stale).toEqual([]));
  it("states the numbers of facts/numbers.yaml in words", () => {
    const numbers = Object.entries<unknown[]>(readYaml("numbers.yaml") as Node);
    expect(numbersOf(contract)).toEqual(Object.fromEntries(numbers.map(([at, list]) => [at, list.map(String)])));
  });
});

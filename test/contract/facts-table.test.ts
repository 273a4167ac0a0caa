/**
 * Compares the contract with the table of facts in `facts/`, in both directions and without HTTP: every operation,
 * parameter, header and schema, with its types, bounds, defaults and values. `mutants.test.ts` proves that the
 * comparison misses no change.
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
  it.each(["README.md", "docs/mock.md", "CHANGELOG.md"])("has as many operations as %s says", (file) => {
    const stated = [...readFileSync(file, "utf8").matchAll(/(\d+)\s+operations/g)].map(([, number]) => Number(number));
    expect(new Set(stated)).toEqual(new Set([Object.keys(facts.operations).length]));
  });
});

describe("the contract", () => {
  it("matches the facts, except for the intended differences", () => {
    expect([...differences(expected, readContract(contract))]).toEqual([]);
  });
  it("needs every entry of facts/meant.yaml", () => expect(stale).toEqual([]));
  it("states the numbers of facts/numbers.yaml in its descriptions", () => {
    const numbers = Object.entries<unknown[]>(readYaml("numbers.yaml") as Node);
    expect(numbersOf(contract)).toEqual(Object.fromEntries(numbers.map(([at, list]) => [at, list.map(String)])));
  });
});

/**
 * Compares the contract with the table of facts in `facts/`, in both directions and without HTTP: every operation,
 * parameter, header and schema, with its types, bounds, defaults and values. `mutants.large.test.ts` proves that the
 * comparison misses no change.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Node, operations } from "../support/contract.js";
import { differences } from "./facts/compare.js";
import { amend, readMeant } from "./facts/meant.js";
import { numbersOf } from "./facts/numbers.js";
import { readContract, readFacts, readYaml } from "./facts/surface.js";

const contract = JSON.parse(readFileSync("generated/openapi.json", "utf8")) as Node;
const facts = readFacts();
const { expected, stale } = amend(facts, readMeant());

describe("the table of facts", () => {
  it("has every schema that it refers to", () => {
    const names = [...JSON.stringify(facts).matchAll(/"\$ref":"(\w+)"/g)].map(([, name]) => name as string);
    const missing = [...new Set(names)].filter((name) => !(name in facts.schemas));
    expect(missing, "Add these schemas to facts/schemas.yaml").toEqual([]);
  });
});

describe("the contract", () => {
  it.each([
    ["operations", operations.length, ["README.md", "docs/mock.md", "CHANGELOG.md"]],
    ["areas", (contract.tags as Node[]).length, ["README.md", "CHANGELOG.md"]],
  ])("has as many %s as the texts say", (what, count, files) => {
    const stated = files.map((file) => {
      const numbers = readFileSync(file, "utf8").matchAll(new RegExp(`(\\d+)\\s+${what}`, "g"));
      return [file, ...new Set([...numbers].map(([, number]) => Number(number)))];
    });
    const advice = `openapi.yaml has ${count} ${what}. Change the number in these files`;
    expect(stated.filter(([, ...numbers]) => String(numbers) !== String(count)), advice).toEqual([]);
  });
  it("matches the facts, except for the intended differences", () => {
    expect([...differences(expected, readContract(contract))]).toEqual([]);
  });
  it("needs every entry of facts/meant.yaml", () => expect(stale).toEqual([]));
  it("states the numbers of facts/numbers.yaml in its descriptions", () => {
    const listed = readYaml("numbers.yaml") as Record<string, unknown[]>;
    const described = numbersOf(contract);
    const differing = [...new Set([...Object.keys(listed), ...Object.keys(described)])].flatMap((at) => {
      const [inFacts, inContract] = [listed[at] ?? [], described[at] ?? []].map((numbers) => numbers.join(", "));
      return inFacts === inContract ? [] : `${at}: numbers.yaml has [${inFacts}], the contract [${inContract}].`;
    });
    expect(differing).toEqual([]);
  });
});

/**
 * Proves that the facts guard the contract: each possible mistake in `openapi.yaml`, one at a time, is reported as a
 * difference from the table of facts.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Node } from "../support/contract.js";
import { differences } from "./facts/compare.js";
import { compareSchema, memory, once, type Pair } from "./facts/compare-schema.js";
import { amend, readMeant } from "./facts/meant.js";
import { during, type Mutant } from "./facts/mutant.js";
import { mutants } from "./facts/mutants.js";
import { numbersIn, proseMutants } from "./facts/numbers.js";
import { readContract, readFacts } from "./facts/surface.js";

const contract = JSON.parse(readFileSync("generated/openapi.json", "utf8")) as Node;
const { expected } = amend(readFacts(), readMeant());
const clean = readContract(contract);

/** All pairs of schemas that are compared, by the schema of the contract that they belong to. */
const pairs = new Map<string, Pair[]>();
const compared = memory();
/** Empty, unless `facts-table.test.ts` fails as well. */
const known = new Set(differences(expected, clean, undefined, (pair) => {
  if (compared.has(pair)) return true;
  compared.add(pair);
  if (pair.owner !== undefined) pairs.set(pair.owner, [...pairs.get(pair.owner) ?? [], pair]);
  return false;
}));
const operations = Object.values<Node>(contract.paths).flatMap((item) => Object.values<Node>(item))
  .map((operation) => ({ name: operation.operationId as string, text: JSON.stringify(operation) }));
const schemas = Object.entries<Node>(contract.components.schemas)
  .map(([name, schema]) => ({ name, text: JSON.stringify(schema) }));

/** Compares what is near the change, which is nearly always enough; if it is not, compares the whole contract. */
function isNoticed(mutant: Mutant): boolean {
  return during(mutant, () => isNew(nearby(mutant.at)) || isNew(differences(expected, readContract(contract))));
}

/** The differences of a schema and of those that refer to it, or of an operation that refers to the changed part. */
function* nearby(at: string): Generator<string> {
  const [part, kind, name = ""] = /^(\w+)\/(\w+)/.exec(at) ?? [];
  const users = (all: typeof operations) => all.filter(({ text }) => text.includes(`#/components/${part}"`));
  if (kind === "schemas") {
    const owners: (string | undefined)[] = [];
    for (const owner of [name, ...users(schemas).map(({ name }) => name)]) {
      owners.push(owner);
      for (const pair of pairs.get(owner) ?? []) {
        const isKnown = once();
        yield* compareSchema(pair, expected.schemas, clean.schemas, (other) =>
          (!owners.includes(other.owner) && compared.has(other)) || isKnown(other));
      }
    }
  } else {
    const id = part ? users(operations)[0]?.name : at.split(" ")[0];
    const isKnown = once();
    if (id) {
      yield* differences(expected, readContract(contract, id), [id], (pair) =>
        (pair.owner !== undefined && compared.has(pair)) || isKnown(pair));
    }
  }
}

function isNew(differences: Generator<string>): boolean {
  for (const difference of differences) if (!known.has(difference)) return true;
  return false;
}

/** Prints the share of noticed changes, and fails with the changes that were missed. */
function expectAllNoticed(kind: string, all: Mutant[], isNoticed: (mutant: Mutant) => boolean): void {
  expect(all.length).toBeGreaterThan(200);
  const missed = all.filter((mutant) => !isNoticed(mutant)).map(({ at, what }) => `${at}: ${what}`);
  const share = ((all.length - missed.length) / all.length * 100).toFixed(2);
  console.log(`${all.length - missed.length} of ${all.length} changes of ${kind} are noticed (${share} %)`);
  expect(missed).toEqual([]);
}

it("notices every change of an operation, a parameter, a response or a schema", () => {
  expectAllNoticed("the structure", [...mutants(contract)], isNoticed);
}, 120_000);

it("notices every change of a number in a description", () => {
  expectAllNoticed("numbers in words", [...proseMutants(contract)], ({ holder, key, value }) =>
    numbersIn(holder[key] as string).join() !== numbersIn(value as string).join());
});

it("restores the contract", () => {
  expect(contract).toEqual(JSON.parse(readFileSync("generated/openapi.json", "utf8")));
});

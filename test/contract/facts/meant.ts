/** The differences between the facts and the contract that are meant: `meant.yaml`, applied to the table. */
import { isDeepStrictEqual } from "node:util";
import type { Node } from "../../support/contract.js";
import { longhand, readYaml, type Surface } from "./surface.js";

/** What the contract says instead of a fact, and why. A change without `facts` adds, one without `contract` removes. */
export interface Meant {
  reason: string;
  changes: { at: string | string[]; facts?: unknown; contract?: unknown }[];
}

export function readMeant(): Meant[] {
  return readYaml("meant.yaml") as Meant[];
}

/**
 * The table as the contract is meant to differ from it.
 *
 * @returns also which entries are no longer needed: the facts do not have what they replace
 */
export function amend(facts: Surface, meant: Meant[]): { expected: Surface; stale: string[] } {
  const expected = structuredClone(facts);
  const stale: string[] = [];
  for (const { changes } of meant) {
    for (const { at, facts: from, contract: to } of changes) {
      const [before, after] = [longhand(from), longhand(to)];
      for (const place of [at].flat()) {
        const holders = holdersOf(expected, place).filter(([holder, key]) => isDeepStrictEqual(holder[key], before));
        if (holders.length === 0 || isDeepStrictEqual(before, after)) stale.push(place);
        for (const [holder, key] of holders) {
          if (after === undefined) delete holder[key];
          else holder[key] = isUnion(after) ? spellOut(after, key, expected.schemas) : structuredClone(after);
        }
      }
    }
  }
  return { expected, stale };
}

/** A union, each of whose branches has what all have. */
interface Union { union: string; each: Node; branches: Record<string, Node> }

function isUnion(value: unknown): value is Union {
  return typeof value === "object" && value !== null && "union" in value;
}

/** Gives each branch a name, as a discriminator needs it. */
function spellOut({ union, each, branches }: Union, name: string, schemas: Record<string, Node>): Node {
  const mapping = Object.fromEntries(Object.keys(branches).map((value) => [value, `${name}.${value}`]));
  for (const [value, branch] of Object.entries(branches)) {
    const properties = { [union]: { type: "string", const: value }, ...each.properties, ...branch.properties };
    schemas[mapping[value] as string] = { ...each, ...branch, properties };
  }
  const oneOf = Object.values(mapping).map(($ref) => ({ $ref }));
  return { oneOf, discriminator: { propertyName: union, mapping } };
}

/** A place is an operation or a schema and what lies below it, by dots; `*` in the name stands for any letters. */
function holdersOf({ operations, schemas }: Surface, place: string): [Node, string][] {
  const [first, ...path] = place.split(".") as [string, ...string[]];
  const isMeant = new RegExp(`^${first.replaceAll("*", ".*")}$`);
  const key = path.pop();
  return [operations, schemas].flatMap((all) => Object.keys(all).filter((name) => isMeant.test(name))
    .map((name): [Node | undefined, string] => key === undefined
      ? [all, name]
      : [path.reduce<Node | undefined>((node, key) => node?.[key], all[name]), key])
    .filter((found): found is [Node, string] => found[0] !== undefined));
}

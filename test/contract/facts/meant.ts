/** Applies the intended differences between the facts and the contract, in `meant.yaml`, to the table. */
import { isDeepStrictEqual } from "node:util";
import type { Node } from "../../support/contract.js";
import { longhand, readYaml, type Surface } from "./surface.js";

/** A reason and the changes to the facts. A change without `facts` adds a value; one without `contract` removes it. */
export interface Meant {
  reason: string;
  changes: { at: string | string[]; facts?: unknown; contract?: unknown }[];
}

export function readMeant(): Meant[] {
  return readYaml("meant.yaml") as Meant[];
}

/**
 * The table with the intended differences applied.
 *
 * @returns the table, and the places of entries that are no longer needed because the facts lack the replaced value
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

/** A union. Each branch also has what is in `each`. */
interface Union { union: string; each: Node; branches: Record<string, Node> }

function isUnion(value: unknown): value is Union {
  return typeof value === "object" && value !== null && "union" in value;
}

/** Adds a schema with a name for each branch, as a discriminator requires. */
function spellOut({ union, each, branches }: Union, name: string, schemas: Record<string, Node>): Node {
  const mapping = Object.fromEntries(Object.keys(branches).map((value) => [value, `${name}.${value}`]));
  for (const [value, branch] of Object.entries(branches)) {
    const properties = { [union]: { type: "string", const: value }, ...each.properties, ...branch.properties };
    schemas[mapping[value] as string] = { ...each, ...branch, properties };
  }
  const oneOf = Object.values(mapping).map(($ref) => ({ $ref }));
  return { oneOf, discriminator: { propertyName: union, mapping } };
}

/** A place is an operation or a schema, with a path below it separated by dots; `*` in the name matches any letters. */
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

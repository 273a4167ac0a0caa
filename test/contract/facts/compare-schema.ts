/** Compares a schema of the contract with its counterpart in the facts, and all schemas that the two refer to. */
import type { Node } from "../../support/contract.js";
import { compareEach, compareRequired, compareWords } from "./difference.js";
import { type Flat, flatten, follow, nameOf, type Schemas } from "./flatten.js";

export interface Pair {
  at: string;
  fact: Node;
  real: Node;
  /** Responses are open, even if the facts close their schema, so that the service can add properties. */
  isResponse: boolean;
  /** The contract's schema that this is, or is a part of. Undefined if it is in an operation. */
  owner?: string | undefined;
}

/** Whether two schemas need no further comparison. */
export type IsKnown = (pair: Pair) => boolean;

/** The keywords that have a comparison of their own. */
const structure = ["properties", "required", "additionalProperties", "items", "anyOf", "oneOf", "discriminator"];
/** The facts never change, and are compared with each mutant. */
const flattened = new WeakMap<Node, Flat>();

/** Remembers the pairs of schemas that were compared. */
export function memory(): { has: IsKnown; add: (pair: Pair) => void } {
  const [asRequest, asResponse] = [new Map<Node, Set<Node>>(), new Map<Node, Set<Node>>()];
  const of = ({ isResponse }: Pair) => isResponse ? asResponse : asRequest;
  return {
    has: (pair) => of(pair).get(pair.fact)?.has(pair.real) ?? false,
    add: (pair) => void of(pair).set(pair.fact, (of(pair).get(pair.fact) ?? new Set()).add(pair.real)),
  };
}

/** Lets each pair of schemas be compared once: it is unknown the first time only. */
export function once(): IsKnown {
  const { has, add } = memory();
  return (pair) => {
    if (has(pair)) return true;
    add(pair);
    return false;
  };
}

export function* compareSchema(pair: Pair, facts: Schemas, contract: Schemas, isKnown: IsKnown): Generator<string> {
  const { isResponse } = pair;
  const [fact, real] = [follow(pair.fact, facts), follow(pair.real, contract)];
  const owner = real.name ?? pair.owner;
  const at = placeOf(pair.at, fact.name, real.name);
  if (isKnown({ at, fact: fact.schema, real: real.schema, isResponse, owner })) return;
  const [one, other] = [flattenOnce(fact.schema, facts), flatten(real.schema, contract)];
  yield* compareWords(at, one, other, structure);
  yield* compareRequired(at, one.required, other.required);
  yield* compareEach(at, "property", one.properties, other.properties, compareNext);
  yield* compareEach(at, "", { "[]": one.items }, { "[]": other.items }, compareNext);
  yield* compareRest(one.additionalProperties, other.additionalProperties);
  for (const word of ["anyOf", "oneOf"]) yield* compareBranches(word, one[word], other[word]);
  yield* compareDiscriminator(one.discriminator, other.discriminator);

  function compareNext(at: string, fact: Node, real: Node): Generator<string> {
    return compareSchema({ at, fact, real, isResponse, owner }, facts, contract, isKnown);
  }

  /** Additional properties: not mentioned, true, false, or with a schema. */
  function* compareRest(fact: unknown, real: unknown): Generator<string> {
    const meant = isResponse && fact === false ? undefined : fact;
    if (isNode(meant) && isNode(real)) yield* compareNext(`${at}.*`, meant, real);
    else yield* compareWords(at, { additionalProperties: meant }, { additionalProperties: real });
  }

  function* compareBranches(word: string, fact: Node[] = [], real: Node[] = []): Generator<string> {
    yield* compareWords(`${at} ${word}`, { length: fact.length }, { length: real.length });
    for (const [index, one] of fact.entries()) {
      if (real[index]) yield* compareNext(`${at}<${index}>`, one, real[index]);
    }
  }

  function* compareDiscriminator(fact: Node = {}, real: Node = {}): Generator<string> {
    yield* compareWords(`${at} discriminator`, fact, real, ["mapping"]);
    const [one, other] = [fact, real].map(({ mapping = {} }) => Object.fromEntries(
      Object.entries<string>(mapping).map(([value, ref]) => [value, { $ref: nameOf(ref) }]))) as [Node, Node];
    yield* compareEach(at, "discriminator value", one, other, compareNext);
  }
}

/** The name in the contract, followed by the name in the table if that is different. */
function placeOf(at: string, fact?: string, real?: string): string {
  if (real === undefined) return at;
  if (fact === undefined) return `${at} (${real})`;
  return fact === real ? real : `${real} (${fact})`;
}

function flattenOnce(schema: Node, schemas: Schemas): Flat {
  const flat = flattened.get(schema) ?? flatten(schema, schemas);
  flattened.set(schema, flat);
  return flat;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

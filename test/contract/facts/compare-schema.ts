/** A schema of the contract beside the one of the facts that it stands for, and all that they refer to. */
import type { Node } from "../../support/contract.js";
import { compareEach, compareRequired, compareWords } from "./difference.js";
import { type Flat, flatten, follow, nameOf, type Schemas } from "./flatten.js";

export interface Pair {
  at: string;
  fact: Node;
  real: Node;
  /** An answer is open, so that the service can add to it, also where the facts close its schema. */
  isAnswer: boolean;
  /** The schema of the contract that this one is, or is a part of; none where it stands in an operation. */
  owner?: string | undefined;
}

/** Says whether two schemas need no comparison any more. */
export type IsKnown = (pair: Pair) => boolean;

/** What is compared apart, each in its own way. */
const structure = ["properties", "required", "additionalProperties", "items", "anyOf", "oneOf", "discriminator"];
/** The facts never change, and are looked at for each mutant. */
const flattened = new WeakMap<Node, Flat>();

/** Remembers which schemas were compared with which. */
export function memory(): { has: IsKnown; add: (pair: Pair) => void } {
  const [asRequest, asAnswer] = [new Map<Node, Set<Node>>(), new Map<Node, Set<Node>>()];
  const of = ({ isAnswer }: Pair) => isAnswer ? asAnswer : asRequest;
  return {
    has: (pair) => of(pair).get(pair.fact)?.has(pair.real) ?? false,
    add: (pair) => void of(pair).set(pair.fact, (of(pair).get(pair.fact) ?? new Set()).add(pair.real)),
  };
}

/** Has each two schemas compared once: the first time, they are not known. */
export function once(): IsKnown {
  const { has, add } = memory();
  return (pair) => {
    if (has(pair)) return true;
    add(pair);
    return false;
  };
}

export function* compareSchema(pair: Pair, facts: Schemas, contract: Schemas, isKnown: IsKnown): Generator<string> {
  const { isAnswer } = pair;
  const [fact, real] = [follow(pair.fact, facts), follow(pair.real, contract)];
  const owner = real.name ?? pair.owner;
  const at = placeOf(pair.at, fact.name, real.name);
  if (isKnown({ at, fact: fact.schema, real: real.schema, isAnswer, owner })) return;
  const [one, other] = [flattenOnce(fact.schema, facts), flatten(real.schema, contract)];
  yield* compareWords(at, one, other, structure);
  yield* compareRequired(at, one.required, other.required);
  yield* compareEach(at, "property", one.properties, other.properties, compareNext);
  yield* compareEach(at, "", { "[]": one.items }, { "[]": other.items }, compareNext);
  yield* compareRest(one.additionalProperties, other.additionalProperties);
  for (const word of ["anyOf", "oneOf"]) yield* compareBranches(word, one[word], other[word]);
  yield* compareDiscriminator(one.discriminator, other.discriminator);

  function compareNext(at: string, fact: Node, real: Node): Generator<string> {
    return compareSchema({ at, fact, real, isAnswer, owner }, facts, contract, isKnown);
  }

  /** Properties beyond those named: not mentioned, true, false, or of a schema. */
  function* compareRest(fact: unknown, real: unknown): Generator<string> {
    const meant = isAnswer && fact === false ? undefined : fact;
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

/** The name in the contract, and the one in the table where it is another. */
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

/** Describes the differences between a part of the facts and its counterpart in the contract. */
import { isDeepStrictEqual } from "node:util";
import type { Node } from "../../support/contract.js";

/** Keywords that are compared by their value alone. */
export function* compareWords(at: string, fact: Node, real: Node, except: string[] = []): Generator<string> {
  for (const word of new Set([...Object.keys(fact), ...Object.keys(real)])) {
    if (fact[word] === real[word] || except.includes(word) || isDeepStrictEqual(fact[word], real[word])) continue;
    yield `${at}: ${word} is ${show(real[word])}, the facts say ${show(fact[word])}`;
  }
}

/** The required properties, in any order. */
export function* compareRequired(at: string, fact: string[] = [], real: string[] = []): Generator<string> {
  for (const name of fact) if (!real.includes(name)) yield `${at}: ${name} is not required, the facts say so`;
  for (const name of real) if (!fact.includes(name)) yield `${at}: ${name} is required, the facts do not say so`;
}

/** Compares named parts: those that both sides have with each other; one that only one side has is a difference. */
export function* compareEach(
  at: string,
  kind: string,
  fact: Node = {},
  real: Node = {},
  compare: (at: string, fact: Node, real: Node) => Generator<string>,
): Generator<string> {
  for (const name of new Set([...Object.keys(fact), ...Object.keys(real)])) {
    const [one, other] = [fact[name], real[name]] as [Node | undefined, Node | undefined];
    const label = `${kind} ${name}`.trim();
    if (one && other) yield* compare(kind === "property" ? `${at}.${name}` : `${at} ${name}`, one, other);
    else if (one) yield `${at}: has no ${label}, the facts do`;
    else if (other) yield `${at}: has the ${label}, the facts do not`;
  }
}

function show(value: unknown): string {
  return value === undefined ? "not there" : JSON.stringify(value);
}

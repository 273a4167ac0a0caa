/** A mutant: a single temporary change of the contract. */
import type { Node } from "../../support/contract.js";

/** Sets a key of a part of the contract to another value, or removes the key if the value is undefined. */
export interface Mutant {
  /** The place of the change, in terms of the contract. */
  at: string;
  what: string;
  holder: Node;
  key: string;
  value: unknown;
}

/** Makes the change, runs `look`, and undoes the change. */
export function during<T>({ holder, key, value }: Mutant, look: () => T): T {
  const before = holder[key] as unknown;
  put(holder, key, value);
  try {
    return look();
  } finally {
    put(holder, key, before);
  }
}

function put(holder: Node, key: string, value: unknown): void {
  if (value === undefined) delete holder[key];
  else holder[key] = value;
}

export function change(at: string, holder: Node, key: string, value: unknown): Mutant {
  const to = value === undefined ? "gone" : `${JSON.stringify(value)}`;
  return { at, what: `${key} becomes ${to.length > 80 ? `${to.slice(0, 80)}…` : to}`, holder, key, value };
}

export function toggle(at: string, holder: Node, key: string): Mutant {
  return change(at, holder, key, holder[key] === true ? undefined : true);
}

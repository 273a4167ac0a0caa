/** References within a description (RFC 6901): follows and checks them. */
import type { Document } from "./objects.js";
import { valueAt } from "./pointer.js";

/**
 * Returns the target of a reference.
 *
 * @throws {Error} If the target is outside the description, or missing.
 */
export function lookUp(document: Document, ref: string): unknown {
  const isLocal = /^#(\/|$)/.test(ref);
  if (!isLocal) throw new Error(`It refers to ${ref}, but references must be JSON Pointers within the file.`);
  const found = valueAt(document, decodeURIComponent(ref.slice(1)));
  if (found === undefined) throw new Error(`It refers to ${ref}, which does not exist.`);
  return found;
}

/** Returns the target of a reference, and any other node unchanged. */
export type Follow = <T>(node: T) => T;

/** Returns a node, or the target of its reference, which siblings of the reference override. */
export function follow<T extends object>(document: Document, node: T | { $ref: string }): T {
  if (!("$ref" in node) || typeof node.$ref !== "string") return node as T;
  const { $ref, ...own } = node;
  return { ...follow(document, lookUp(document, $ref) as T), ...own };
}

/**
 * Checks every reference of a description.
 *
 * @throws {Error} If a target is outside the description or missing, or a reference leads back to itself.
 */
export function checkReferences(document: Document): void {
  const checked = new Set<unknown>(); // a YAML alias leads to the same node again
  check(document);

  function check(node: unknown): void {
    if (!isObject(node) || checked.has(node)) return;
    checked.add(node);
    if (typeof node.$ref === "string") checkEnd(document, node.$ref);
    for (const child of Object.values(node)) check(child);
  }
}

/** Checks that a chain of references ends with something other than a reference. */
function checkEnd(document: Document, ref: string): void {
  const chain = new Set<string>();
  let next: unknown = ref;
  while (typeof next === "string") {
    if (chain.has(next)) throw new Error(`It refers to ${next}, which leads back to itself.`);
    chain.add(next);
    const node = lookUp(document, next);
    next = isObject(node) ? node.$ref : undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

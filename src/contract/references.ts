/** References within a description (RFC 6901): what they lead to, and whether they lead anywhere. */
import type { Document } from "./openapi.js";
import { valueAt } from "./pointer.js";

/**
 * Gives what a reference leads to.
 *
 * @throws {Error} When it leads out of the description, or to nothing.
 */
export function lookUp(document: Document, ref: string): unknown {
  if (!/^#(\/|$)/.test(ref)) throw new Error(`It refers to ${ref}: only JSON Pointers within the file are read.`);
  const found = valueAt(document, decodeURIComponent(ref.slice(1)));
  if (found === undefined) throw new Error(`It refers to ${ref}, which is not there.`);
  return found;
}

/** Gives a node, or what its reference leads to. What stands beside a reference goes over it. */
export function follow<T extends object>(document: Document, node: T | { $ref: string }): T {
  if (!("$ref" in node) || typeof node.$ref !== "string") return node as T;
  const { $ref, ...own } = node;
  return { ...follow(document, lookUp(document, $ref) as T), ...own };
}

/**
 * Checks every reference of a description.
 *
 * @throws {Error} When one leads out of the description, to nothing, or by references alone back to itself.
 */
export function checkReferences(document: Document): void {
  const nodes: unknown[] = [document];
  for (const node of nodes) {
    if (!isObject(node)) continue;
    if (typeof node.$ref === "string") checkEnd(document, node.$ref);
    nodes.push(...Object.values(node));
  }
}

/** Checks that a reference, and those that it leads to, end with what is none. */
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

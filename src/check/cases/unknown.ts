/** Requests for what does not exist: an id, a path, a method of a path. */
import { pathNamesOf } from "../fixtures/binding.js";
import type { Operation } from "../operations.js";
import { type Case, validParts } from "./case.js";

/** A method that the contract has nowhere, and that changes nothing where a server has it (RFC 5323). */
const unknownMethod = "SEARCH";

/** A request with an id that cannot be there, for an operation that says what it gets. */
export function unknownIdCases(operation: Operation, bound: Record<string, string>): Case[] {
  const last = pathNamesOf(operation).at(-1);
  const id = last && bound[last];
  if (!last || id === undefined || !("404" in operation.responses)) return [];
  const parts = validParts(operation);
  // It looks like the one that is there: so it is refused for not being there, and not for its form.
  const unknown = id.replaceAll(/[a-z0-9]/gi, "0");
  const path = { ...parts.path, ...bound, [last]: unknown };
  return [{ rule: "unknown-id", name: `the unknown ${last}`, parts: { ...parts, path }, expected: 404 }];
}

/** The same operation with a method that its path does not have. */
export function withUnknownMethod(operation: Operation): [Operation, Case] {
  const { body: _, ...parts } = validParts(operation);
  const other = { ...operation, method: unknownMethod };
  return [other, { rule: "unknown-method", name: `the method ${unknownMethod}`, parts, expected: "error" }];
}

/** A path that the contract does not have, in the place of an operation. */
export function withUnknownPath(operation: Operation): [Operation, Case] {
  const other = { ...operation, id: "no operation", method: "GET", path: "/no-such-path", body: undefined };
  return [other, { rule: "unknown-path", name: "the path /no-such-path", parts: {}, expected: 404 }];
}

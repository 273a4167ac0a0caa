/** Requests with an unknown id, path or method. */
import { pathNamesOf } from "../fixtures/binding.js";
import type { CheckedOperation } from "../operations.js";
import { type Case, validParts } from "./case.js";

/** A method that the contract does not use, and that is safe on servers that support it (RFC 5323). */
const unknownMethod = "SEARCH";

/** Returns the case of an id that does not exist, for an operation that declares a 404. */
export function unknownIdCases(operation: CheckedOperation, bound: Record<string, string>): Case[] {
  const lastName = pathNamesOf(operation).at(-1);
  const id = lastName && bound[lastName];
  if (!lastName || id === undefined || !("404" in operation.responses)) return [];
  const parts = validParts(operation);
  // It has the format of an existing id, so that a server does not refuse it for its format.
  const unknownId = id.replaceAll(/[a-z0-9]/gi, "0");
  const path = { ...parts.path, ...bound, [lastName]: unknownId };
  return [{ rule: "unknown-id", name: `an unknown ${lastName}`, parts: { ...parts, path }, expected: 404 }];
}

/** Returns a variant of an operation with a method that its path does not have. */
export function withUnknownMethod(operation: CheckedOperation): [CheckedOperation, Case] {
  const { body: _, ...parts } = validParts(operation);
  const variant = { ...operation, method: unknownMethod };
  return [variant, { rule: "unknown-method", name: `the method ${unknownMethod}`, parts, expected: "error" }];
}

/** Returns a variant of an operation with a path that the contract does not have. */
export function withUnknownPath(operation: CheckedOperation): [CheckedOperation, Case] {
  const variant = { ...operation, id: "no operation", method: "GET", path: "/no-such-path", body: undefined };
  return [variant, { rule: "unknown-path", name: "the path /no-such-path", parts: {}, expected: 404 }];
}

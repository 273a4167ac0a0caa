/** The handlers of a service, by the ids of their operations. */
import { operations } from "../../generated/operations.js";
import type { HandlerResponse, ParsedRequest } from "../contract/index.js";
import { nearest } from "../nearest.js";
import type { HandlerContext } from "../operations.js";

/** A handler of any operation. */
export type AnyHandler = (
  request: ParsedRequest,
  context: HandlerContext,
) => HandlerResponse | Promise<HandlerResponse>;

/** Handlers by the ids of their operations. Each gets only valid requests of its operation. */
export type AnyHandlers = Partial<Record<string, AnyHandler>>;

/**
 * Checks that each handler is a function, and that its operation exists. `undefined` counts as no handler.
 *
 * @throws {RangeError} If one is not. The message suggests the nearest operation.
 */
export function checkHandlers(handlers: object | undefined): void {
  if (!handlers) throw new RangeError("handlers must be an object with a function for each operation.");
  for (const [id, handler] of Object.entries(handlers)) {
    if (!Object.hasOwn(operations, id)) throw unknownOperation("handlers", id, Object.keys(operations));
    const isFine = handler === undefined || typeof handler === "function";
    if (!isFine) throw new RangeError(`handlers: ${id} must be a function.`);
  }
}

/** Returns the error for an unknown operation in an option, such as `handlers`. */
export function unknownOperation(option: string, id: string, known: Iterable<string>): RangeError {
  return new RangeError(`${option}: there is no operation "${id}".${nearest(id, known)}`);
}

/** The handlers of a service, by the ids of their operations. */
import { operations } from "../../generated/operations.js";
import type { Answer, ParsedRequest } from "../contract/index.js";
import { nearest } from "../nearest.js";
import type { HandlerContext, Handlers, OperationId } from "../operations.js";

/** A handler of whichever operation. */
export type AnyHandler = (request: ParsedRequest, context: HandlerContext) => Answer | Promise<Answer>;

/** Gives the handler of an operation. The contract has made sure that what it gets is a request of that operation. */
export function handlerOf(handlers: Partial<Handlers>, operation: string): AnyHandler | undefined {
  return handlers[operation as OperationId] as AnyHandler | undefined;
}

/**
 * Checks that every handler is one, of an operation that there is. One that is `undefined` counts as missing.
 *
 * @throws {RangeError} When that is not so; the message names the nearest operation.
 */
export function checkHandlers(handlers: object | undefined): void {
  if (!handlers) throw new RangeError("handlers must be an object, with a function for each operation that there is.");
  for (const [id, handler] of Object.entries(handlers)) {
    if (!Object.hasOwn(operations, id)) throw unknownOperation(id, Object.keys(operations));
    const isFine = handler === undefined || typeof handler === "function";
    if (!isFine) throw new RangeError(`handlers: ${id} must be a function.`);
  }
}

/** What is wrong where handlers are given to an operation that there is not. */
export function unknownOperation(id: string, known: Iterable<string>): RangeError {
  return new RangeError(`handlers: there is no operation "${id}".${nearest(id, known)}`);
}

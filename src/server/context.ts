/** What a handler gets besides the request. */
import type { HandlerContext } from "../operations.js";
import { HttpError } from "./http-error.js";

/** Returns the context of a handler. */
export function handlerContext(signal: AbortSignal, caller?: unknown): HandlerContext {
  return { signal, caller, error: (status, message) => new HttpError(status, [], message) };
}

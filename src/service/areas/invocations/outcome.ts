/** The outcome of an action. The mock does not run it: its payload decides. */
import { HttpError } from "../../../server/http-error.js";

/** The outcome of an action. */
export interface ActionOutcome {
  /** How much longer it takes than usual, in milliseconds. */
  sleepMs: number;
  /** Why it fails; undefined when it succeeds. */
  failure: string | undefined;
}

/**
 * Reads the outcome of an action from its payload. It succeeds at once, unless the payload is an object with:
 *
 * - `fail`, a string: the action fails for this reason;
 * - `sleep`, a number: an asynchronous action takes that many seconds longer.
 *
 * @throws {HttpError} With 400 if the payload is not JSON.
 */
export function readOutcome(payload: string | undefined): ActionOutcome {
  const input = payload === undefined ? undefined : parseJson("payload", payload);
  if (typeof input !== "object" || input === null) return { sleepMs: 0, failure: undefined };
  const { fail, sleep } = input as { fail?: unknown; sleep?: unknown };
  return {
    sleepMs: typeof sleep === "number" && sleep > 0 ? sleep * 1000 : 0,
    failure: typeof fail === "string" ? fail : undefined,
  };
}

/**
 * Parses JSON.
 *
 * @throws {HttpError} With 400 if the text is not JSON.
 */
export function parseJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, [`${field} must be JSON text: ${(error as Error).message}.`]);
  }
}

/** What becomes of an action. It is not run: its payload says what the mock makes of it. */
import { HttpError } from "../../../server/http-error.js";

/** How an action goes. */
export interface Plan {
  /** How much longer it takes than it has to, in milliseconds. */
  sleep: number;
  /** Why it fails; nothing when it succeeds. */
  fail: string | undefined;
}

/**
 * Reads how an action goes. It succeeds at once, but for a payload that is an object with one of these:
 *
 * - `fail`, a text: it fails, and this is why;
 * - `sleep`, a number: it takes that many seconds, unless somebody waits for its end.
 *
 * @throws {HttpError} With 400 when the payload is not JSON.
 */
export function readPlan(payload: string | undefined): Plan {
  const { fail, sleep } = Object(parseJson("payload", payload ?? "null")) as Record<string, unknown>;
  return {
    sleep: typeof sleep === "number" && sleep > 0 ? sleep * 1000 : 0,
    fail: typeof fail === "string" ? fail : undefined,
  };
}

/**
 * Reads a text that has to be JSON.
 *
 * @throws {HttpError} With 400 when it is not.
 */
export function parseJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, [`${field} must be JSON text: ${(error as Error).message}.`]);
  }
}

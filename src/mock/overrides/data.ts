/** Overrides that are data: read from whatever was given, and turned into functions. */
import { setTimeout as wait } from "node:timers/promises";
import { bytesOf, dataUrl } from "../../contract/data-url.js";
import { type Answer, type Contract, kindOf, type Operation, type ParsedRequest } from "../../contract/index.js";
import { nearest } from "../../nearest.js";
import type { HandlerContext } from "../../operations.js";

/** An override of whichever operation, as a function. */
export type AnyOverride = (
  request: ParsedRequest,
  context: HandlerContext & { byDefault: (request?: ParsedRequest) => Promise<Answer> },
) => Answer | Promise<Answer>;

/** An override of whichever operation, as data. */
export interface AnyData extends Partial<Answer> {
  delay?: number;
  times?: number;
}

/** What each part of an override has to be. */
const parts: Record<string, [isRight: (value: unknown) => boolean, what: string]> = {
  status: [(value) => Number.isInteger(value), "a whole number"],
  body: [() => true, "anything"],
  headers: [isHeaders, "an object of texts, numbers or booleans"],
  delay: [isDelay, "a number of milliseconds, at most 2147483647"],
  times: [(value) => Number.isInteger(value) && Number(value) > 0, "a whole number from 1 on"],
};

function isDelay(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value < 2 ** 31; // the longest that a timer takes
}

function isHeaders(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    && Object.values(value).every((one) => ["string", "number", "boolean", "undefined"].includes(typeof one));
}

/**
 * Reads an override.
 *
 * @param name What it is called in an error.
 * @throws {RangeError} When it is none.
 */
export function readOverride(name: string, given: unknown): AnyOverride | AnyData {
  if (typeof given === "function") return given as AnyOverride;
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new RangeError(`${name} must be a function, or an object with ${Object.keys(parts).join(", ")}.`);
  }
  for (const [key, value] of Object.entries(given)) {
    const [isRight, what] = parts[key] ?? [];
    if (!isRight) throw new RangeError(`${name} has no ${key}.${nearest(key, Object.keys(parts))}`);
    if (value !== undefined && !isRight(value)) throw new RangeError(`${name}: ${key} must be ${what}.`);
  }
  return given;
}

/** Makes a function of an override that is data. */
export function answering(contract: Contract, operation: Operation, data: AnyData): AnyOverride {
  const { status, body, headers, delay = 0 } = data;
  const isByDefault = status === undefined && body === undefined && headers === undefined;
  return async (_, { byDefault, signal }) => {
    if (delay > 0) await wait(delay, undefined, { signal, ref: false }).catch(() => {}); // nobody waits any more
    if (isByDefault) return byDefault();
    const shown = await contract.exampleAnswer(operation, { ...status !== undefined && { status }, dynamic: false });
    const answer = { ...shown, headers: { ...shown.headers, ...headers } };
    return body === undefined ? answer : { ...answer, body: bodyOf(answer.mediaType, body) };
  };
}

/** Bytes may be given as the contract shows them: as a `data:` URL (RFC 2397). */
function bodyOf(mediaType = "application/json", body: unknown): unknown {
  const isBytes = kindOf(mediaType) === "bytes" && typeof body === "string" && dataUrl.test(body);
  return isBytes ? bytesOf(body) : body;
}

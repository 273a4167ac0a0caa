/** Times that a request gives: points in time, or how long ago. */
import { HttpError } from "../../../server/http-error.js";
import type { Clock } from "./clock.js";

/** A point in time (RFC 3339, section 5.6). */
const point = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;
/** How long ago: one or more numbers, each with its unit. */
const duration = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;
const milliseconds = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Reads since when something is asked for.
 *
 * @returns The time, in milliseconds; the beginning of time when nothing was said.
 * @throws {HttpError} With 400 when it is neither a point in time nor a duration.
 */
export function readSince(clock: Clock, since: string | undefined): number {
  return readTime(clock, "since", since) ?? -Infinity;
}

/**
 * Reads a time that a parameter gives.
 *
 * @returns The time, in milliseconds; nothing when nothing was said.
 * @throws {HttpError} With 400 when it is neither a point in time nor a duration.
 */
export function readTime(clock: Clock, name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = duration.test(text) ? clock.now().getTime() - lengthOf(text) : timeOf(text);
  if (!Number.isNaN(time)) return time;
  throw new HttpError(400, [`${name} must be a point in time (RFC 3339), or how long ago, such as 5m.`]);
}

function timeOf(text: string): number {
  return point.test(text) ? Date.parse(text.toUpperCase()) : NaN;
}

function lengthOf(text: string): number {
  const parts = text.matchAll(/([\d.]+)([a-z]+)/g);
  return [...parts].reduce((sum, [, number, unit]) => sum + Number(number) * milliseconds[unit as "s"], 0);
}

/** Times in requests: a point in time, or how long ago. */
import { HttpError } from "../../server/http-error.js";
import { assumed } from "./assumed.js";
import type { Clock } from "./clock.js";

/** A date, or a date and time (RFC 3339, section 5.6) whose seconds and zone may be omitted. */
const timestamp = /^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d)(?:(:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)?)?)?$/i;
/** A duration, as Go writes it: one or more numbers, each with a unit. */
const duration = /^(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+$/;
const milliseconds = { ns: 1e-6, us: 1e-3, µs: 1e-3, μs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/**
 * Reads the parameter `since`.
 *
 * @returns The time, in milliseconds; minus infinity when the parameter is omitted.
 * @throws {HttpError} With 400 if it is neither a point in time nor a duration.
 */
export function readSince(clock: Clock, since: string | undefined): number {
  return readTime(clock, "since", since) ?? -Infinity;
}

/**
 * Reads a parameter that is a time.
 *
 * @returns The time, in milliseconds; undefined when the parameter is omitted.
 * @throws {HttpError} With 400 if it is neither a point in time nor a duration.
 */
export function readTime(clock: Clock, name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = duration.test(text) ? clock.now() - durationMs(text) : timeOf(text);
  if (!Number.isNaN(time)) return time;
  const forms = "such as 2026-11-20 or 2026-11-20T09:00:00Z, or how long ago, such as 5m or 1h30m";
  throw assumed("malformed-time", new HttpError(400, [`${name} must be a point in time, ${forms}.`]));
}

/** Without a zone, the time is in UTC. */
function timeOf(text: string): number {
  const [, date, time = "T00:00", seconds = "", zone = "Z"] = timestamp.exec(text.toUpperCase()) ?? [];
  if (date === undefined || !isDate(date)) return NaN;
  return Date.parse(date + time + seconds + zone);
}

/** Whether the day exists: `Date.parse` reads February 30 as March 2. */
function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function durationMs(text: string): number {
  const parts = text.matchAll(/([\d.]+)([a-zµμ]+)/g);
  return [...parts].reduce((sum, [, number, unit]) => sum + Number(number) * milliseconds[unit as "s"], 0);
}

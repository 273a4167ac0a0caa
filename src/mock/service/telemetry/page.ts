/** A page of the telemetry events of a session. */
import type { BrowserTelemetryEnvelope } from "../../../../generated/openapi.js";

/** Which events of a session a page covers. */
export interface Window {
  order?: "asc" | "desc" | undefined;
  limit?: number | undefined;
  /** The cursor that the page before gave. */
  offset?: number | undefined;
  /** In milliseconds, as is `until`, which is no longer part of it. */
  since: number;
  until: number;
}

interface Page {
  events: BrowserTelemetryEnvelope[];
  headers: { "X-Has-More": boolean; "X-Next-Offset": number };
}

/** Cursors are no numbers of events: whoever takes one for the other should notice. */
const perEvent = 1000;

/**
 * Gives a page of events, from the one that its cursor stands for, or in descending order from the one before that.
 *
 * @param kept The events, the oldest first.
 */
export function pageOf(kept: readonly BrowserTelemetryEnvelope[], window: Window): Page {
  const { order, limit = Infinity, offset, since, until } = window;
  const isDescending = order === "desc";
  const start = offset === undefined ? undefined : offset / perEvent;
  const inTime = kept.filter(({ event: { ts } }) =>
    ts < until * 1000 && (start !== undefined || ts >= since * 1000));
  const rest = isDescending
    ? inTime.filter(({ seq }) => seq < (start ?? Infinity)).reverse()
    : inTime.filter(({ seq }) => seq >= (start ?? 0));
  const events = rest.slice(0, limit);
  const following = isDescending ? events.at(-1) : rest[limit];
  const hasMore = rest.length > events.length;
  const next = hasMore && following ? following.seq * perEvent : 0;
  return { events, headers: { "X-Has-More": hasMore, "X-Next-Offset": next } };
}

/** Pages of the telemetry events of a session. */
import type { BrowserTelemetryEnvelope } from "../../../../generated/openapi.js";

/** Which events are requested. */
export interface EventQuery {
  order?: "asc" | "desc" | undefined;
  limit?: number | undefined;
  /** The cursor that the previous page returned. */
  offset?: number | undefined;
  /** In milliseconds, as is `until`, which is exclusive. */
  since: number;
  until: number;
}

interface EventPage {
  events: BrowserTelemetryEnvelope[];
  headers: { "X-Has-More": boolean; "X-Next-Offset": number };
}

/** Cursors differ from sequence numbers, so that a client that confuses them notices. */
const cursorsPerEvent = 1000;

/**
 * Returns a page of events: from the one that the cursor stands for or, in descending order, from the one before it.
 *
 * @param kept The events, oldest first.
 */
export function paginateEvents(kept: readonly BrowserTelemetryEnvelope[], window: EventQuery): EventPage {
  const { order, limit = Infinity, offset, since, until } = window;
  const isDescending = order === "desc";
  const start = offset === undefined ? undefined : offset / cursorsPerEvent;
  const inTime = kept.filter(({ event: { ts } }) =>
    ts < until * 1000 && (start !== undefined || ts >= since * 1000));
  const rest = isDescending
    ? inTime.filter(({ seq }) => seq < (start ?? Infinity)).reverse()
    : inTime.filter(({ seq }) => seq >= (start ?? 0));
  const events = rest.slice(0, limit);
  const following = isDescending ? events.at(-1) : rest[limit];
  const hasMore = rest.length > events.length;
  const next = hasMore && following ? following.seq * cursorsPerEvent : 0;
  return { events, headers: { "X-Has-More": hasMore, "X-Next-Offset": next } };
}

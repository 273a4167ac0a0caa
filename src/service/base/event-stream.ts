/** Responses that are event streams, and the heartbeats that keep them alive. */
import type { SSEHeartbeatEvent } from "../../../generated/openapi.js";
import type { Clock } from "./clock.js";

/** A response whose body is a stream of events. */
export interface EventStreamResponse<Event> {
  status: 200;
  headers: { "X-SSE-Content-Type": "application/json" };
  body: AsyncIterable<Event>;
}

/** Creates a response whose body is a stream of events. */
export function eventStream<Event>(body: AsyncIterable<Event>): EventStreamResponse<Event> {
  return { status: 200, headers: { "X-SSE-Content-Type": "application/json" }, body };
}

/** How long a stream may be silent, in milliseconds. */
const heartbeatIntervalMs = 15_000;

/** Adds a heartbeat event to a stream whenever it would be silent for too long. */
export function withHeartbeats<Event>(
  clock: Clock,
  events: AsyncIterator<Event>,
): AsyncIterableIterator<Event | SSEHeartbeatEvent> {
  return withKeepAlive(clock, events, () => ({ event: "sse_heartbeat" as const, timestamp: clock.timestamp() }));
}

/**
 * Adds a sign of life to a stream whenever it would be silent for too long.
 *
 * @param keepAlive Makes what is sent then.
 */
export function withKeepAlive<Event, KeepAlive>(
  clock: Clock,
  events: AsyncIterator<Event>,
  keepAlive: () => KeepAlive,
): AsyncIterableIterator<Event | KeepAlive> {
  let next: Promise<IteratorResult<Event>> | undefined;
  return {
    async next() {
      next ??= events.next();
      let cancelTimer = () => {};
      const isSilent = new Promise<undefined>((resolve) => {
        cancelTimer = clock.after(heartbeatIntervalMs, () => resolve(undefined));
      });
      const result = await Promise.race([next, isSilent]);
      cancelTimer();
      if (!result) return { done: false, value: keepAlive() };
      next = undefined;
      return result;
    },
    async return() {
      await events.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

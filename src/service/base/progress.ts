/** The progress of something that runs by itself, such as a deployment, and the stream of its events. */
import type { LogEvent, SSEHeartbeatEvent } from "../../../generated/openapi.js";
import type { Clock } from "./clock.js";
import { eventStream, type EventStreamResponse, withHeartbeats } from "./event-stream.js";
import { createFeed } from "./feed.js";
import { readSince } from "./since.js";

interface TimedEvent {
  event: string;
  timestamp: string;
}

export interface Progress<Event> {
  /** Schedules an action, in milliseconds. The end cancels it. */
  later(ms: number, action: () => void): void;
  /** Publishes a line of the log. */
  log(message: string): void;
  publish(event: Event): void;
  /** Publishes the current state. */
  publishState(): void;
  /** Publishes the final state, and ends the stream. Actions that are still scheduled are cancelled. */
  end(): void;
  /** Resolves once it has ended. */
  ended(): Promise<void>;
  /**
   * Streams its events until the end: first the current state, then earlier events, then new ones.
   *
   * @param since Omits older lines of the log. By default, none are omitted.
   * @throws {HttpError} With 400 if that is not a time.
   */
  subscribe(since: string | undefined): EventStreamResponse<Event | LogEvent | SSEHeartbeatEvent>;
}

/**
 * Creates the progress of something new.
 *
 * @param state Returns a copy of the current state.
 */
export function createProgress<Event extends TimedEvent>(clock: Clock, state: () => Event): Progress<Event> {
  const feed = createFeed<Event | LogEvent>();
  const cancels = new Set<() => void>();
  return {
    later(ms, action) {
      const cancel = clock.after(ms, () => {
        cancels.delete(cancel);
        action();
      });
      cancels.add(cancel);
    },
    log: (message) => feed.publish({ event: "log", timestamp: clock.timestamp(), message }),
    publish: (event) => feed.publish(event),
    publishState: () => feed.publish(state()),
    end() {
      for (const cancel of cancels) cancel();
      feed.publish(state());
      feed.end();
    },
    async ended() {
      const events = feed.subscribe([]);
      while (!(await events.next()).done);
    },
    subscribe(since) {
      const from = readSince(clock, since);
      const now = state();
      const before = feed.kept.filter(({ event, timestamp }) =>
        event === "log" ? Date.parse(timestamp) >= from : event !== now.event);
      return eventStream(withHeartbeats(clock, feed.subscribe([now, ...before])));
    },
  };
}

/** How something gets on by itself, such as a deployment, and how somebody follows it. */
import type { LogEvent, SSEHeartbeatEvent } from "../../../../generated/openapi.js";
import type { Clock } from "./clock.js";
import { createFeed, followed, type Followed, withHeartbeats } from "./feed.js";
import { readSince } from "./since.js";

interface Told {
  event: string;
  timestamp: string;
}

export interface Progress<Event> {
  /** Has something happen later, in milliseconds, unless it has ended by then. */
  later(ms: number, action: () => void): void;
  /** Tells a line of the log. */
  log(message: string): void;
  tell(event: Event): void;
  /** Tells the state that it is in. */
  tellState(): void;
  /** Tells the state that it ends in. Nothing happens after it. */
  end(): void;
  /** Resolves once it has ended. */
  ended(): Promise<void>;
  /**
   * Follows it until it ends: the state that it is in, what was told before, then what happens.
   *
   * @param since Since when the lines of the log are asked for; left out, it is all of them.
   * @throws {HttpError} With 400 when that is no time.
   */
  follow(since: string | undefined): Followed<Event | LogEvent | SSEHeartbeatEvent>;
}

/**
 * Makes the progress of something new.
 *
 * @param state Gives the state that it is in, apart from what changes later.
 */
export function createProgress<Event extends Told>(clock: Clock, state: () => Event): Progress<Event> {
  const feed = createFeed<Event | LogEvent>();
  const callOffs = new Set<() => void>();
  return {
    later(ms, action) {
      const callOff = clock.after(ms, () => {
        callOffs.delete(callOff);
        action();
      });
      callOffs.add(callOff);
    },
    log: (message) => feed.tell({ event: "log", timestamp: clock.timestamp(), message }),
    tell: (event) => feed.tell(event),
    tellState: () => feed.tell(state()),
    end() {
      for (const callOff of callOffs) callOff();
      feed.tell(state());
      feed.end();
    },
    async ended() {
      const events = feed.follow([]);
      while (!(await events.next()).done);
    },
    follow(since) {
      const from = readSince(clock, since);
      const now = state();
      const before = feed.kept.filter(({ event, timestamp }) =>
        event === "log" ? Date.parse(timestamp) >= from : event !== now.event);
      return followed(withHeartbeats(clock, feed.follow([now, ...before])));
    },
  };
}

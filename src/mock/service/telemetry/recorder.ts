/** What the telemetry of each session records: the calls that are made to it, if it is configured to. */
import type { BrowserTelemetryEnvelope, BrowserTelemetryEvent } from "../../../../generated/openapi.js";
import type { Handlers } from "../../../operations.js";
import { HttpError } from "../../../server/http-error.js";
import type { Clock } from "../base/clock.js";
import { newId } from "../base/collection.js";
import { createFeed, type Feed } from "../base/feed.js";
import type { Session, Sessions } from "../sessions/index.js";
import { records } from "../sessions/telemetry.js";

/** How many events a session keeps. */
const most = 1024;

/** The categories that have calls. */
type Category = "control" | "platform";

export interface Recorder {
  /** The events of a session. They end with it. */
  eventsOf: (session: Session) => Feed<BrowserTelemetryEnvelope>;
  /** Adds an event, whatever the session is configured to record. */
  add: (session: Session, event: BrowserTelemetryEvent) => void;
  /**
   * Has every call of handlers recorded in the session that it is made to, with its status and its duration.
   *
   * @param ids The handlers that are recorded; left out, it is all of them.
   * @returns All handlers.
   */
  recorded: <Some extends Partial<Handlers>>(category: Category, handlers: Some, ids?: (keyof Some)[]) => Some;
}

/** A handler of any operation below a session. */
type Handler = (request: { path: { id: string } | { id_or_name: string } }, ...more: unknown[]) => unknown;

export function createRecorder(clock: Clock, sessions: Sessions): Recorder {
  const eventsOf = sessions.each((session) => {
    const feed = createFeed<BrowserTelemetryEnvelope>(most);
    sessions.whenEnded(session, () => {
      feed.end();
      feed.forget(); // the session itself is still known for a while
    });
    return feed;
  });

  function add(session: Session, event: BrowserTelemetryEvent): void {
    const feed = eventsOf(session);
    feed.tell({ seq: (feed.kept.at(-1)?.seq ?? 0) + 1, event });
  }

  function record(category: Category, handler: Handler, operation_id: string): Handler {
    return (request, ...more) => {
      const session = sessionOf(request);
      return session?.telemetry ? told(session, request, more) : handler(request, ...more);
    };

    async function told(session: Session, request: Parameters<Handler>[0], more: unknown[]): Promise<unknown> {
      const began = clock.now().getTime();
      let status = 500;
      try {
        const answer = await handler(request, ...more) as { status: number };
        status = answer.status;
        return answer;
      } catch (error) {
        if (error instanceof HttpError) status = error.status;
        throw error;
      } finally {
        if (records(session.telemetry, category)) {
          const now = clock.now().getTime();
          const data = { operation_id, status, duration_ms: now - began, request_id: newId("rq") };
          const call = { ts: now * 1000, source: { kind: "kernel_api" }, data } as const;
          if (category === "control") add(session, { type: "api_call", category, ...call });
          else add(session, { type: "platform_api_call", category, ...call });
        }
      }
    }
  }

  /** The session that a request is made to; nothing where it is not there. To look at it is no activity. */
  function sessionOf({ path }: Parameters<Handler>[0]): Session | undefined {
    try {
      return sessions.find("id" in path ? path.id : path.id_or_name);
    } catch {
      return undefined;
    }
  }

  return {
    eventsOf,
    add,
    recorded(category, handlers, ids = Object.keys(handlers) as (keyof typeof handlers)[]) {
      const own = ids.map((id) => [id, record(category, handlers[id] as Handler, String(id))]);
      return { ...handlers, ...Object.fromEntries(own) as object };
    },
  };
}

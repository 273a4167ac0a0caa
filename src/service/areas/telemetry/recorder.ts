/** Records the telemetry of sessions: the calls to each session, and the events of its browser, as configured. */
import type { BrowserTelemetryEnvelope, BrowserTelemetryEvent } from "../../../../generated/openapi.js";
import type { Handlers } from "../../../operations.js";
import { HttpError } from "../../../server/http-error.js";
import type { AreaContext } from "../../base/area.js";
import { createFeed, type Feed } from "../../base/feed.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import { records } from "../../model/telemetry.js";
import type { ReportedEvent } from "../../ports/reports.js";

/** How many events a session keeps. */
const maxEvents = 1024;

/** The categories that need the browser to be watched, which is an event, too. */
const watchedCategories = ["console", "network", "page", "interaction"] as const;

/** The categories of calls. */
type CallCategory = "control" | "platform";

export interface Recorder {
  /** The events of a session, which end with it. */
  eventsOf: (session: Session) => Feed<BrowserTelemetryEnvelope>;
  /** Adds an event, whatever the configuration of the session. */
  add: (session: Session, event: BrowserTelemetryEvent) => void;
  /** Adds an event with the current time, if the session records its category. */
  report: (session: Session, event: ReportedEvent) => void;
  /**
   * Wraps handlers, so that each call is recorded in its session with its status and duration.
   *
   * @param ids The handlers that are recorded. By default, all of them.
   * @returns All handlers.
   */
  recorded: <Some extends Partial<Handlers>>(category: CallCategory, handlers: Some, ids?: (keyof Some)[]) => Some;
}

/** A request for any operation below a session, and its handler. */
interface SessionRequest {
  path: { id: string } | { id_or_name: string };
}
type SessionHandler = (request: SessionRequest, ...more: unknown[]) => unknown;

export function createRecorder({ clock, random }: AreaContext, sessions: Sessions): Recorder {
  const eventsOf = sessions.perSession((session) => {
    const feed = createFeed<BrowserTelemetryEnvelope>(maxEvents);
    sessions.whenEnded(session, () => {
      feed.end();
      feed.clear(); // an ended session remains known for a while
    });
    return feed;
  });

  function add(session: Session, event: BrowserTelemetryEvent): void {
    const feed = eventsOf(session);
    feed.publish({ seq: (feed.kept.at(-1)?.seq ?? 0) + 1, event });
  }

  function record(category: CallCategory, handler: SessionHandler, operation_id: string): SessionHandler {
    return (request, ...more) => {
      const { path } = request; // looking the session up does not count as activity
      const session = sessions.peekByName("id" in path ? path.id : path.id_or_name);
      const isRecorded = session?.telemetry && !sessions.isUnnoticed();
      return isRecorded ? recordCall(session, request, more) : handler(request, ...more);
    };

    async function recordCall(
      session: Session,
      request: SessionRequest,
      more: unknown[],
    ): Promise<unknown> {
      const began = clock.now();
      let status = 500;
      try {
        const response = await handler(request, ...more) as { status: number };
        status = response.status;
        return response;
      } catch (error) {
        if (error instanceof HttpError) status = error.status;
        throw error;
      } finally {
        if (records(session.telemetry, category)) {
          const now = clock.now();
          const data = { operation_id, status, duration_ms: now - began, request_id: random.id("rq") };
          const call = { ts: now * 1000, source: { kind: "kernel_api" }, data } as const;
          if (category === "control") add(session, { type: "api_call", category, ...call });
          else add(session, { type: "platform_api_call", category, ...call });
        }
      }
    }
  }

  return {
    eventsOf,
    add,
    report(session, event) {
      const { category } = event;
      const isOn = (name: Exclude<typeof category, "monitor">) => records(session.telemetry, name);
      if (category === "monitor" ? !watchedCategories.some(isOn) : !isOn(category)) return;
      add(session, { ...event, ts: clock.now() * 1000 });
    },
    recorded(category, handlers, ids = Object.keys(handlers) as (keyof typeof handlers)[]) {
      const own = ids.map((id) => [id, record(category, handlers[id] as SessionHandler, String(id))]);
      return { ...handlers, ...Object.fromEntries(own) as object };
    },
  };
}

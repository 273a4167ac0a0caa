/** Telemetry: the events of each session, in pages or as a live stream. */
import { framed } from "../../../server/frames.js";
import { HttpError } from "../../../server/http-error.js";
import type { Area, AreaContext } from "../../base/area.js";
import { eventStream } from "../../base/event-stream.js";
import { readTime } from "../../base/since.js";
import { exampleSession } from "../../model/example-session.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import { paginateEvents } from "./page.js";
import { createRecorder, type Recorder } from "./recorder.js";
import { eventFrames } from "./stream.js";

export function createTelemetry(context: AreaContext, sessions: Sessions) {
  const { clock, exampleOf } = context;
  const { eventsOf, add, report, recorded } = createRecorder(context, sessions);

  /** The events that a stream starts with: those after the client's latest one, or those that it asks to replay. */
  function firstOf(session: Session, lastId: string | undefined, replay: string | undefined) {
    const last = Number(lastId);
    if (last > 0) return eventsOf(session).kept.filter(({ seq }) => seq > last);
    return replay === "all" ? eventsOf(session).kept : [];
  }

  return {
    handlers: {
      listTelemetryEvents({ path, query, defaulted = [] }) {
        const session = sessions.get(path.id);
        const { category, type } = query;
        const isNewestFirst = query.order === "desc";
        if (isNewestFirst && query.since !== undefined && !defaulted.includes("since")) {
          throw new HttpError(400, ["since cannot be combined with the order desc."]);
        }
        const since = isNewestFirst ? -Infinity : readTime(clock, "since", query.since) ?? -Infinity;
        const until = readTime(clock, "until", query.until) ?? Infinity;
        const isStored = session.telemetry?.storage?.enabled !== false;
        const { events, headers } = paginateEvents(isStored ? eventsOf(session).kept : [], { ...query, since, until });
        const body = events.filter(({ event }) =>
          (!category || category.includes(event.category)) && (!type || type.includes(event.type)));
        return { status: 200, headers, body };
      },
      streamTelemetryEvents({ path, query, header }) {
        const session = sessions.get(path.id);
        const first = firstOf(session, header?.["Last-Event-ID"], query.replay);
        return eventStream(framed(eventFrames(clock, eventsOf(session).subscribe(first), query.type)));
      },
    },
    async seed() {
      const session = await exampleSession(exampleOf, sessions);
      if (!session) return;
      for (const { event } of await exampleOf("listTelemetryEvents") ?? []) add(session, event);
    },
    clear: () => {}, // events end with their sessions
    report,
    recorded,
  } satisfies Area<"listTelemetryEvents" | "streamTelemetryEvents"> & Pick<Recorder, "report" | "recorded">;
}

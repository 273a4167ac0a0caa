/** Telemetry: what happened in each session, page by page or as it happens. */
import { HttpError } from "../../../server/http-error.js";
import { framed } from "../../../server/frames.js";
import type { Area, World } from "../base/area.js";
import { followed } from "../base/feed.js";
import { readTime } from "../base/since.js";
import type { Session, Sessions } from "../sessions/index.js";
import { shownSession } from "../sessions/shown.js";
import { pageOf } from "./page.js";
import { createRecorder, type Recorder } from "./recorder.js";
import { streamOf } from "./stream.js";

export function createTelemetry({ clock, shown }: World, sessions: Sessions) {
  const { eventsOf, add, recorded } = createRecorder(clock, sessions);

  /** The events that a stream begins with: those after the latest that a client has, or what it wants again. */
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
          throw new HttpError(400, ["since cannot be given with the order desc."]);
        }
        const since = isNewestFirst ? -Infinity : readTime(clock, "since", query.since) ?? -Infinity;
        const until = readTime(clock, "until", query.until) ?? Infinity;
        const isStored = session.telemetry?.storage?.enabled !== false;
        const { events, headers } = pageOf(isStored ? eventsOf(session).kept : [], { ...query, since, until });
        const body = events.filter(({ event }) =>
          (!category || category.includes(event.category)) && (!type || type.includes(event.type)));
        return { status: 200, headers, body };
      },
      streamTelemetryEvents({ path, query, header }) {
        const session = sessions.get(path.id);
        const first = firstOf(session, header?.["Last-Event-ID"], query.replay);
        return followed(framed(streamOf(clock, eventsOf(session).follow(first), query.type)));
      },
    },
    async seed() {
      const session = await shownSession(shown, sessions);
      for (const { event } of await shown("listTelemetryEvents") ?? []) if (session) add(session, event);
    },
    clear: () => {}, // events go with their sessions
    recorded,
  } satisfies Area<"listTelemetryEvents" | "streamTelemetryEvents"> & Pick<Recorder, "recorded">;
}

/** The timeline of a connection: its logins and health checks. */
import type { ManagedAuthTimelineEvent } from "../../../../generated/openapi.js";
import { type Page, paginate, type Paging } from "../../base/page.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Random } from "../../base/random.js";
import type { Session } from "../../model/session.js";
import type { Flow } from "./flow.js";
import type { Handoff } from "./handoff.js";

type Type = ManagedAuthTimelineEvent["type"];

/** An entry of a timeline. */
interface TimelineEntry {
  readonly type: Type;
  /** Returns the event that responses contain. The event of a login changes with the login. */
  readonly show: () => ManagedAuthTimelineEvent;
  readonly handoff?: Handoff | undefined;
}

export interface Timeline {
  /** Adds an event that no longer changes. */
  add(event: ManagedAuthTimelineEvent, handoff?: Handoff): void;
  addLogin(timestamp: string, flow: Flow, session: Session, handoff: Handoff): void;
  page(paging: Paging, type: Type | undefined): Page<ManagedAuthTimelineEvent>;
  /** Finds the handoff of a login by its code. */
  handoff(code: string): Handoff | undefined;
}

/** How many entries a timeline keeps. The oldest are removed. */
const maxEntries = 1000;

export function createTimeline(random: Random): Timeline {
  const lines: TimelineEntry[] = [];

  function add(line: TimelineEntry): void {
    lines.push(line);
    if (lines.length > maxEntries) lines.shift();
  }

  return {
    add: (event, handoff) => add({ type: event.type, show: () => event, handoff }),
    addLogin(timestamp, { state }, session, handoff) {
      const id = random.id("tl");
      const type = state.type === "REAUTH" ? "reauth" : "login";
      add({ type, show, handoff });

      function show(): ManagedAuthTimelineEvent {
        const { status, step, updatedAt, error_code, error_message, website_error } = state;
        return {
          id,
          type,
          status,
          timestamp,
          updated_at: updatedAt,
          ...status !== "IN_PROGRESS" && { completed_at: updatedAt }, // a login does not change after its end
          step: status === "EXPIRED" ? status : step,
          browser_session_id: session.id,
          telemetry_captured: session.telemetry !== undefined,
          ...withoutUndefined({ error_code, error_message, website_error }),
        };
      }
    },
    page(paging, type) {
      const { entries, headers } = paginate(lines, paging, type && ((line) => line.type === type));
      return { entries: entries.map((line) => line.show()), headers };
    },
    handoff: (code) => lines.find(({ handoff }) => handoff?.code === code)?.handoff,
  };
}

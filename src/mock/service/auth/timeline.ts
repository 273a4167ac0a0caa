/** What has happened to a connection. */
import type { ManagedAuthTimelineEvent } from "../../../../generated/openapi.js";
import { newId } from "../base/collection.js";
import { type Page, pageOf, type Paging } from "../base/page.js";
import { given } from "../base/given.js";
import type { Session } from "../sessions/index.js";
import type { Flow } from "./flow.js";
import type { Handoff } from "./handoff.js";

type Type = ManagedAuthTimelineEvent["type"];

/** An entry of a timeline. */
interface Line {
  readonly type: Type;
  /** What is shown of it: that of a login moves with the login. */
  readonly show: () => ManagedAuthTimelineEvent;
  readonly handoff?: Handoff | undefined;
}

export interface Timeline {
  /** Adds what does not change any more. */
  add(event: ManagedAuthTimelineEvent, handoff?: Handoff): void;
  addLogin(timestamp: string, flow: Flow, session: Session, handoff: Handoff): void;
  page(paging: Paging, type: Type | undefined): Page<ManagedAuthTimelineEvent>;
  /** Finds the code of a login, if it is of one of these. */
  handoff(code: string): Handoff | undefined;
}

/** How many entries a timeline has. The oldest make room. */
const most = 1000;

export function createTimeline(): Timeline {
  const lines: Line[] = [];

  function add(line: Line): void {
    lines.push(line);
    if (lines.length > most) lines.shift();
  }

  return {
    add: (event, handoff) => add({ type: event.type, show: () => event, handoff }),
    addLogin(timestamp, { state }, session, handoff) {
      const id = newId("tl");
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
          ...status !== "IN_PROGRESS" && { completed_at: updatedAt }, // an ended login does not change any more
          step: status === "EXPIRED" ? status : step,
          browser_session_id: session.id,
          telemetry_captured: session.telemetry !== undefined,
          ...given({ error_code, error_message, website_error }),
        };
      }
    },
    page(paging, type) {
      const { entries, headers } = pageOf(lines, paging, type && ((line) => line.type === type));
      return { entries: entries.map((line) => line.show()), headers };
    },
    handoff: (code) => lines.find(({ handoff }) => handoff?.code === code)?.handoff,
  };
}

/** The panel of a mock, on its side: what it is told, and what it asks for. */
import type { Contract } from "../../contract/index.js";
import type { Clock } from "../../service/base/clock.js";
import { createRequestHistory, type RequestHistory } from "../request-history.js";
import type { SeenRequest } from "../seen-request.js";
import { createPanelEvents, type PanelEvents } from "./events.js";
import { showRequest } from "./show-request.js";
import type { PanelEvent, PanelSettings } from "./types.js";

/** What the panel shows. */
export interface Panel {
  events: PanelEvents;
  history: RequestHistory;
  /** Returns the events that say what there is. */
  current: () => (() => PanelEvent)[];
}

/**
 * Creates what the panel shows.
 *
 * @param settings Returns what is set. It is called when somebody looks.
 */
export function createPanel(contract: Contract, { now }: Clock, settings: () => PanelSettings): Panel {
  const settingsEvent = (): PanelEvent => ({ type: "settings", settings: settings() });
  const events = createPanelEvents(settingsEvent);
  const requestEvent = (seen: SeenRequest) => (): PanelEvent =>
    ({ type: "request", request: showRequest(contract, seen) });
  const history = createRequestHistory(now, {
    added: (seen) => events.publish(requestEvent(seen)),
    cleared: () => events.publish(() => ({ type: "cleared" })),
  });
  return {
    events,
    history,
    current: () => [settingsEvent, ...history.requests.map(requestEvent)],
  };
}

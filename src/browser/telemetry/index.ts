/** The telemetry of pages: console, network and loading. */
import type { Session } from "../../service/model/session.js";
import type { BrowserReports } from "../../service/ports/reports.js";
import type { BrowserFeature } from "../feature.js";
import { createTelemetryWatch, type TelemetryWatch } from "./watch.js";

/** Telemetry, as a feature of every browser. */
export interface Telemetry extends BrowserFeature {
  /** Applies the current telemetry settings of a session to its browser. */
  change: (session: Session) => Promise<void>;
  /** Adds the console and the navigations of a session's pages to its log. */
  log: (session: Session) => void;
}

/** Creates the feature that watches browsers, as far as their sessions record telemetry. */
export function createTelemetryFeature(reports: BrowserReports): Telemetry {
  const watches = new WeakMap<Session, TelemetryWatch>();
  const logged = new WeakSet<Session>();
  const change = async (session: Session) => watches.get(session)?.adapt(logged.has(session));
  return {
    async prepare(session, cdp) {
      const watch = createTelemetryWatch(session, cdp, reports);
      watches.set(session, watch);
      await change(session);
    },
    change,
    log(session) {
      if (logged.has(session)) return;
      logged.add(session);
      void change(session);
    },
  };
}

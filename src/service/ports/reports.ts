/** What browsers report to the service. */
import type { BrowserTelemetryEvent } from "../../../generated/openapi.js";
import type { Session } from "../model/session.js";

/** An event of telemetry, which gets its time from the service. */
export type ReportedEvent = WithoutTime<BrowserTelemetryEvent>;
type WithoutTime<Event> = Event extends BrowserTelemetryEvent ? Omit<Event, "ts"> : never;

/** Gets what browsers report. Reports for an ended session are ignored. */
export interface BrowserReports {
  /** Reports an event, which is recorded if the telemetry of the session has its category. */
  event: (session: Session, event: ReportedEvent) => void;
  /** Reports a line of the browser's log. */
  log: (session: Session, line: string) => void;
  /**
   * Stores a file that a page downloaded.
   *
   * @throws {HttpError} If it cannot be stored, or the session has ended.
   */
  file: (session: Session, path: string, read: () => AsyncIterable<Uint8Array>) => Promise<void>;
  /** Whether there is a file or directory at a path of the session. */
  hasFile: (session: Session, path: string) => boolean;
}

/**
 * The interface of real browsers, which `src/browser/` implements. Without them, each area simulates its part.
 */
import type { StoredBytes } from "../../server/storage.js";
import type { Session, SessionExtension } from "../model/session.js";
import type { RunCode, RunRepl } from "./code.js";
import type { ComputerControls, Picture } from "./computer.js";
import type { Curl } from "./curl.js";
import type { StartRecording } from "./recording.js";
import type { BrowserReports } from "./reports.js";

/** Where a browser accepts connections with the Chrome DevTools Protocol. */
export interface DevTools {
  /** The URL of its WebSocket. */
  url: string;
  /** Returns what it answers at a path of its HTTP address, such as `/json/list`. */
  ask: (path: string) => Promise<unknown>;
  /** Is aborted when it has ended. */
  gone: AbortSignal;
}

/** A browser that accepts connections, though clients may not use them yet. */
export interface ReachedBrowser extends DevTools {
  /** Resolves when they may. Rejects when it has ended before. */
  ready: Promise<unknown>;
}

/** Which settings of a session have changed. */
export interface SessionChanges {
  viewport: boolean;
  start_url: boolean;
}

/** The settings of a session that some browsers cannot have. */
export type SpecialSettings = Pick<Session, "extensions" | "proxy">;

/** Starts, changes and ends browsers. */
export interface BrowserLifecycle {
  /**
   * Checks that one more browser may run, or that the one of a session is running.
   *
   * @throws {HttpError} With 429 if there would be too many.
   */
  checkRoom(session?: Session): void;
  /**
   * Checks that the browser of a session can have settings.
   *
   * @throws {HttpError} With 400 otherwise.
   */
  checkSettings(settings: SpecialSettings): void;
  /**
   * Starts the browser of a session. A running one opens the session's start URL. It resolves at once, or when an
   * engine elsewhere has given the browser.
   *
   * @throws {HttpError} With 400 if a setting is not possible, with 429 if there is no browser.
   */
  begin(session: Session): Promise<void>;
  /** Applies changed settings of a session to its browser. */
  change(session: Session, changes: SessionChanges): Promise<void>;
  /**
   * Ends the browser of a session.
   *
   * @returns The data for its profile, once it has ended; undefined when it saves none, or cannot.
   */
  end(session: Session): Promise<StoredBytes | undefined>;
  /** Resolves when the ended browsers are gone, with all their files on the disk. */
  ended(): Promise<void>;
}

/**
 * Watches a session: the callback gets a picture of its page (JPEG) now and after each change. The returned function
 * ends that.
 */
export type WatchPage = (session: Session, onFrame: (jpeg: Uint8Array) => void) => () => void;

/**
 * Loads extensions into the browser of a session: all of them, or none.
 *
 * @throws {HttpError} With 400 if the browser rejects one.
 */
export type LoadExtensions = (session: Session, extensions: readonly SessionExtension[]) => Promise<void>;

/** Real browsers. */
export interface Browsers {
  /** Sets what gets the reports. It is called once, before any browser runs. */
  reportTo(reports: BrowserReports): void;
  lifecycle: BrowserLifecycle;
  controls: ComputerControls;
  picture: Picture;
  watch: WatchPage;
  /** Returns the URL of the page in front; undefined when no browser runs. */
  address(session: Session): Promise<string | undefined>;
  record: StartRecording;
  runCode: RunCode;
  curl: Curl;
  loadExtensions: LoadExtensions;
  runRepl: RunRepl;
  /** Closes a tab, by its ID in the Chrome DevTools Protocol, unless it is closed. */
  closeTab(session: Session, id: string): Promise<void>;
  /**
   * Returns where the browser of a session accepts connections. It is started if it does not run.
   *
   * @throws {HttpError} If it cannot be started.
   */
  devTools(session: Session): Promise<DevTools>;
  /** Returns the same as soon as clients may connect. */
  reach(session: Session): Promise<ReachedBrowser>;
  /** Adds what the pages of a session do to its log, from now on. */
  logPages(session: Session): void;
  /** Resolves when the completed downloads of a session's browser are among the session's files. */
  downloaded(session: Session): Promise<void>;
}

/** The lifecycle without real browsers: nothing happens. */
export const noLifecycle: BrowserLifecycle = {
  checkRoom: () => {},
  checkSettings: () => {},
  begin: () => Promise.resolve(),
  change: () => Promise.resolve(),
  end: () => Promise.resolve(undefined),
  ended: () => Promise.resolve(),
};

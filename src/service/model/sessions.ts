/** The interface of the store of sessions. */
import type { BrowserPoolRef, CreateBrowserRequest } from "../../../generated/openapi.js";
import type { Page, Paging } from "../base/page.js";
import type { Lease, Session, SessionStart } from "./session.js";

export interface Sessions {
  /**
   * Starts a browser.
   *
   * @param request Its settings. The contract's defaults replace what is omitted.
   * @param start Its other properties. An idle browser waits in a pool, and cannot be found until it is leased.
   * @throws {HttpError} With 400 if a profile, extension or proxy does not exist; with 409 if the name is taken.
   */
  start(request: CreateBrowserRequest, start?: SessionStart & { isIdle?: boolean }): Session;
  /**
   * Finds a session for a request that uses its browser, by its id or else by its name. It counts as activity.
   *
   * @throws {HttpError} With 404 if there is none.
   */
  get(idOrName: string): Session;
  /**
   * Finds a session by its id or else by its name.
   *
   * @throws {HttpError} With 404 if there is none, or it has ended and ended ones are not included.
   */
  find(idOrName: string, includesDeleted?: boolean): Session;
  /** Returns a page of the sessions with a status, newest first. */
  page(status: "active" | "deleted" | "all", paging: Paging, fits?: (session: Session) => boolean): Page<Session>;
  /** Returns the token of a browser's base URL. */
  tokenOf(session: Session): string;
  /** Finds an active session by its id. Returns undefined if there is none. */
  peek(id: string): Session | undefined;
  /** Finds an active session by its id or else by its name. Returns undefined if there is none. */
  peekByName(idOrName: string): Session | undefined;
  /** The active sessions, oldest first. */
  active(): readonly Session[];
  /** The latest ended sessions, oldest first. */
  ended(): readonly Session[];
  /**
   * Checks that no other session has a name.
   *
   * @throws {HttpError} With 409 if another session has it.
   */
  checkName(name: string | null | undefined, session?: Session): void;
  /**
   * Reserves memory for what a request adds to an active session, before it changes.
   *
   * @throws {HttpError} With 400 if the mock would use too much memory.
   */
  makeRoom(session: Session, more: unknown): void;
  /**
   * Loads a profile into a browser.
   *
   * @throws {HttpError} With 400 if the profile does not exist.
   */
  loadProfile(session: Session, profile: NonNullable<CreateBrowserRequest["profile"]>): void;
  /**
   * Leases a browser that waits in a pool.
   *
   * @throws {HttpError} With 409 if the name is taken.
   */
  lease(session: Session, pool: BrowserPoolRef, lease: Lease): void;
  /** Returns a browser to its pool, as it was before its lease. */
  takeBack(session: Session, before: Lease): void;
  /** Ends a browser, with everything that belongs to it, unless it has ended. */
  end(session: Session): void;
  /** Ends a browser that could not be started: it is not among the ended ones. */
  discard(session: Session): void;
  /** Runs an action when a session ends. */
  whenEnded(session: Session, action: () => void): void;
  /**
   * Runs an action that does not count as activity, and that telemetry does not record, up to where it first waits.
   */
  unnoticed<T>(action: () => T): T;
  isUnnoticed(): boolean;
  /** Creates a function that returns the same value for the same session. The value lives as long as the session. */
  perSession<T>(make: (session: Session) => T): (session: Session) => T;
  /** Ends every browser, and forgets those that have ended. */
  clear(): void;
}

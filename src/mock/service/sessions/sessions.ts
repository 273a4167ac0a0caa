/** What can be done with the sessions of a mock. */
import type { BrowserPoolRef, BrowserRequest } from "../../../../generated/openapi.js";
import type { Page, Paging } from "../base/page.js";
import type { Lease, Session } from "./session.js";
import type { Start } from "./start.js";

export interface Sessions {
  /**
   * Starts a browser.
   *
   * @param request What it is to be. Defaults of the contract take the place of what it leaves out.
   * @param start What it has beside that. One that is idle waits in a pool: nobody finds it until it is leased.
   * @throws {HttpError} With 400 when there is no such profile, extension or proxy; with 409 when the name is taken.
   */
  start(request: BrowserRequest, start?: Start & { isIdle?: boolean }): Session;
  /**
   * Finds the session of a request that works with its browser, by its id, or else by its name. It counts as activity.
   *
   * @throws {HttpError} With 404 when there is none.
   */
  get(idOrName: string): Session;
  /**
   * Finds a session by its id, or else by its name.
   *
   * @throws {HttpError} With 404 when there is none, or it has ended and such a one is not asked for.
   */
  find(idOrName: string, includesDeleted?: boolean): Session;
  /** Gives a page of the sessions of a status, the newest first. */
  page(status: "active" | "deleted" | "all", paging: Paging, fits?: (session: Session) => boolean): Page<Session>;
  /** Gives what opens a browser's own address, instead of a bearer token. */
  tokenOf(session: Session): string;
  /** Finds an active session by its id, if it is there. */
  peek(id: string): Session | undefined;
  /** Finds an active session by its id, or else by its name, if it is there. */
  seek(idOrName: string): Session | undefined;
  /** The active sessions, the oldest first. */
  active(): readonly Session[];
  /** The latest of those that have ended, the oldest first. */
  ended(): readonly Session[];
  /**
   * Checks that a name is free, or the session's own.
   *
   * @throws {HttpError} With 409 when it is not.
   */
  checkName(name: string | null | undefined, session?: Session): void;
  /**
   * Makes room for what a request brings to an active session, before it changes.
   *
   * @throws {HttpError} With 400 when the mock would keep too much.
   */
  makeRoom(session: Session, more: unknown): void;
  /**
   * Loads a profile into a browser.
   *
   * @throws {HttpError} With 400 when there is none.
   */
  loadProfile(session: Session, profile: NonNullable<BrowserRequest["profile"]>): void;
  /**
   * Hands out a browser that waits in a pool.
   *
   * @throws {HttpError} With 409 when the name is taken.
   */
  lease(session: Session, pool: BrowserPoolRef, lease: Lease): void;
  /** Takes a browser back into its pool, as it was before its lease. */
  takeBack(session: Session, before: Lease): void;
  /** Ends a browser, with everything that hangs on it. One that has ended stays as it is. */
  end(session: Session): void;
  /** Has something happen when a session ends. */
  whenEnded(session: Session, action: () => void): void;
  /** Makes something that each session has one of. It goes with the session. */
  each<T>(make: (session: Session) => T): (session: Session) => T;
  /** Ends every browser, and forgets those that have ended. */
  clear(): void;
}

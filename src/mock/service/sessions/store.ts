/** The browsers that run, and what is still known of those that have ended. */
import type { BrowserPoolRef, BrowserRequest } from "../../../../generated/openapi.js";
import type { World } from "../base/area.js";
import { createCollection, type Page, pageOf, type Paging } from "../base/collection.js";
import type { Known, Lease, Session } from "./session.js";
import { createNewSession, type Start } from "./start.js";
import { createTimeouts } from "./timeouts.js";

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
  /** Finds an active session by its id, if it is there. */
  peek(id: string): Session | undefined;
  /** Finds an active session by its id, or else by its name, if it is there. */
  seek(idOrName: string): Session | undefined;
  /** The active sessions, the oldest first. */
  active(): readonly Session[];
  /**
   * Checks that a name is free, or the session's own.
   *
   * @throws {HttpError} With 409 when it is not.
   */
  checkName(name: string | null | undefined, session?: Session): void;
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

/** How many of the sessions that have ended are still known. */
const mostDeleted = 1000;

const byCreation = (one: Session, other: Session) => Date.parse(one.createdAt) - Date.parse(other.createdAt);

export function createSessionStore(world: World, known: Known): Sessions {
  const { clock } = world;
  const active = createCollection<Session>("browser session");
  const idle = new Set<Session>();
  const deleted: Session[] = [];
  const endings = new WeakMap<Session, (() => void)[]>();
  const newSession = createNewSession(world, known);
  const timeouts = createTimeouts(clock, (session) => sessions.end(session));

  const endingsOf = (session: Session) => endings.get(session) as (() => void)[];

  function list(session: Session): void {
    active.add(session);
    timeouts.begin(session);
  }

  const sessions: Sessions = {
    start(request, { isIdle, ...start } = {}) {
      const { session, toLoad } = newSession(request, start);
      active.checkName(request.name);
      endings.set(session, []);
      if (request.profile) sessions.loadProfile(session, request.profile);
      if (isIdle) idle.add(session);
      else list(session);
      toLoad.forEach(known.extensions.use);
      return session;
    },
    get(idOrName) {
      const session = active.find(idOrName);
      timeouts.use(session);
      return session;
    },
    find(idOrName, includesDeleted = false) {
      const ended = includesDeleted ? deleted.find(({ id }) => id === idOrName) : undefined;
      return ended ?? active.find(idOrName);
    },
    page(status, paging, fits) {
      if (status === "active") return active.page(paging, fits);
      return pageOf(status === "deleted" ? deleted : [...deleted, ...active.all()].sort(byCreation), paging, fits);
    },
    peek: active.peek,
    seek: (idOrName) => active.peek(idOrName) ?? active.named(idOrName),
    active: active.all,
    checkName: active.checkName,
    loadProfile(session, { save_changes = false, ...named }) {
      session.profile = known.profiles.refer("profile", named);
      session.savesProfile = save_changes;
      known.profiles.use(session.profile);
    },
    lease(session, pool, lease) {
      active.checkName(lease.name);
      list(session); // before anything changes: there may be too many
      idle.delete(session);
      Object.assign(session, lease, { pool });
    },
    takeBack(session, before) {
      timeouts.end(session);
      active.remove(session);
      idle.add(Object.assign(session, before, { pool: undefined }));
    },
    end(session) {
      if (session.deletedAt !== undefined) return;
      session.deletedAt = clock.timestamp();
      timeouts.end(session);
      if (!idle.delete(session)) {
        active.remove(session);
        deleted.push(session);
        if (deleted.length > mostDeleted) deleted.shift();
      }
      for (const action of endingsOf(session)) action();
      if (session.profile && session.savesProfile) known.profiles.save(session.profile);
    },
    whenEnded: (session, action) => void endingsOf(session).push(action),
    each<T>(make: (session: Session) => T) {
      const made = new WeakMap<Session, { one: T }>();
      return (session) => {
        let entry = made.get(session);
        if (!entry) made.set(session, entry = { one: make(session) });
        return entry.one;
      };
    },
    clear() {
      for (const session of [...active.all(), ...idle]) sessions.end(session);
      deleted.length = 0;
    },
  };
  return sessions;
}

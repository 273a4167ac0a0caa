/** The browsers that run, and what is still known of those that have ended. */
import { randomBytes } from "node:crypto";
import type { BrowserPoolRef, BrowserRequest, BrowserTelemetryConfig } from "../../../../generated/openapi.js";
import { HttpError } from "../../http-error.js";
import type { World } from "../base/area.js";
import { createCollection, newId, type Page, pageOf, type Paging } from "../base/collection.js";
import type { Extensions } from "../extensions.js";
import type { Profiles, StoredProfile } from "../profiles.js";
import type { Proxies } from "../proxies.js";
import { telemetryOf } from "./telemetry.js";

/** What a browser is started with, as far as it is shown again. */
type Settings = Omit<BrowserRequest, "extensions" | "profile" | "telemetry" | "name">;

/** What somebody who leases a browser from a pool has of it. */
interface Lease {
  name: string | undefined;
  settings: Settings;
  telemetry: BrowserTelemetryConfig | undefined;
}

/** A browser session. */
export interface Session extends Lease {
  readonly id: string;
  /** What opens the browser's own address, instead of a bearer token. */
  readonly token: string;
  profile: StoredProfile | undefined;
  /** Whether its profile is saved when it ends. */
  savesProfile: boolean;
  /** The pool that it is leased from. */
  pool: BrowserPoolRef | undefined;
  /** Whether a replay of it is recorded. */
  isRecorded: boolean;
  /** When it was last worked with, in milliseconds. */
  lastUsed: number;
  /** RFC 3339, as is `deletedAt`. */
  readonly createdAt: string;
  /** Only one that has ended has it. */
  deletedAt?: string;
}

/** What a session is started with, beside what its request says. */
export interface Start {
  /** Whether it waits in a pool: then nobody finds it until it is leased. */
  isIdle?: boolean;
  id?: string;
  createdAt?: string;
}

export interface Sessions {
  /**
   * Starts a browser.
   *
   * @throws {HttpError} With 400 when there is no such profile, extension or proxy; with 409 when the name is taken.
   */
  start(request: BrowserRequest, start?: Start): Session;
  /**
   * Finds the session of a request that works with its browser, which counts as activity.
   *
   * @throws {HttpError} With 404 when there is none.
   */
  get(id: string): Session;
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

/** What a session refers to. */
export interface Known {
  profiles: Profiles;
  extensions: Extensions;
  proxies: Proxies;
}

const byCreation = (one: Session, other: Session) => Date.parse(one.createdAt) - Date.parse(other.createdAt);

export function createSessionStore({ clock }: World, { profiles, extensions, proxies }: Known): Sessions {
  const active = createCollection<Session>("browser session");
  const idle = new Set<Session>();
  const deleted: Session[] = [];
  const endings = new WeakMap<Session, (() => void)[]>();
  const timers = new WeakMap<Session, () => void>();

  const now = () => clock.now().getTime();
  const endingsOf = (session: Session) => endings.get(session) as (() => void)[];

  function list(session: Session): void {
    active.add(session);
    session.lastUsed = now();
    endWhenUnused(session);
  }

  /** Ends a session once nobody has used it for as long as its timeout is. */
  function endWhenUnused(session: Session): void {
    const timeout = (session.settings.timeout_seconds as number) * 1000;
    const left = session.lastUsed + timeout - now();
    if (left <= 0) sessions.end(session);
    else timers.set(session, clock.after(left, () => endWhenUnused(session)));
  }

  const sessions: Sessions = {
    start({ profile, extensions: loaded = [], telemetry, name, ...settings }, { isIdle, id, createdAt } = {}) {
      if (settings.gpu && settings.headless) throw new HttpError(400, ["gpu cannot be had together with headless."]);
      if (settings.proxy_id) proxies.refer("proxy_id", { id: settings.proxy_id });
      const toLoad = loaded.map((named, index) => extensions.refer(`extensions[${index}]`, named));
      active.checkName(name);
      const session: Session = {
        id: id ?? newId("bs"),
        name: name || undefined,
        token: randomBytes(18).toString("base64url"),
        settings: { ...settings, viewport: settings.viewport ?? { width: 1920, height: 1080 } },
        telemetry: telemetryOf(telemetry),
        profile: undefined,
        savesProfile: false,
        pool: undefined,
        isRecorded: false,
        lastUsed: now(),
        createdAt: createdAt ?? clock.timestamp(),
      };
      endings.set(session, []);
      if (profile) sessions.loadProfile(session, profile);
      if (isIdle) idle.add(session);
      else list(session);
      toLoad.forEach(extensions.use);
      return session;
    },
    get(id) {
      const session = active.get(id);
      session.lastUsed = now();
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
    active: active.all,
    checkName: active.checkName,
    loadProfile(session, { save_changes = false, ...named }) {
      session.profile = profiles.refer("profile", named);
      session.savesProfile = save_changes;
      profiles.use(session.profile);
    },
    lease(session, pool, lease) {
      active.checkName(lease.name);
      list(session); // before anything changes: there may be too many
      idle.delete(session);
      Object.assign(session, lease, { pool });
    },
    takeBack(session, before) {
      timers.get(session)?.();
      active.remove(session);
      idle.add(Object.assign(session, before, { pool: undefined }));
    },
    end(session) {
      if (session.deletedAt !== undefined) return;
      session.deletedAt = clock.timestamp();
      timers.get(session)?.();
      if (!idle.delete(session)) {
        active.remove(session);
        deleted.push(session);
        if (deleted.length > mostDeleted) deleted.shift();
      }
      for (const action of endingsOf(session)) action();
      if (session.profile && session.savesProfile) profiles.save(session.profile);
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

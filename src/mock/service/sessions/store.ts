/** The browsers that run, and what is still known of those that have ended. */
import { createLatest } from "../../latest.js";
import type { World } from "../base/area.js";
import { weightOfEntry } from "../base/budget.js";
import { createCollection } from "../base/collection.js";
import { pageOf } from "../base/page.js";
import type { Known, Lease, Session } from "./session.js";
import type { Sessions } from "./sessions.js";
import { createNewSession } from "./start.js";
import { createTimeouts } from "./timeouts.js";
import { createToken } from "./token.js";

/** How many of the sessions that have ended are still known, and how many bytes they may take. */
const mostDeleted = 1000;
const mostDeletedBytes = 2 ** 24;

const byCreation = (one: Session, other: Session) => Date.parse(one.createdAt) - Date.parse(other.createdAt);

export function createSessionStore(world: World, known: Known): Sessions {
  const { clock, budget, browsers } = world;
  const active = createCollection<Session>("browser session", budget);
  const idle = new Set<Session>();
  const latestDeleted = createLatest<Session>(mostDeleted, mostDeletedBytes);
  const { all: deleted } = latestDeleted;
  const endings = new WeakMap<Session, (() => void)[]>();
  const newSession = createNewSession(world, known);
  const timeouts = createTimeouts(clock, (session) => sessions.end(session));

  function each<T>(make: (session: Session) => T) {
    const made = new WeakMap<Session, { one: T }>();
    return (session: Session) => {
      let entry = made.get(session);
      if (!entry) made.set(session, entry = { one: make(session) });
      return entry.one;
    };
  }

  const endingsOf = (session: Session) => endings.get(session) as (() => void)[];

  function list(session: Session, lease?: Lease): void {
    active.add(session, lease);
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
    tokenOf: each(createToken(world)),
    peek: active.peek,
    seek: (idOrName) => active.peek(idOrName) ?? active.named(idOrName),
    active: active.all,
    ended: () => deleted,
    checkName: active.checkName,
    makeRoom: active.makeRoom,
    loadProfile(session, { save_changes = false, ...named }) {
      session.profile = known.profiles.refer("profile", named);
      session.savesProfile = save_changes;
      known.profiles.use(session.profile);
    },
    lease(session, pool, lease) {
      active.checkName(lease.name);
      list(session, lease); // before anything changes: there may be too many
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
        session.held.length = 0;
        latestDeleted.add(session, weightOfEntry(session));
      }
      for (const action of endingsOf(session)) action();
      browsers?.life.end(session);
      if (session.profile && session.savesProfile) known.profiles.save(session.profile);
    },
    whenEnded: (session, action) => void endingsOf(session).push(action),
    each,
    clear() {
      for (const session of [...active.all(), ...idle]) sessions.end(session);
      latestDeleted.clear();
    },
  };
  return sessions;
}

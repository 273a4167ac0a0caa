/** The store of sessions: active ones, idle ones in pools, and the latest ended ones. */
import type { AreaContext } from "../../base/area.js";
import { createBoundedList } from "../../base/bounded-list.js";
import { weightOfEntry } from "../../base/budget.js";
import { createCollection } from "../../base/collection.js";
import { paginate } from "../../base/page.js";
import type { Lease, Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import type { BrowserLifecycle } from "../../ports/browsers.js";
import type { SessionReferences } from "./references.js";
import { createNewSession } from "./start.js";
import { createTimeouts } from "./timeouts.js";
import { createToken } from "./token.js";

/** How many ended sessions are kept, and how many bytes they may take. */
const maxDeleted = 1000;
const maxDeletedBytes = 2 ** 24;

const byCreation = (one: Session, other: Session) => Date.parse(one.createdAt) - Date.parse(other.createdAt);

/**
 * Creates an empty store.
 *
 * @param lifecycle Of the real browsers, if there are any.
 */
export function createSessionStore(
  context: AreaContext,
  references: SessionReferences,
  lifecycle: BrowserLifecycle | undefined,
): Sessions {
  const { clock, budget } = context;
  const active = createCollection<Session>("browser session", budget);
  const idle = new Set<Session>();
  const latestDeleted = createBoundedList<Session>(maxDeleted, maxDeletedBytes);
  const { all: deleted } = latestDeleted;
  const endings = new WeakMap<Session, (() => void)[]>();
  const newSession = createNewSession(context, references);
  const timeouts = createTimeouts(clock, (session) => sessions.end(session));
  let isUnnoticed = false;

  function perSession<T>(make: (session: Session) => T) {
    const made = new WeakMap<Session, { one: T }>();
    return (session: Session) => {
      let entry = made.get(session);
      if (!entry) {
        entry = { one: make(session) };
        made.set(session, entry);
      }
      return entry.one;
    };
  }

  const checkName: Sessions["checkName"] = (name, session) => active.checkName(name, session, "name-taken");
  const endingsOf = (session: Session) => endings.get(session) as (() => void)[];

  function list(session: Session, lease?: Lease): void {
    active.add(session, lease);
    timeouts.begin(session);
  }

  function finish(session: Session, isKept: boolean): void {
    if (session.deletedAt !== undefined) return;
    session.deletedAt = clock.timestamp();
    timeouts.end(session);
    if (!idle.delete(session)) {
      active.remove(session);
      session.related.length = 0;
      if (isKept) latestDeleted.add(session, weightOfEntry(session));
    }
    for (const action of endingsOf(session)) action();
    const left = lifecycle?.end(session);
    if (session.profile && session.savesProfile) references.profiles.save(session.profile, left);
  }

  const sessions: Sessions = {
    start(request, { isIdle, ...start } = {}) {
      const { session, toLoad } = newSession(request, start);
      checkName(request.name);
      endings.set(session, []);
      if (request.profile) sessions.loadProfile(session, request.profile);
      if (isIdle) idle.add(session);
      else list(session);
      toLoad.forEach(references.extensions.use);
      return session;
    },
    get(idOrName) {
      const session = active.find(idOrName);
      if (!isUnnoticed) session.lastUsed = clock.now(); // its timeout starts over
      return session;
    },
    find(idOrName, includesDeleted = false) {
      const ended = includesDeleted ? deleted.find(({ id }) => id === idOrName) : undefined;
      return ended ?? active.find(idOrName);
    },
    page(status, paging, fits) {
      if (status === "active") return active.page(paging, fits);
      return paginate(status === "deleted" ? deleted : [...deleted, ...active.all()].sort(byCreation), paging, fits);
    },
    tokenOf: perSession(createToken(context)),
    peek: active.peek,
    peekByName: active.peekByName,
    active: active.all,
    ended: () => deleted,
    checkName,
    makeRoom: active.makeRoom,
    loadProfile(session, { save_changes = false, ...named }) {
      session.profile = references.profiles.resolveReference("profile", named);
      session.savesProfile = save_changes;
      references.profiles.use(session.profile);
    },
    lease(session, pool, lease) {
      checkName(lease.name);
      list(session, lease); // first, since it throws when there are too many
      idle.delete(session);
      Object.assign(session, lease, { pool });
    },
    takeBack(session, before) {
      timeouts.end(session);
      active.remove(session);
      idle.add(Object.assign(session, before, { pool: undefined }));
    },
    end: (session) => finish(session, true),
    discard: (session) => finish(session, false),
    whenEnded: (session, action) => void endingsOf(session).push(action),
    unnoticed(action) {
      isUnnoticed = true;
      try {
        return action();
      } finally {
        isUnnoticed = false;
      }
    },
    isUnnoticed: () => isUnnoticed,
    perSession,
    clear() {
      for (const session of [...active.all(), ...idle]) sessions.end(session);
      latestDeleted.clear();
    },
  };
  return sessions;
}

/** A pool: browsers that are kept started, for one lease after the other. */
import type { Browser, BrowserPoolAcquireRequest, BrowserPoolRef } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Clock } from "../base/clock.js";
import { type Entry, newId } from "../base/collection.js";
import { given } from "../base/given.js";
import type { Profiles } from "../profiles.js";
import { resetAllowlist } from "../sessions/allowlist.js";
import type { Session, SessionArea } from "../sessions/index.js";
import { telemetryOf } from "../sessions/telemetry.js";
import { createPlaces, type Places } from "./places.js";
import type { Setup } from "./setup.js";
import { createWaiting } from "./waiting.js";

export interface Pool extends Entry {
  readonly name: string | undefined;
  readonly createdAt: string;
  readonly setup: Setup;
  readonly places: Pick<Places, "idle" | "leased">;
  /** Sets it up anew, for the browsers that are started from now on. Those that are idle may be replaced at once. */
  change(setup: Setup, replacesIdle: boolean): void;
  /**
   * Leases the browser that has been idle for the longest time, or waits for one.
   *
   * @param gone Ends the wait when nobody is there for the answer any more.
   * @returns The session, as it is shown; nothing when none came in time.
   * @throws {HttpError} When the request is refused, or the pool is closed while it waits.
   */
  acquire(request: BrowserPoolAcquireRequest, gone?: AbortSignal): Promise<Browser | undefined>;
  /**
   * Ends the lease of a session.
   *
   * @throws {HttpError} With 404 when it is not leased from this pool.
   */
  release(id: string, isReused: boolean): void;
  /** Ends the idle browsers. Others take their places soon. */
  flush(): void;
  /** Makes browsers that run its own. */
  adopt(leased: readonly Session[], idle: readonly Session[]): void;
  /** Ends every browser, and has nobody wait for one any more. */
  close(): void;
}

/** What pools work with. */
export interface Means {
  clock: Clock;
  browsers: SessionArea;
  profiles: Profiles;
  /** How much is filled in a minute, in percent, where a configuration does not say it. */
  usualFillRate: number;
  /** Starts a browser that is idle. */
  start: (setup: Setup) => Session;
}

/** Makes a pool that is empty, and is filled soon. */
export function createPool(
  setup: Setup,
  { clock, browsers, profiles, usualFillRate, start }: Means,
  { id = newId("bp"), createdAt = clock.timestamp() } = {},
): Pool {
  const { sessions } = browsers;
  const waiting = createWaiting<Browser>(clock);
  let isOpen = true;
  const places = createPlaces(clock, sessions, {
    size: () => setup.config.size,
    isFilling: () => isOpen && fillRate() > 0,
    start: () => start(setup),
    whenFilled: serve,
  });
  const { idle, leased } = places;

  /** How much is filled in a minute, in percent. A pool that the contract shows may leave it out. */
  const fillRate = () => setup.config.fill_rate_per_minute ?? usualFillRate;
  const shownInSession = (): BrowserPoolRef => ({ id, ...given({ name: setup.config.name }) });

  function serve(): void {
    waiting.serve(() => idle.size > 0);
  }

  /** Leases the first of the idle browsers, of which there is one. */
  function lease({ name, tags, start_url, telemetry, profile }: BrowserPoolAcquireRequest): Browser {
    const [session] = idle as Iterable<Session> as [Session];
    const { settings, telemetry: usual } = session;
    if (profile) profiles.refer("profile", profile);
    sessions.lease(session, shownInSession(), {
      name: name || undefined,
      settings: { ...settings, ...given({ tags, start_url }) },
      telemetry: telemetryOf(telemetry, usual, session),
    });
    if (profile) sessions.loadProfile(session, profile);
    idle.delete(session);
    leased.set(session, { startUrl: settings.start_url, telemetry: usual, hasOwnProfile: profile !== undefined });
    return browsers.show(session);
  }

  places.plan();
  return {
    id,
    createdAt,
    places,
    get name() {
      return setup.config.name;
    },
    get setup() {
      return setup;
    },
    change(changed, replacesIdle) {
      const before = idle.size;
      setup = changed;
      for (const session of leased.keys()) session.pool = shownInSession();
      places.endIdle(replacesIdle ? before : -places.emptyCount());
      if (replacesIdle) places.start(Math.min(before, places.emptyCount()));
      places.plan();
    },
    async acquire(request, gone) {
      if (idle.size > 0) return lease(request);
      sessions.checkName(request.name);
      telemetryOf(request.telemetry, setup.config.telemetry ?? undefined); // what cannot be had need not be waited for
      if (request.profile) profiles.refer("profile", request.profile);
      const { acquire_timeout_seconds: seconds = 60 * 100 / fillRate() } = request;
      return waiting.join(() => lease(request), seconds * 1000, gone);
    },
    release(id, isReused) {
      const session = sessions.peek(id);
      const usual = session && leased.get(session);
      if (!usual) throw new HttpError(404, [], `There is no browser session ${id} that is leased from the pool.`);
      const isInPlace = places.emptyCount() >= 0; // a pool that was made smaller may have too many
      const { allowed_hosts } = setup.config.network ?? {};
      if (!isReused || !isInPlace || usual.hasOwnProfile || !resetAllowlist(session, allowed_hosts)) {
        sessions.end(session);
        return;
      }
      const { tags: _, start_url: _1, ...settings } = session.settings;
      const { startUrl: start_url, telemetry } = usual;
      sessions.takeBack(session, { name: undefined, settings: { ...settings, ...given({ start_url }) }, telemetry });
      leased.delete(session);
      idle.add(session);
      serve();
    },
    flush: () => places.endIdle(idle.size),
    adopt(leasedOnes, idleOnes) {
      const { start_url: startUrl, telemetry } = setup.config;
      for (const session of leasedOnes) {
        session.pool = shownInSession();
        leased.set(session, { startUrl, telemetry: telemetry ?? undefined, hasOwnProfile: false });
        places.keep(session);
      }
      for (const session of idleOnes) places.add(session);
      places.plan();
    },
    close() {
      isOpen = false;
      places.plan();
      waiting.refuse(new HttpError(404, [], `The browser pool ${id} was deleted.`));
      for (const session of [...idle, ...leased.keys()]) sessions.end(session);
    },
  };
}

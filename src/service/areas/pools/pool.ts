/** A pool of browsers that are leased one after the other. */
import type { Browser, BrowserPoolAcquireRequest, BrowserPoolRef } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import type { Clock } from "../../base/clock.js";
import { type Entry } from "../../base/collection.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Random } from "../../base/random.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import type { BrowserLifecycle } from "../../ports/browsers.js";
import type { Profiles } from "../profiles.js";
import { resetAllowlist } from "../sessions/allowlist.js";
import type { SessionArea } from "../sessions/index.js";
import { telemetryOf } from "../sessions/telemetry.js";
import type { PoolSetup } from "./setup.js";
import { createPoolSlots, type PoolSlots } from "./slots.js";
import { createWaitingLine } from "./waiting.js";

export interface Pool extends Entry {
  readonly name: string | undefined;
  readonly createdAt: string;
  readonly setup: PoolSetup;
  readonly slots: Pick<PoolSlots, "idle" | "leased">;
  /** Changes the settings of browsers that start from now on. Idle browsers can be replaced at once. */
  change(setup: PoolSetup, replacesIdle: boolean): void;
  /**
   * Leases the browser that has been idle longest, or waits for one.
   *
   * @param gone Is aborted when the client has gone, which ends the wait.
   * @returns The session as responses contain it; undefined when none became idle in time.
   * @throws {HttpError} If the request is invalid, or the pool is closed while it waits.
   */
  acquire(request: BrowserPoolAcquireRequest, gone?: AbortSignal): Promise<Browser | undefined>;
  /**
   * Ends the lease of a session.
   *
   * @throws {HttpError} With 404 if it is not leased from this pool.
   */
  release(id: string, isReused: boolean): void;
  /** Ends the idle browsers. Others soon replace them. */
  flush(): void;
  /** Adds running browsers to the pool. */
  adopt(leased: readonly Session[], idle: readonly Session[]): void;
  /** Ends every browser, and every wait for one. */
  close(): void;
}

/** What pools need. */
export interface PoolDependencies {
  clock: Clock;
  random: Random;
  lifecycle: BrowserLifecycle;
  sessions: Sessions;
  show: SessionArea["show"];
  profiles: Profiles;
  /** The default fill rate, in percent per minute. */
  defaultFillRate: number;
  /** Starts an idle browser. */
  start: (setup: PoolSetup) => Session;
}

/** Creates an empty pool, which is soon filled. */
export function createPool(
  setup: PoolSetup,
  { clock, random, lifecycle, sessions, show, profiles, defaultFillRate, start }: PoolDependencies,
  { id = random.id("bp"), createdAt = clock.timestamp() } = {},
): Pool {
  const waiting = createWaitingLine<ReturnType<typeof lease>>(clock);
  let isOpen = true;
  const slots = createPoolSlots(clock, sessions, {
    size: () => setup.config.size,
    isFilling: () => isOpen && fillRate() > 0,
    start: () => start(setup),
    whenFilled: serve,
  });
  const { idle, leased } = slots;

  /** The fill rate, in percent per minute. Examples of pools may omit it. */
  const fillRate = () => setup.config.fill_rate_per_minute ?? defaultFillRate;
  const poolRef = (): BrowserPoolRef => ({ id, ...withoutUndefined({ name: setup.config.name }) });

  /** Returns a lease as responses contain it, once its browser has begun. */
  async function shown({ session, begun }: ReturnType<typeof lease>): Promise<Browser> {
    await begun.catch((error: unknown) => {
      sessions.end(session);
      throw error;
    });
    return show(session);
  }

  function serve(): void {
    waiting.serve(() => idle.size > 0);
  }

  /** Leases the first idle browser, and starts it. The caller checks that there is one. */
  function lease({ name, tags, start_url, telemetry, profile }: BrowserPoolAcquireRequest) {
    const [session] = idle;
    if (!session) throw new Error("The pool has no idle browser.");
    const { settings, telemetry: previous } = session;
    lifecycle.checkRoom(session);
    if (profile) profiles.resolveReference("profile", profile);
    sessions.lease(session, poolRef(), {
      name: name || undefined,
      settings: { ...settings, ...withoutUndefined({ tags, start_url }) },
      telemetry: telemetryOf(telemetry, previous, session),
    });
    if (profile) sessions.loadProfile(session, profile);
    idle.delete(session);
    leased.set(session, { startUrl: settings.start_url, telemetry: previous, hasOwnProfile: profile !== undefined });
    return { session, begun: lifecycle.begin(session) }; // not awaited here: a waiting line has its order
  }

  slots.planFill();
  return {
    id,
    createdAt,
    slots,
    get name() {
      return setup.config.name;
    },
    get setup() {
      return setup;
    },
    change(changed, replacesIdle) {
      const before = idle.size;
      setup = changed;
      for (const session of leased.keys()) session.pool = poolRef();
      slots.endIdle(replacesIdle ? before : -slots.emptyCount());
      if (replacesIdle) slots.start(Math.min(before, slots.emptyCount()));
      slots.planFill();
    },
    async acquire(request, gone) {
      if (idle.size > 0) return shown(lease(request));
      sessions.checkName(request.name);
      telemetryOf(request.telemetry, setup.config.telemetry ?? undefined); // invalid requests fail before the wait
      if (request.profile) profiles.resolveReference("profile", request.profile);
      const { acquire_timeout_seconds: seconds = 60 * 100 / fillRate() } = request;
      const leasedLater = await waiting.join(() => lease(request), seconds * 1000, gone);
      return leasedLater && shown(leasedLater);
    },
    release(id, isReused) {
      const session = sessions.peek(id);
      const beforeLease = session && leased.get(session);
      if (!beforeLease) {
        throw assumed("not-leased", new HttpError(404, [], `The browser session ${id} is not leased from the pool.`));
      }
      const hasSlot = slots.emptyCount() >= 0; // a pool may have too many after its size was reduced
      const { allowed_hosts } = setup.config.network ?? {};
      if (!isReused || !hasSlot || beforeLease.hasOwnProfile || !resetAllowlist(session, allowed_hosts)) {
        sessions.end(session);
        return;
      }
      const { tags: _, start_url: _1, ...settings } = session.settings;
      const { startUrl: start_url, telemetry } = beforeLease;
      const restored = { ...settings, ...withoutUndefined({ start_url }) };
      sessions.takeBack(session, { name: undefined, settings: restored, telemetry });
      leased.delete(session);
      idle.add(session);
      serve();
    },
    flush: () => slots.endIdle(idle.size),
    adopt(leasedOnes, idleOnes) {
      const { start_url: startUrl, telemetry } = setup.config;
      for (const session of leasedOnes) {
        session.pool = poolRef();
        leased.set(session, { startUrl, telemetry: telemetry ?? undefined, hasOwnProfile: false });
        slots.keep(session);
      }
      for (const session of idleOnes) slots.add(session);
      slots.planFill();
    },
    close() {
      isOpen = false;
      slots.planFill();
      waiting.refuse(new HttpError(404, [], `The browser pool ${id} was deleted.`));
      for (const session of [...idle, ...leased.keys()]) sessions.end(session);
    },
  };
}

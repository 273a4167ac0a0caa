/** Browser pools: browsers that are started ahead, all alike, and leased to those who ask. */
import type { BrowserPool, BrowserPoolRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { type Area, atStart, type World } from "../base/area.js";
import { createCollection } from "../base/collection.js";
import { given } from "../base/given.js";
import { has, isFound, isNamed } from "../base/search.js";
import type { Known, Session, SessionArea } from "../sessions/index.js";
import { createPool, type Pool } from "./pool.js";
import { changedSetup, hasOtherHosts, newSetup, type Setup } from "./setup.js";
import { createStart } from "./start.js";

type Operation
  = | "createBrowserPool" | "listBrowserPools" | "getBrowserPool" | "updateBrowserPool" | "deleteBrowserPool"
    | "acquireBrowser" | "releaseBrowser" | "flushBrowserPool";

/** How many browsers all pools may have together: the limit of the organization. */
const most = 1000;

export function createPools(world: World, known: Known, browsers: SessionArea) {
  const { clock, shown } = world;
  const pools = createCollection<Pool>("browser pool", world.budget, ({ setup }) => setup);
  const usual = world.defaults("createBrowserPool");
  const usualFillRate = usual.fill_rate_per_minute ?? 0;
  const start = createStart(browsers.sessions, usual);
  const means = { clock, browsers, profiles: known.profiles, usualFillRate, start: use };

  /** Starts a browser, and notes what it has loaded. */
  function use(setup: Setup): Session {
    const { profile, extensions } = setup;
    if (profile) known.profiles.use(profile);
    extensions.forEach(known.extensions.use);
    return start(setup);
  }

  /** Checks that pools do not get more browsers than they may have. */
  function checkSize(size: number, pool?: Pool): void {
    const others = pools.all().reduce((sum, other) => other === pool ? sum : sum + other.setup.config.size, 0);
    if (others + size <= most) return;
    const message = `The pools of this mock have ${most} browsers at most. ${most - others} are left for this one.`;
    throw new HttpError(429, [], message, { headers: { "Retry-After": "1" } });
  }

  known.profiles.whenSaved((profile) => {
    for (const pool of pools.all()) {
      const { setup } = pool;
      if (setup.profile === profile && setup.config.refresh_on_profile_update) pool.flush();
    }
  });

  return {
    handlers: {
      createBrowserPool({ body }) {
        const setup = newSetup(body, known);
        pools.checkName(setup.config.name);
        checkSize(setup.config.size);
        const pool = createPool(setup, means);
        try {
          return { status: 201, body: show(pools.add(pool)) };
        } catch (error) {
          pool.close(); // its browsers would be started without it
          throw error;
        }
      },
      listBrowserPools({ query }) {
        const { entries, headers } = pools.page(query, (pool) =>
          has(pool.setup, { region: query.region })
          && isNamed(pool, query.name)
          && isFound(pool, query.query, pool.name));
        return { status: 200, headers, body: entries.map(show) };
      },
      getBrowserPool: ({ path }) => ({ status: 200, body: show(pools.find(path.id_or_name)) }),
      updateBrowserPool({ path, body }) {
        const pool = pools.find(path.id_or_name);
        const setup = changedSetup(pool.setup, body, known);
        pools.checkName(setup.config.name, pool);
        checkSize(setup.config.size, pool);
        pools.makeRoom(pool, body);
        pool.change(setup, body.discard_all_idle || hasOtherHosts(setup, pool.setup));
        return { status: 200, body: show(pool) };
      },
      deleteBrowserPool({ path, body }) {
        const pool = pools.find(path.id_or_name);
        const { size } = pool.places.leased;
        if (size > 0 && !body?.force) {
          const violation = `${size} of the browsers are leased. Release them, or delete the pool with force.`;
          throw new HttpError(400, [violation]);
        }
        pools.remove(pool);
        pool.close();
        return { status: 204 };
      },
      async acquireBrowser({ path, body }, { signal }) {
        const browser = await pools.find(path.id_or_name).acquire(body, signal);
        return browser ? { status: 200, body: browser } : { status: 204 };
      },
      releaseBrowser({ path, body: { session_id, reuse = true } }) {
        pools.find(path.id_or_name).release(session_id, reuse);
        return { status: 204 };
      },
      flushBrowserPool({ path }) {
        pools.find(path.id_or_name).flush();
        return { status: 204 };
      },
    },
    async seed() {
      const listed = await shown("listBrowsers") ?? [];
      for (const entry of await atStart(shown("listBrowserPools"), shown("createBrowserPool"))) {
        const { id, region, created_at: createdAt, available_count, browser_pool_config } = entry;
        const setup = newSetup({ ...browser_pool_config, region } as BrowserPoolRequest, known);
        const leased = listed.filter(({ pool }) => pool?.id === id).map((browser) => browsers.restore(browser));
        const length = Math.min(available_count, setup.config.size - leased.length);
        const idle = Array.from({ length }, () => start(setup));
        pools.add(createPool(setup, means, { id, createdAt })).adopt(leased, idle);
      }
    },
    clear() {
      for (const pool of pools.all()) pool.close();
      pools.clear();
    },
  } satisfies Area<Operation>;
}

function show({ id, name, createdAt, setup, places }: Pool): BrowserPool {
  return {
    id,
    ...given({ name }),
    region: setup.region,
    available_count: places.idle.size,
    acquired_count: places.leased.size,
    created_at: createdAt,
    browser_pool_config: setup.config,
    extension_ids: setup.extensions.map((extension) => extension.id),
    ...given({ profile_id: setup.profile?.id }),
  };
}

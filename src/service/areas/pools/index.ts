/** Browser pools: browsers with the same settings that are started in advance and leased. */
import type { BrowserPool, BrowserPoolRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { type Area, initialEntries, type AreaContext } from "../../base/area.js";
import { createCollection } from "../../base/collection.js";
import { matchesAll, matchesQuery, matchesName } from "../../base/search.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Session } from "../../model/session.js";
import { noLifecycle } from "../../ports/browsers.js";
import type { SessionArea } from "../sessions/index.js";
import type { SessionReferences } from "../sessions/references.js";
import { createPool, type Pool } from "./pool.js";
import { updateSetup, hasOtherHosts, newSetup, type PoolSetup } from "./setup.js";
import { createStart } from "./start.js";

type PoolOperationId
  = | "createBrowserPool" | "listBrowserPools" | "getBrowserPool" | "updateBrowserPool" | "deleteBrowserPool"
    | "acquireBrowser" | "releaseBrowser" | "flushBrowserPool";

/** How many browsers all pools may have together: the limit of the organization. */
const maxBrowsers = 1000;

export function createPools(
  context: AreaContext,
  references: SessionReferences,
  { sessions, show, restore }: SessionArea,
  lifecycle = noLifecycle,
) {
  const { clock, random, exampleOf } = context;
  const pools = createCollection<Pool>("browser pool", context.budget, ({ setup }) => setup);
  const defaults = context.defaultsOf("createBrowserPool");
  const defaultFillRate = defaults.fill_rate_per_minute ?? 0;
  const start = createStart(sessions, defaults);
  const { profiles } = references;
  const dependencies = { clock, random, lifecycle, sessions, show, profiles, defaultFillRate, start: use };

  /** Starts a browser, and notes the use of its profile and extensions. */
  function use(setup: PoolSetup): Session {
    const { profile, extensions } = setup;
    if (profile) profiles.use(profile);
    extensions.forEach(references.extensions.use);
    return start(setup);
  }

  /** Checks that all pools together stay within their limit. */
  function checkSize(size: number, pool?: Pool): void {
    const others = pools.all().reduce((sum, other) => other === pool ? sum : sum + other.setup.config.size, 0);
    if (others + size <= maxBrowsers) return;
    const left = maxBrowsers - others;
    const message = `The pools of this mock have at most ${maxBrowsers} browsers; ${left} are left for this one.`;
    throw new HttpError(429, [], message, { headers: { "Retry-After": "1" } });
  }

  profiles.whenSaved((profile) => {
    for (const pool of pools.all()) {
      const { setup } = pool;
      if (setup.profile === profile && setup.config.refresh_on_profile_update) pool.flush();
    }
  });

  return {
    handlers: {
      createBrowserPool({ body }) {
        const setup = newSetup(body, references);
        pools.checkName(setup.config.name);
        checkSize(setup.config.size);
        const pool = createPool(setup, dependencies);
        try {
          return { status: 201, body: showPool(pools.add(pool)) };
        } catch (error) {
          pool.close(); // otherwise its browsers would still be started
          throw error;
        }
      },
      listBrowserPools({ query }) {
        const { entries, headers } = pools.page(query, (pool) =>
          matchesAll(pool.setup, { region: query.region })
          && matchesName(pool, query.name)
          && matchesQuery(pool, query.query, pool.name));
        return { status: 200, headers, body: entries.map(showPool) };
      },
      getBrowserPool: ({ path }) => ({ status: 200, body: showPool(pools.find(path.id_or_name)) }),
      updateBrowserPool({ path, body }) {
        const pool = pools.find(path.id_or_name);
        const setup = updateSetup(pool.setup, body, references);
        pools.checkName(setup.config.name, pool);
        checkSize(setup.config.size, pool);
        pools.makeRoom(pool, body);
        pool.change(setup, body.discard_all_idle || hasOtherHosts(setup, pool.setup));
        return { status: 200, body: showPool(pool) };
      },
      deleteBrowserPool({ path, body }) {
        const pool = pools.find(path.id_or_name);
        const { size } = pool.slots.leased;
        if (size > 0 && !body?.force) {
          const violation = `${size} browsers are leased. Release them, or set force to delete the pool.`;
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
      const listed = await exampleOf("listBrowsers") ?? [];
      for (const entry of await initialEntries(exampleOf("listBrowserPools"), exampleOf("createBrowserPool"))) {
        const { id, region, created_at: createdAt, available_count, browser_pool_config } = entry;
        const setup = newSetup({ ...browser_pool_config, region } as BrowserPoolRequest, references);
        const leased = listed.filter(({ pool }) => pool?.id === id).map(restore);
        const length = Math.min(available_count, setup.config.size - leased.length);
        const idle = Array.from({ length }, () => start(setup));
        pools.add(createPool(setup, dependencies, { id, createdAt })).adopt(leased, idle);
      }
    },
    clear() {
      for (const pool of pools.all()) pool.close();
      pools.clear();
    },
  } satisfies Area<PoolOperationId>;
}

function showPool({ id, name, createdAt, setup, slots }: Pool): BrowserPool {
  return {
    id,
    ...withoutUndefined({ name }),
    region: setup.region,
    available_count: slots.idle.size,
    acquired_count: slots.leased.size,
    created_at: createdAt,
    browser_pool_config: setup.config,
    extension_ids: setup.extensions.map((extension) => extension.id),
    ...withoutUndefined({ profile_id: setup.profile?.id }),
  };
}

/** Steps with browser pools. */
import type {
  BrowserPoolAcquireRequest, BrowserPoolRequest, BrowserPoolUpdateRequest, operations,
} from "../../../generated/openapi.js";
import { type Expectation, sequence, step, type Step } from "../sequence.js";

/** Creates a pool of one headless browser, whose name is that of the run and of the step. */
export const create = (as: string, settings: Partial<BrowserPoolRequest> = {}, expectation?: Expectation) =>
  step("createBrowserPool", { body: { name: `{run}-${as}`, size: 1, headless: true, ...settings } },
    { as, ...expectation });

/** Tries to create a pool, which is refused. */
export const refuse = (settings: Partial<BrowserPoolRequest>, proves?: string) =>
  step("createBrowserPool", { body: { name: "{run}-refused", size: 1, headless: true, ...settings } },
    { status: 400, ...proves !== undefined && { proves } });

export const get = (id_or_name: string, expectation?: Expectation) =>
  step("getBrowserPool", { path: { id_or_name } }, expectation);

/** Waits until a pool has so many idle browsers. */
export const idle = (id_or_name: string, available_count = 1, acquired_count = 0) =>
  get(id_or_name, { shows: { available_count, acquired_count } });

/** Shows a part of the configuration of a pool. */
export const config = (id_or_name: string, browser_pool_config: object, proves?: string) =>
  get(id_or_name, { shows: { browser_pool_config }, ...proves !== undefined && { proves } });

export const update = (id_or_name: string, body: BrowserPoolUpdateRequest, expectation?: Expectation) =>
  step("updateBrowserPool", { path: { id_or_name }, body }, expectation);

export const remove = (id_or_name: string, expectation?: Expectation) =>
  step("deleteBrowserPool", { path: { id_or_name } }, expectation);

type Filter = NonNullable<operations["listBrowserPools"]["parameters"]["query"]>;

/** Lists the pools of this run, which are those of the named steps. */
export const list = (filter: Filter, names: string[], proves?: string) =>
  step("listBrowserPools", { query: { query: "{run}", ...filter } },
    { shows: names.map((name) => ({ name: `{run}-${name}` })), ...proves !== undefined && { proves } });

export const acquire = (
  id_or_name: string,
  as: string,
  settings: BrowserPoolAcquireRequest = {},
  expectation?: Expectation,
) => step("acquireBrowser", { path: { id_or_name }, body: { acquire_timeout_seconds: 10, ...settings } },
  { as, ...expectation });

export const release = (id_or_name: string, session_id: string, reuse?: boolean, expectation?: Expectation) =>
  step("releaseBrowser", { path: { id_or_name }, body: { session_id, ...reuse !== undefined && { reuse } } },
    expectation);

/** A sequence with a pool, whose leased browsers are deleted with it. */
export const withPool = (proves: string, ...steps: Step[]) =>
  sequence(proves, ...steps, step("deleteBrowserPool", { path: { id_or_name: "{p.id}" }, body: { force: true } }));

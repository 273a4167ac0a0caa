/** What the contract promises of updates of browser pools. */
import { step } from "../sequence.js";
import { get as getBrowser } from "../browser-sessions/steps.js";
import { acquire, config, create, get, idle, release, update, withPool } from "./steps.js";

const p = "{p.id}";
const b = "{b.session_id}";
const on = { enabled: true };
const off = { enabled: false };
const gone = { status: 404 };
const small = { width: 800, height: 600 };
const large = { width: 1280, height: 720 };
const createProxy = step("createProxy", {
  body: { name: "{run}-x", type: "custom", config: { host: "{run}.example.com", port: 8080 } },
}, { as: "x" });

export const updatedPools = [
  withPool(
    "Changes the settings in the request; all others stay the same.",
    create("p", { kiosk_mode: true, start_url: "https://example.com/{run}", timeout_seconds: 300, viewport: small }),
    update(p, { fill_rate_per_minute: 20 }, { shows: { browser_pool_config: { fill_rate_per_minute: 20 } } }),
    update(p, { viewport: large }),
    update(p, { name: "" }, { shows: { name: "{run}-p" }, proves: "An empty string changes nothing." }),
    update(p, { name: "{run}-q" }, { shows: { name: "{run}-q" }, proves: "New name of the pool. It must be unique." }),
    get("{run}-p", gone),
    get("{run}-q", { shows: { id: p } }),
    config(p, {
      name: "{run}-q", size: 1, kiosk_mode: true, start_url: "https://example.com/{run}", timeout_seconds: 300,
      viewport: large, fill_rate_per_minute: 20, headless: true, stealth: false,
    }, "Changes to a pool. Omitted properties stay the same."),
  ),
  withPool(
    "URL that each browser opens when it starts. An empty string removes it.",
    createProxy,
    create("p", { start_url: "https://example.com/", proxy_id: "{x.id}", chrome_policy: { HomepageIsNewTabPage: true } }),
    acquire(p, "b", {}, {
      shows: { start_url: "https://example.com/", proxy_id: "{x.id}", chrome_policy: { HomepageIsNewTabPage: true } },
      proves: "All browsers in the pool start with the same configuration.",
    }),
    update(p, { chrome_policy: { BookmarkBarEnabled: false } }, {
      shows: {
        browser_pool_config: { chrome_policy: { HomepageIsNewTabPage: undefined, BookmarkBarEnabled: false } },
      },
      proves: "They replace the current policies, and an empty object removes them.",
    }),
    update(p, { chrome_policy: {} }),
    config(p, { start_url: "https://example.com/", proxy_id: "{x.id}", chrome_policy: undefined }),
    update(p, { start_url: "" }, { shows: { browser_pool_config: { start_url: undefined, proxy_id: "{x.id}" } } }),
    update(p, { proxy_id: "" }, { proves: "An empty string removes the proxy." }),
    config(p, { start_url: undefined, proxy_id: undefined }),
  ),
  withPool(
    "The new configuration applies to browsers that start from now on; `discard_all_idle` also replaces the idle ones.",
    create("p", { viewport: small }),
    idle(p),
    update(p, { viewport: large }),
    acquire(p, "b", {}, { shows: { viewport: small } }),
    release(p, b),
    acquire(p, "c", {}, {
      shows: { session_id: b, viewport: small },
      proves: "A leased browser keeps its configuration, even after a release with `reuse`, until it is discarded or "
        + "the pool is flushed.",
    }),
    release(p, b),
    update(p, { discard_all_idle: true }),
    idle(p),
    acquire(p, "d", {}, {
      shows: { viewport: large },
      proves: "Whether to immediately replace the idle browsers with browsers that have the new configuration.",
    }),
  ),
  withPool(
    "Number of browsers in the pool, both idle and leased.",
    create("p"),
    idle(p),
    acquire(p, "b"),
    update(p, { size: 2 }, { shows: { browser_pool_config: { size: 2 } } }),
    idle(p, 1, 1),
    update(p, { size: 1 }),
    idle(p, 0, 1),
    getBrowser(b),
  ),
  withPool(
    "Whether to immediately replace the idle browsers with browsers that have the new configuration.",
    create("p", { viewport: small }),
    idle(p),
    update(p, { size: 2, fill_rate_per_minute: 0, viewport: large }),
    acquire(p, "b", {}, { shows: { viewport: small } }),
    acquire(p, "none", { acquire_timeout_seconds: 1 }, {
      status: 204, proves: "Browsers to start per minute, as a percentage of the pool's size.",
    }),
    release(p, b),
    update(p, { discard_all_idle: true }),
    acquire(p, "c", { acquire_timeout_seconds: 1 }, { shows: { viewport: large } }),
    acquire(p, "none", { acquire_timeout_seconds: 1 }, { status: 204 }),
  ),
  withPool(
    "Categories alone are merged into the current ones.",
    create("p", { telemetry: { enabled: true, browser: { console: on, captcha: off } } }),
    update(p, { telemetry: { browser: { page: on } } }),
    update(p, { telemetry: null }),
    update(p, { telemetry: {} }, { proves: "What telemetry to record. Null or an empty object changes nothing" }),
    config(p, { telemetry: { browser: { control: on, console: on, captcha: off, page: on } } }),
    update(p, { telemetry: on }, { proves: "`enabled: true` starts from the default categories." }),
    config(p, { telemetry: { browser: { control: on, captcha: on, console: undefined } } }),
    update(p, { telemetry: off }, { proves: "`enabled: false` turns recording off" }),
    config(p, { telemetry: undefined }, "What telemetry is recorded. Null or absent if nothing is recorded."),
  ),
];

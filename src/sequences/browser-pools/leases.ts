/** What the contract promises of leases of pooled browsers. */
import { step } from "../sequence.js";
import { find, get as getBrowser, list as listBrowsers } from "../browser-sessions/steps.js";
import { acquire, create, get, idle, release, withPool } from "./steps.js";

const p = "{p.id}";
const b = "{b.session_id}";
const on = { enabled: true };
const off = { enabled: false };
const gone = { status: 404 };
const createProfile = step("createProfile", { body: { name: "{run}-x" } }, { as: "x" });
const download = (status: number) => step("downloadProfile", { path: { id_or_name: "{x.id}" } }, { status });
const deleteBrowser = step("deleteBrowser", { path: { id_or_name: b } });

export const leases = [
  withPool(
    "Leases an idle browser of the pool.",
    create("p", { size: 2 }),
    idle(p, 2),
    listBrowsers({}, [], "Leased browsers of a pool are listed; idle ones are not."),
    acquire("{run}-p", "b", { name: "{run}-b" }, { shows: { name: "{run}-b", pool: { id: p, name: "{run}-p" } } }),
    get(p, {
      shows: { available_count: 1, acquired_count: 1 },
      proves: "Number of idle browsers that you can acquire.",
    }),
    listBrowsers({ query: "{run}-P" }, ["b"]),
    getBrowser("{run}-b", {
      shows: { session_id: b, pool: { id: p } },
      proves: "Name of the session during the lease, unique among active sessions.",
    }),
    step("acquireBrowser", { path: { id_or_name: p }, body: {} }, {
      shows: { pool: { id: p } },
      proves: "How long to wait, and the settings for this lease. The object can be empty.",
    }),
    get(p, { shows: { available_count: 0, acquired_count: 2 }, proves: "Number of leased browsers." }),
  ),
  withPool(
    "If none becomes available, the response is 204 without a body; to keep waiting, send the request again.",
    create("p"),
    idle(p),
    acquire(p, "b"),
    acquire(p, "none", { acquire_timeout_seconds: 1 }, { status: 204 }),
    get(p, { shows: { available_count: 0, acquired_count: 1 } }),
    acquire(p, "waiting", {}, {
      meanwhile: [release(p, b)],
      shows: { session_id: b },
      proves: "If no browser is idle, the request waits up to `acquire_timeout_seconds` for one to be released or "
        + "started.",
    }),
    release(p, b),
    acquire(p, "c", { acquire_timeout_seconds: 1 }),
    get(p, { shows: { available_count: 0, acquired_count: 1 } }),
  ),
  withPool(
    "If the session was leased from a pool, the pool starts another browser in its place.",
    create("p"),
    idle(p),
    acquire(p, "b"),
    deleteBrowser,
    getBrowser(b, gone),
    get(p, {
      shows: { available_count: 1, acquired_count: 0 },
      proves: "The browser is yours until you release it, its session is deleted, or the pool's timeout passes.",
    }),
    acquire(p, "c"),
    getBrowser("{c.session_id}"),
  ),
  withPool(
    "With `reuse`, the default, the session returns to the pool as it is, including open pages, and becomes available "
    + "for the next lease.",
    create("p", { start_url: "https://example.com/{run}" }),
    idle(p),
    acquire(p, "b", { name: "{run}-b", tags: { team: "{run}" }, start_url: "https://example.com/lease", telemetry: on }, {
      shows: { name: "{run}-b", tags: { team: "{run}" }, start_url: "https://example.com/lease" },
      proves: "URL to open for this lease, instead of the pool's URL.",
    }),
    listBrowsers({ tags: { team: "{run}" } }, ["b"], "Tags of the session during the lease."),
    release(p, b),
    idle(p),
    listBrowsers({}, []),
    getBrowser("{run}-b", gone),
    acquire(p, "c", {}, {
      shows: { session_id: b, name: undefined, tags: undefined, telemetry: undefined },
      proves: "The name, tags and telemetry of this lease are removed",
    }),
  ),
  withPool(
    "If `reuse` is false, or if the lease loaded its own profile, the session is deleted and a new browser "
    + "replaces it.",
    create("p"),
    idle(p),
    acquire(p, "b"),
    release(p, b, false),
    getBrowser(b, gone),
    find(b, { shows: { session_id: b } }),
    idle(p),
    acquire(p, "c"),
    release(p, "{c.session_id}", true, {
      proves: "Whether to keep the session for the next lease instead of replacing it with a new browser.",
    }),
    acquire(p, "d", {}, { shows: { session_id: "{c.session_id}" } }),
  ),
  withPool(
    "With `save_changes`, the profile is saved when the lease ends. After the lease, the browser is deleted and "
    + "replaced, regardless of `reuse`.",
    createProfile,
    create("p"),
    idle(p),
    acquire(p, "b", { profile: { id: "{x.id}", save_changes: true } }, {
      shows: { profile: { id: "{x.id}" }, profile_save_changes: true },
    }),
    download(202),
    release(p, b, true),
    getBrowser(b, gone),
    download(200),
    idle(p),
    acquire(p, "c", {}, { shows: { profile: undefined } }),
  ),
  withPool(
    "By default, it is the same as for the pool. `enabled: true` starts from the default categories, `enabled: false` "
    + "turns recording off, and categories alone are merged into those of the pool.",
    create("p", { telemetry: { enabled: true, browser: { console: on, captcha: off } } }),
    idle(p),
    ...[
      { as: "b", telemetry: undefined, shown: { browser: { console: on, control: on, captcha: off } } },
      { as: "c", telemetry: { browser: { page: on } }, shown: { browser: { console: on, page: on, captcha: off } } },
      { as: "d", telemetry: { enabled: true, browser: { page: on } }, shown: { browser: { page: on, captcha: on } } },
      { as: "e", telemetry: off, shown: undefined },
      { as: "f", telemetry: undefined, shown: { browser: { console: on, page: undefined, captcha: off } } },
    ].flatMap(({ as, telemetry, shown }) => [
      acquire(p, as, telemetry && { telemetry }, { shows: { telemetry: shown } }),
      release(p, `{${as}.session_id}`),
    ]),
  ),
];

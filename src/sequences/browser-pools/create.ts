/** What the contract promises of new browser pools. */
import { sequence, step } from "../sequence.js";
import { extensionArchive } from "../browser-sessions/steps.js";
import { acquire, config, create, get, idle, list, refuse, remove, update, withPool } from "./steps.js";

const upload = (as: string) =>
  step("createExtension", { body: { name: `{run}-${as}`, file: extensionArchive } }, { as });
const createProfile = (as: string) => step("createProfile", { body: { name: `{run}-${as}` } }, { as });

export const newPools = [
  withPool(
    "Creates a pool and starts to fill it, by `fill_rate_per_minute` percent of its size per minute.",
    step("createBrowserPool", { body: { name: "{run}-p", size: 1 } }, {
      as: "p",
      shows: {
        name: "{run}-p", region: "us-east", acquired_count: 0, extension_ids: [], profile_id: undefined,
        browser_pool_config: { name: "{run}-p", size: 1 },
      },
    }),
    config("{p.id}", {
      size: 1, fill_rate_per_minute: 25, timeout_seconds: 600, stealth: false, headless: false, kiosk_mode: false,
    }),
    get("{p.id}", {
      shows: { id: "{p.id}", available_count: 1, acquired_count: 0 },
      proves: "Returns a pool with its configuration and the number of idle and leased browsers.",
    }),
    get("{run}-p", { shows: { id: "{p.id}" }, proves: "ID or name of the pool." }),
    acquire("{p.id}", "b", {}, { shows: { region: "us-east", timeout_seconds: 600, memory: "8GiB", headless: false } }),
  ),
  withPool(
    "All browsers in the pool start with the same configuration.",
    create("p", {
      size: 2, stealth: true, kiosk_mode: true, timeout_seconds: 300, memory: "2GiB",
      viewport: { width: 1280, height: 720 }, start_url: "http://{run}.invalid/", chrome_policy: { HomepageIsNewTabPage: true },
    }),
    idle("{p.id}", 2),
    ...["b", "c"].map((as) => acquire("{p.id}", as, {}, {
      shows: {
        stealth: true, headless: true, kiosk_mode: true, timeout_seconds: 300, memory: "2GiB",
        viewport: { width: 1280, height: 720 }, start_url: "http://{run}.invalid/",
        chrome_policy: { HomepageIsNewTabPage: true }, pool: { id: "{p.id}", name: "{run}-p" },
      },
      proves: "If a browser cannot open the URL, it still joins the pool.",
    })),
  ),
  withPool(
    "Nothing is recorded if this is omitted, null, an empty object or `enabled: false`, or if every category is turned "
    + "off.",
    create("p", { telemetry: {} }, { shows: { browser_pool_config: { telemetry: undefined } } }),
    create("q", { telemetry: { enabled: false } }, { shows: { browser_pool_config: { telemetry: undefined } } }),
    config("{p.id}", { telemetry: undefined }),
    remove("{q.id}"),
  ),
  sequence(
    "Returns 409 if another pool has the name, and 429 if the pool would exceed the organization's limit of pooled "
    + "browsers.",
    create("p"),
    create("q"),
    create("r", { name: "{run}-p" }, { status: 409 }),
    list({}, ["p", "q"]),
    update("{q.id}", { name: "{run}-p", kiosk_mode: true }, {
      status: 409,
      proves: "Returns 409 if another pool has the name, and 409 with the code `stale_network`",
    }),
    config("{q.id}", { name: "{run}-q", kiosk_mode: false }),
    remove("{p.id}"),
    remove("{q.id}"),
  ),
  withPool(
    "Unique name of the pool. Without a name, you can find the pool only by its ID.",
    step("createBrowserPool", { body: { size: 1, headless: true } }, { as: "p", shows: { name: undefined } }),
    step("listBrowserPools", { query: { query: "{p.id}" } }, { shows: [{ id: "{p.id}" }] }),
    update("{p.id}", { name: "{run}-p" }, { shows: { name: "{run}-p" } }),
    list({}, ["p"]),
  ),
  withPool(
    "Memory of each browser instance. Headless browsers can have `1GiB` (the default), `2GiB` or `4GiB`; headful "
    + "browsers can have `8GiB` (the default) or `16GiB`.",
    refuse({ memory: "8GiB" }),
    refuse({ headless: false, memory: "1GiB" }),
    list({}, []),
    create("p"),
    idle("{p.id}"),
    acquire("{p.id}", "b", {}, { shows: { memory: "1GiB" } }),
  ),
  withPool(
    "Region of the pool and of every session in it. You cannot change it later.",
    create("p", { region: "eu-west" }, { shows: { region: "eu-west" } }),
    list({ region: "eu-west" }, ["p"], "Only return entries in this region."),
    list({ region: "us-east" }, []),
    idle("{p.id}"),
    acquire("{p.id}", "b", {}, { shows: { region: "eu-west" } }),
  ),
  withPool(
    "IDs of the extensions that the browsers load, in this order. Empty if there are none.",
    upload("x"),
    upload("y"),
    create("p", { extensions: [{ name: "{run}-y" }, { id: "{x.id}", name: "{run}-y" }] }, {
      shows: {
        extension_ids: ["{y.id}", "{x.id}"],
        browser_pool_config: { extensions: [{ name: "{run}-y" }, { id: "{x.id}", name: "{run}-y" }] },
      },
      proves: "Extension to load, by ID or name. If both are given, the ID wins.",
    }),
    get("{p.id}", { shows: { extension_ids: ["{y.id}", "{x.id}"] } }),
    update("{p.id}", { extensions: [] }, {
      shows: { name: "{run}-p", extension_ids: [] },
      proves: "An empty list removes all extensions.",
    }),
    get("{p.id}", { shows: { extension_ids: [] } }),
  ),
  withPool(
    "Profile that the browsers of a pool load, by ID or name. If both are given, the ID wins.",
    createProfile("x"),
    createProfile("y"),
    create("p", { profile: { id: "{x.id}", name: "{run}-y" } }, { shows: { profile_id: "{x.id}" } }),
    config("{p.id}", { profile: { id: "{x.id}", name: "{run}-y" } },
      "The profile and extensions are the same as in the request."),
    idle("{p.id}"),
    acquire("{p.id}", "b", {}, { shows: { profile: { id: "{x.id}" }, profile_save_changes: false } }),
    step("deleteBrowser", { path: { id_or_name: "{b.session_id}" } }),
    step("downloadProfile", { path: { id_or_name: "{x.id}" } }, {
      status: 202,
      proves: "They load the pool's profile but never save to it.",
    }),
  ),
];

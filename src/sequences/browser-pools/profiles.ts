/** What the contract promises of the profiles of browser pools. */
import { create as createBrowser, get as getBrowser, remove as removeBrowser } from "../browser-sessions/steps.js";
import { step } from "../sequence.js";
import { acquire, config, create, idle, list, refuse, release, update, withPool } from "./steps.js";

const p = "{p.id}";
const b = "{b.session_id}";
const gone = { status: 404 };
const createProfile = (as: string) => step("createProfile", { body: { name: `{run}-${as}` } }, { as });

export const poolProfiles = [
  withPool(
    "The default is true if the pool has a profile. Rejected with 400 if the pool has none.",
    createProfile("x"),
    createProfile("y"),
    refuse({ refresh_on_profile_update: true }),
    list({}, []),
    create("p", { profile: { id: "{x.id}" } }, { shows: { browser_pool_config: { refresh_on_profile_update: true } } }),
    update(p, { refresh_on_profile_update: false }),
    update(p, { profile: { name: "{run}-y" } }, {
      shows: { profile_id: "{y.id}", browser_pool_config: { refresh_on_profile_update: true } },
      proves: "If the update sets a new profile and omits this property, it becomes true.",
    }),
    update(p, { profile: { id: "" } }, {
      shows: { name: "{run}-p", profile_id: undefined },
      proves: "An empty `id` removes the profile and `refresh_on_profile_update`.",
    }),
    config(p, { size: 1, profile: undefined, refresh_on_profile_update: undefined },
      "In an update of the pool, an empty string removes the profile."),
    update(p, { refresh_on_profile_update: true }, {
      status: 400, proves: "Rejected with 400 if the pool has no profile.",
    }),
  ),
  withPool(
    "Whether to flush the idle browsers when the profile is saved, so that new browsers load the saved state.",
    createProfile("x"),
    create("p", { profile: { id: "{x.id}" } }),
    idle(p),
    acquire(p, "b"),
    release(p, b),
    createBrowser("s", { profile: { id: "{x.id}", save_changes: true } }),
    removeBrowser("{s.session_id}"),
    step("downloadProfile", { path: { id_or_name: "{x.id}" } }),
    idle(p),
    acquire(p, "c"),
    getBrowser(b, gone),
    getBrowser("{c.session_id}"),
  ),
];

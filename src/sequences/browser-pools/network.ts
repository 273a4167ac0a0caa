/** What the contract promises of the hosts that pooled browsers can reach. */
import { get as getBrowser, update as updateBrowser } from "../browser-sessions/steps.js";
import { step } from "../sequence.js";
import { acquire, config, create, idle, list, refuse, release, update, withPool } from "./steps.js";

const p = "{p.id}";
const b = "{b.session_id}";
const gone = { status: 404 };
const one = { allowed_hosts: ["one.example.com"] };
const two = { allowed_hosts: ["two.example.com"] };
const stale = { status: 409, shows: { code: "stale_network" } };
const state = { allowlist_state: { revision: "1" } };

export const poolNetworks = [
  withPool(
    "If the pool has another setting, the update is rejected with 409.",
    create("p", { network: one }, { shows: { browser_pool_config: { network: one } } }),
    update(p, { network: two, expected_network: two }, stale),
    update(p, { network: two, expected_network: {} }, { ...stale, proves: "An empty object means no setting." }),
    update(p, { network: two, expected_network: { ...one, private_hosts: [] } }, {
      ...stale,
      proves: "An empty list is not the same as an omitted list",
    }),
    config(p, { network: one }),
    update(p, { network: two, expected_network: one }),
    config(p, { network: two }),
    update(p, { network: {}, expected_network: two }),
    update(p, { network: one, expected_network: {} }, { shows: { browser_pool_config: { network: one } } }),
  ),
  withPool(
    "routes are compared by the ID of the proxy",
    step("createProxy", {
      body: { name: "{run}-x", type: "custom", config: { host: "{run}.example.com", port: 8080 } },
    }, { as: "x" }),
    create("p", { network: { proxy_routes: [{ hosts: ["example.com"], proxy: { name: "{run}-x" } }] } }),
    config(p, { network: { proxy_routes: [{ hosts: ["example.com"], proxy: { id: "{x.id}" } }] } }),
    update(p, {
      kiosk_mode: true,
      expected_network: { proxy_routes: [{ hosts: ["example.com"], proxy: { name: "{run}-x" } }] },
    }),
    config(p, { kiosk_mode: true }),
  ),
  withPool(
    "This replaces the whole current setting; an empty object removes it.",
    create("p", { network: { ...one, private_hosts: ["10.0.0.0/8"] } }),
    update(p, { network: two }, {
      shows: { browser_pool_config: { network: { ...two, private_hosts: undefined } } },
    }),
    update(p, { network: {} }),
    config(p, { network: undefined }),
  ),
  withPool(
    "`allowlist_state` is not allowed here: only sessions have it.",
    refuse({ network: { ...one, ...state } }),
    list({}, []),
    create("p", { network: one }),
    config(p, { network: { ...one, allowlist_state: undefined } }, "Has no `allowlist_state`: only sessions have it."),
    update(p, { network: { ...two, ...state } }, { status: 400 }),
    config(p, { network: one }),
  ),
  withPool(
    "A change of `allowed_hosts` also replaces the idle browsers; the other properties apply to browsers that start "
    + "from now on.",
    create("p", { network: one }),
    idle(p),
    update(p, { network: { ...one, private_hosts: ["10.0.0.0/8"] } }),
    acquire(p, "b", {}, { shows: { network: { ...one, private_hosts: undefined } } }),
    release(p, b),
    update(p, { network: two }),
    idle(p),
    acquire(p, "c", {}, {
      shows: { network: two },
      proves: "A change of the allowed hosts goes further: it replaces the idle browsers.",
    }),
    getBrowser(b, gone),
  ),
  withPool(
    "Leased browsers get the new list, or are replaced, when they are released.",
    create("p", { network: one }),
    idle(p),
    acquire(p, "b", {}, { shows: { network: one } }),
    update(p, { network: two }),
    getBrowser(b, { shows: { network: one } }),
    release(p, b),
    idle(p),
    acquire(p, "c", {}, { shows: { network: two } }),
  ),
  withPool(
    "its changes to the allowed hosts are undone",
    create("p", { network: one }),
    idle(p),
    acquire(p, "b"),
    updateBrowser(b, { network: two }, { shows: { network: two } }),
    release(p, b),
    acquire(p, "c", {}, { shows: { session_id: b, network: one } }),
    updateBrowser(b, { network: { allowed_hosts: null } }, { shows: { network: { allowed_hosts: undefined } } }),
    release(p, b),
    getBrowser(b, gone),
    idle(p),
    acquire(p, "d", {}, {
      shows: { network: one },
      proves: "If the lease removed the list of allowed hosts, a new browser replaces the session.",
    }),
  ),
];

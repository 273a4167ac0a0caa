/** What the contract promises of the hosts that a browser session can reach. */
import type { BrowserNetworkRequest, BrowserNetworkUpdateRequest } from "../../../generated/openapi.js";
import { type Expectation, sequence, step } from "../sequence.js";
import { create, get, list, refuse, update } from "./steps.js";

const a = "{a.session_id}";
const one = ["one.example.com"];
const privateHosts = [
  "db.{run}.example.com:5432", "10.1.2.3:80", "[fd00::1]", "10.0.0.0/8", "fd00::/8", "*.{run}.internal",
];
const two = ["two.example.com"];
const refuseHosts = (network: BrowserNetworkRequest, proves?: string) => refuse({ network }, proves);
const refuseAllowed = (entry: string, proves?: string) => refuseHosts({ allowed_hosts: [entry] }, proves);
const refusePrivate = (entry: string, proves?: string) => refuseHosts({ private_hosts: [entry] }, proves);
/** Changes the allowed hosts. */
const allow = (network: BrowserNetworkUpdateRequest, expectation?: Expectation) => update(a, { network }, expectation);
const stale = (proves: string) => ({ status: 409, proves, shows: { code: "stale_network" } });

export const reachableHosts = [
  sequence(
    "An entry is a host name, a private IP address (IPv6 in brackets), a private range in canonical CIDR notation, or "
    + "a wildcard.",
    create("a", { network: { private_hosts: privateHosts } }, { shows: { network: { private_hosts: privateHosts } } }),
    refusePrivate("8.8.8.8"),
    refusePrivate("fd00::1"),
    refusePrivate("[10.1.2.3]"),
    refusePrivate("10.0.0.1/8"),
    refusePrivate("10.0.0.0/7"),
    refusePrivate("[db.{run}.example.com]"),
    refusePrivate("db.{run}.example.com/24"),
    refusePrivate("db.{run}.example.com:0"),
    refusePrivate("db.{run}.example.com:65536"),
    refusePrivate("db..example.com"),
    refusePrivate("*.com", "A wildcard is `*.` followed by at least two labels that are not a public suffix."),
    refusePrivate("*.co.uk"),
    refusePrivate("10.0.0.0/8:80", "Hosts and addresses can have a port; ranges cannot."),
    refusePrivate("https://{run}.example.com", "Entries that break a rule are rejected with 400."),
    list({}, ["a"]),
  ),
  sequence(
    "Entries have no port, path or scheme.",
    create("a", { network: { allowed_hosts: ["example.com", "*.{run}.example.com", "8.8.8.8", "8.8.4.0/24"] } }, {
      shows: { network: { allowed_hosts: ["example.com", "*.{run}.example.com", "8.8.8.8", "8.8.4.0/24"] } },
    }),
    refuseAllowed("example.com:443"),
    refuseAllowed("example.com/path"),
    refuseAllowed("https://example.com"),
    refuseAllowed("10.1.2.3", "An entry is a host name, a wildcard, a public IP address or a public range."),
    refuseAllowed("10.0.0.0/8"),
    refuseAllowed("fd00::1"),
    list({}, ["a"]),
    allow({ allowed_hosts: ["example.com:443"] }, { status: 400 }),
  ),
  sequence(
    "They must not overlap with `private_hosts`, and they must cover `start_url`.",
    refuseHosts({ allowed_hosts: ["a.{run}.example.com"], private_hosts: ["*.{run}.example.com"] }),
    refuseHosts({ allowed_hosts: ["*.{run}.example.com"], private_hosts: ["a.{run}.example.com"] }),
    refuseHosts({ allowed_hosts: ["*.{run}.example.com"], private_hosts: ["*.{run}.example.com"] }),
    refuseHosts({ allowed_hosts: ["{run}.example.com"], private_hosts: ["{run}.example.com"] }),
    refuse({ network: { allowed_hosts: one }, start_url: "https://two.example.com/" }),
    refuse({ network: { allowed_hosts: ["*.example.com"] }, start_url: "https://example.com/" },
      "A wildcard is `*.` followed by a host; it covers the hosts below that host, but not the host itself."),
    refuse({ network: { allowed_hosts: ["8.8.4.0/24"] }, start_url: "http://8.8.8.8/" }),
    refuse({ network: { allowed_hosts: ["8.8.4.4"] }, start_url: "https://example.com/" }),
    list({}, []),
    create("a", {
      network: { allowed_hosts: ["*.example.com"], private_hosts: ["10.0.0.0/8"] },
      start_url: "https://a.{run}.example.com/",
    }),
    create("b", { network: { allowed_hosts: ["8.8.4.0/24"] }, start_url: "http://8.8.4.4/" }),
    create("c", { network: { allowed_hosts: one, private_hosts: ["two.example.com", "*.one.example.com"] } }),
    list({}, ["a", "b", "c"]),
  ),
  sequence(
    "Proxy of a route, by ID or name. Responses have the ID.",
    step("createProxy", {
      body: { name: "{run}-x", type: "custom", config: { host: "{run}.example.com", port: 8080 } },
    }, { as: "x" }),
    create("a", { network: { proxy_routes: [{ hosts: ["*.example.com"], proxy: { name: "{run}-x" } }] } }, {
      shows: { network: { proxy_routes: [{ hosts: ["*.example.com"], proxy: { id: "{x.id}" } }] } },
    }),
    get(a, { shows: { network: { proxy_routes: [{ hosts: ["*.example.com"], proxy: { id: "{x.id}" } }] } } }),
    refuseHosts({
      proxy_routes: [{ hosts: one, proxy: { id: "{x.id}" } }, { hosts: one, proxy: { id: "{x.id}" } }],
    }, "The same pattern in two routes is rejected."),
    refuseHosts({ proxy_routes: [{ hosts: ["one.example.com:80"], proxy: { id: "{x.id}" } }] },
      "Host names, or wildcards: `*.` followed by a host."),
    refuseHosts({ proxy_routes: [{ hosts: ["8.8.8.8"], proxy: { id: "{x.id}" } }] }),
    list({}, ["a"]),
  ),
  sequence(
    "A session created without a list cannot get one (400).",
    create("a"),
    allow({ allowed_hosts: one }, { status: 400 }),
    create("b", { network: { private_hosts: ["10.0.0.0/8"] } }, {
      shows: { network: { allowlist_state: undefined } },
      proves: "State of the list of allowed hosts. Only present for sessions that were created with a list.",
    }),
    get(a, { shows: { name: "{run}-a" } }),
  ),
  sequence(
    "Revision of the list. It changes with the list, and stays after the list is removed.",
    create("a", { network: { allowed_hosts: one, private_hosts: ["10.0.0.0/8"] } }),
    get(a, { shows: { network: { allowlist_state: { revision: "{a.network.allowlist_state.revision}" } } } }),
    allow({}, { shows: { network: { allowed_hosts: one } } }),
    get(a, { shows: { network: { allowlist_state: { revision: "{a.network.allowlist_state.revision}" } } } }),
    allow({ allowed_hosts: two }, { shows: { network: { allowed_hosts: two, private_hosts: ["10.0.0.0/8"] } } }),
    allow({ allowed_hosts: null }, {
      as: "none", shows: { network: { allowed_hosts: undefined, private_hosts: ["10.0.0.0/8"] } },
    }),
    allow({ allowed_hosts: one }, { status: 400, proves: "Null removes the restriction permanently." }),
    get(a, {
      shows: {
        network: { allowed_hosts: undefined, allowlist_state: { revision: "{none.network.allowlist_state.revision}" } },
      },
    }),
  ),
  sequence(
    "`expected_allowlist_revision` and `mutation_id` must be used together; with them, you can safely repeat the "
    + "change.",
    create("a", { network: { allowed_hosts: one } }),
    allow({ allowed_hosts: two, mutation_id: "{run}-1" }, { status: 400 }),
    allow({ allowed_hosts: two, expected_allowlist_revision: "{a.network.allowlist_state.revision}" }, { status: 400 }),
    get(a, { shows: { network: { allowed_hosts: one } } }),
  ),
  sequence(
    "If you repeat the latest change with the same ID, it succeeds without a new revision.",
    create("a", { network: { allowed_hosts: one } }),
    ...[
      { as: "b", proves: "ID that the caller gave to the latest change, if any." },
      { proves: "If you repeat the latest change with the same ID, it succeeds without a new revision." },
    ].map((expectation) => allow({
      allowed_hosts: two, mutation_id: "{run}-1", expected_allowlist_revision: "{a.network.allowlist_state.revision}",
    }, {
      ...expectation,
      shows: {
        network: {
          allowed_hosts: two,
          allowlist_state: { mutation_id: "{run}-1", revision: "{b.network.allowlist_state.revision}" },
        },
      },
    })),
    allow({
      allowed_hosts: one, mutation_id: "{run}-2", expected_allowlist_revision: "{a.network.allowlist_state.revision}",
    }, stale("If the list has another revision, the update is rejected with 409.")),
    allow({
      allowed_hosts: one, mutation_id: "{run}-2", expected_allowlist_revision: "{b.network.allowlist_state.revision}",
    }, {
      as: "c",
      shows: { network: { allowlist_state: { base_revision: "{b.network.allowlist_state.revision}" } } },
      proves: "Revision on which the latest change was based.",
    }),
    allow({
      allowed_hosts: two, mutation_id: "{run}-1", expected_allowlist_revision: "{c.network.allowlist_state.revision}",
    }, stale("An ID that a later change has replaced is rejected with 409.")),
    allow({
      allowed_hosts: two, mutation_id: "{run}-3", expected_allowlist_revision: "{a.network.allowlist_state.revision}",
    }, stale("Also returns 409, with the code `stale_network`, if `expected_allowlist_revision` is not the current "
      + "revision of the allowed hosts.")),
    get(a, { shows: { network: { allowed_hosts: one, allowlist_state: { mutation_id: "{run}-2" } } } }),
  ),
];

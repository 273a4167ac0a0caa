/** What the contract promises of proxies, apart from their lists and tests. */
import { idWins } from "../id-wins.js";
import { rejected } from "../rejected.js";
import { type Expectation, sequence, step } from "../sequence.js";
import { config, create, get, list } from "./steps.js";

/** The certificate of an authority. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBOjCB7aADAgECAhRNnNUUY0rBdeSfpEhXtSneD+Sz2DAFBgMrZXAwEzERMA8G
A1UEAwwIUHJveHkgQ0EwHhcNMjYxMTIyMTAzODIxWhcNMzYxMTE5MTAzODIxWjAT
MREwDwYDVQQDDAhQcm94eSBDQTAqMAUGAytlcAMhALZnmFURmDT930zyoXURH5d2
OQyttEKjN0Paf1iwl/E1o1MwUTAdBgNVHQ4EFgQUNwU8X+ExsjSpkc9OOqvmln7K
eI4wHwYDVR0jBBgwFoAUNwU8X+ExsjSpkc9OOqvmln7KeI4wDwYDVR0TAQH/BAUw
AwEB/zAFBgMrZXADQQBgxldk3I0S3Nu+RAi32d1zN2N4+4ChPbDg/zh9jqgoPNeZ
/6S6tMuIy6zu3OXyJgaq3Bhugp/30hHj/Vst3S0J
-----END CERTIFICATE-----
`;
const rename = (id_or_name: string, name: string, expectation?: Expectation) =>
  step("updateProxy", { path: { id_or_name }, body: { name } }, expectation);
const remove = (id_or_name: string, expectation?: Expectation) =>
  step("deleteProxy", { path: { id_or_name } }, expectation);

export const storedProxies = [
  sequence(
    "Stores a proxy that browser sessions can send their traffic through.",
    step("createProxy", {
      body: { type: "custom", name: "{run}-a", protocol: "http", bypass_hosts: ["cdn.example.com"], config },
    }, { as: "a" }),
    get("{a.id}", {
      shows: { id: "{a.id}", type: "custom", protocol: "http", bypass_hosts: ["cdn.example.com"], config },
      proves: "Returns a proxy.",
    }),
    get("{run}-a", { shows: { id: "{a.id}" }, proves: "ID or name of the proxy." }),
    list({}, ["{run}-a"]),
    create("b", "{run}-b"),
    get("{b.id}", { shows: { protocol: "https" }, proves: "Protocol of the connection to the proxy." }),
  ),
  sequence(
    "`type` determines the type of the proxy, and which settings `config` can have.",
    step("createProxy", {
      body: { type: "residential", name: "{run}-a", config: { country: "US", city: "sanfrancisco" } },
    }, { as: "a" }),
    get("{a.id}", { shows: { type: "residential", config: { country: "US", city: "sanfrancisco" } } }),
    step("createProxy", { body: { type: "isp", name: "{run}-b", config: { country: "DE" } } }, { as: "b" }),
    get("{b.id}", { shows: { type: "isp", config: { country: "DE" } } }),
    step("createProxy", { body: { type: "datacenter", name: "{run}-c" } }, {
      as: "c",
      shows: { type: "datacenter" },
      proves: "Datacenter proxies are still accepted but no longer offered.",
    }),
  ),
  sequence(
    "Its password and certificates are never returned; `has_password` and `has_ca_bundle` say whether they are stored.",
    step("createProxy", {
      body: { type: "custom", name: "{run}-a", config: { ...config, username: "ann", password: "not-a-real-one" } },
    }, { as: "a", shows: { config: { has_password: true, password: undefined } } }),
    get("{a.id}", { shows: { config: { ...config, username: "ann", has_password: true, password: undefined } } }),
    step("listProxies", { query: { query: "{a.id}" } }, {
      shows: [{ config: { has_password: true, password: undefined } }],
      proves: "Password to authenticate with. It is never returned.",
    }),
    step("createProxy", {
      body: { type: "custom", name: "{run}-b", config: { ...config, ca_bundle: certificate } },
    }, { as: "b" }),
    get("{b.id}", {
      shows: { config: { has_password: false, has_ca_bundle: true, ca_bundle: undefined } },
      proves: "They are never returned.",
    }),
    create("c", "{run}-c"),
    get("{c.id}", {
      shows: { config: { has_password: false, has_ca_bundle: undefined } },
      proves: "True if certificates are stored. Absent otherwise.",
    }),
  ),
  sequence(
    "If several proxies have the name, the response is 400 with the code `ambiguous_proxy_name`.",
    create("a", "{run}-a"),
    create("b", "{run}-a"),
    list({}, ["{run}-a", "{run}-a"]),
    get("{run}-a", { status: 400, shows: { code: "ambiguous_proxy_name" } }),
    get("{a.id}", { shows: { id: "{a.id}" }, proves: "Several proxies can have the same name." }),
    remove("{b.id}"),
    get("{run}-a", { shows: { id: "{a.id}" } }),
  ),
  sequence(
    "Spaces around the name are removed, and other proxies can have the same name.",
    create("a", "{run}-a"),
    create("b", "{run}-b"),
    rename("{a.id}", "  {run}-b ", { shows: { id: "{a.id}", name: "{run}-b" } }),
    get("{a.id}", {
      shows: { name: "{run}-b", type: "custom", protocol: "https", config },
      proves: "Changes the name of a proxy.",
    }),
    get("{run}-a", { status: 404 }),
    rename("{a.id}", "{run}-c", { proves: "New name of the proxy. Spaces around it are removed." }),
    get("{run}-c", { shows: { id: "{a.id}" } }),
    get("{run}-b", { shows: { id: "{b.id}" } }),
  ),
  sequence(
    "Deletes a proxy. The records of browser sessions that use it do not change: they keep its ID in `proxy_id`.",
    create("a", "{run}-a"),
    step("createBrowser", { body: { proxy_id: "{a.id}", headless: true, timeout_seconds: 120 } }, { as: "s" }),
    remove("{a.id}"),
    step("getBrowser", { path: { id_or_name: "{s.session_id}" } }, { shows: { proxy_id: "{a.id}" } }),
    get("{a.id}", { status: 404 }),
    list({}, []),
    remove("{a.id}", { status: 404, proves: "Deleting it again returns 404." }),
    create("b", "{run}-b"),
    remove("{run}-b", { proves: "ID or name of the proxy to delete." }),
    get("{b.id}", { status: 404 }),
  ),
  idWins(create, get, remove, [rename("{a.id}", "{run}-b", { shows: { id: "{a.id}" } })]),
  ...rejected(
    create("a", "{run}-a"),
    [create("b", "{run}-b"), rename("{a.id}", "{run}-c"), remove("{a.id}")],
    [get("{a.id}", { shows: { name: "{run}-a" } }), list({}, ["{run}-a"])],
  ),
];

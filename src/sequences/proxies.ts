/** What the contract promises of proxies. */
import { idWins } from "./id-wins.js";
import { pages } from "./pages.js";
import { rejected } from "./rejected.js";
import { type Expectation, sequence, step } from "./sequence.js";

/** The address of a proxy that does not exist. */
const config = { host: "{run}.invalid", port: 8080 };
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

const create = (as: string, name: string) =>
  step("createProxy", { body: { type: "custom", name, config } }, { as, shows: { name } });
const get = (id_or_name: string, expectation?: Expectation) =>
  step("getProxy", { path: { id_or_name } }, expectation);
const rename = (id_or_name: string, name: string, expectation?: Expectation) =>
  step("updateProxy", { path: { id_or_name }, body: { name } }, expectation);
const remove = (id_or_name: string, expectation?: Expectation) =>
  step("deleteProxy", { path: { id_or_name } }, expectation);
type Filter = NonNullable<Parameters<typeof step<"listProxies">>[1]>["query"];
/** Lists the proxies of this run. */
const list = (filter: Filter, names: string[]) =>
  step("listProxies", { query: { query: "{run}", ...filter } }, { shows: names.map((name) => ({ name })) });

export const proxies = [
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
  sequence(
    "Only return proxies with this full name, ignoring case and accents.",
    create("a", "{run}-Café"),
    create("b", "{run}-other"),
    create("c", "{run}-CAFE"),
    list({ name: "{run}-Café" }, ["{run}-Café", "{run}-CAFE"]),
    list({ name: "{run}-OTHER" }, ["{run}-other"]),
    list({ name: "{run}-Caf" }, []),
  ),
  sequence(
    "Only return proxies that match this text: "
    + "part of the name, the host or the IP address, ignoring case; or a full ID.",
    create("a", "{run}-Alpha"),
    step("createProxy", { body: { type: "custom", name: "b-of-{run}", config: { host: "b.{run}.invalid", port: 1 } } }),
    list({ query: "{run}-ALPH" }, ["{run}-Alpha"]),
    list({ query: "B.{run}.inv" }, ["b-of-{run}"]),
    list({ query: "{a.id}" }, ["{run}-Alpha"]),
    list({ query: "{run}-none" }, []),
  ),
  sequence(
    "Tests whether a proxy works and saves the result in its `status`, `last_checked` and `ip_address`.",
    create("a", "{run}-a"),
    step("checkProxy", { path: { id_or_name: "{a.id}" } }, {
      as: "checked",
      proves: "If the proxy fails the test, the response is still 200.",
    }),
    get("{a.id}", {
      shows: { status: "{checked.status}", last_checked: "{checked.last_checked}", ip_address: "{checked.ip_address}" },
    }),
  ),
  sequence(
    "With `url`, the check tests whether that URL can be reached through the proxy, "
    + "and the stored `status` does not change.",
    create("a", "{run}-a"),
    step("checkProxy", { path: { id_or_name: "{a.id}" }, body: { url: "https://example.com/" } }),
    get("{a.id}", { shows: { status: "{a.status}" } }),
    step("checkProxy", { path: { id_or_name: "{a.id}" }, body: { url: "ftp://example.com/" } }, {
      status: 400,
      proves: "Returns 400 if the URL is not `http` or `https`.",
    }),
    get("{a.id}", { shows: { status: "{a.status}" } }),
  ),
  idWins(create, get, remove, [rename("{a.id}", "{run}-b", { shows: { id: "{a.id}" } })]),
  pages(
    (page, expectation) => step("listProxies", { query: { query: "{run}", ...page } }, expectation),
    create,
  ),
  ...rejected(
    create("a", "{run}-a"),
    [create("b", "{run}-b"), rename("{a.id}", "{run}-c"), remove("{a.id}")],
    [get("{a.id}", { shows: { name: "{run}-a" } }), list({}, ["{run}-a"])],
  ),
];

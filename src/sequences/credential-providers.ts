/** What the contract promises of credential providers. */
import type { UpdateCredentialProviderRequest } from "../../generated/openapi.js";
import { pages } from "./pages.js";
import { type Expectation, sequence, step } from "./sequence.js";

const connect = (name: string, expectation?: Expectation) =>
  step("createCredentialProvider", {
    body: { provider_type: "onepassword", name, token: "not-a-real-token" },
  }, expectation);
const create = (as: string, name: string) => connect(name, { as, shows: { name } });
const get = (id: string, expectation?: Expectation) => step("getCredentialProvider", { path: { id } }, expectation);
const update = (id: string, body: UpdateCredentialProviderRequest, expectation?: Expectation) =>
  step("updateCredentialProvider", { path: { id }, body }, expectation);
const remove = (id: string, expectation?: Expectation) =>
  step("deleteCredentialProvider", { path: { id } }, expectation);
const test = (id: string, expectation?: Expectation) =>
  step("testCredentialProvider", { path: { id } }, expectation);
const items = (id: string, expectation?: Expectation) =>
  step("listCredentialProviderItems", { path: { id } }, expectation);
/** Lists the providers of this run. */
const list = (query: string, names: string[]) =>
  step("listCredentialProviders", { query: { query } }, { shows: names.map((name) => ({ name })) });

export const credentialProviders = [
  sequence(
    "The provider is enabled at first, and its token is never returned.",
    connect("{run}-a", { as: "a", shows: { provider_type: "onepassword", enabled: true, token: undefined } }),
    get("{a.id}", {
      shows: { id: "{a.id}", name: "{run}-a", provider_type: "onepassword", enabled: true, token: undefined },
      proves: "Returns a credential provider.",
    }),
    list("{run}", ["{run}-a"]),
  ),
  sequence(
    "Spaces around the name are removed.",
    connect("  {run}-a ", { as: "a", shows: { name: "{run}-a" } }),
    get("{a.id}", {
      shows: { name: "{run}-a" },
      proves: "Name of the provider, unique in the organization. Spaces around the name are removed.",
    }),
    update("{a.id}", { name: " {run}-b  " }, { shows: { name: "{run}-b" } }),
    get("{a.id}", {
      shows: { name: "{run}-b" },
      proves: "New name of the provider, unique in the organization. Spaces around the name are removed.",
    }),
    connect(" {run}-b", { status: 409 }),
  ),
  sequence(
    "Returns 409 if another provider of the organization has the name.",
    create("a", "{run}-a"),
    create("b", "{run}-b"),
    connect("{run}-a", { status: 409 }),
    list("{run}", ["{run}-a", "{run}-b"]),
    update("{b.id}", { name: "{run}-a", enabled: false }, { status: 409 }),
    get("{b.id}", {
      shows: { name: "{run}-b", enabled: true },
      proves: "A rejected request changes nothing, so you can safely send it again.",
    }),
    update("{a.id}", { name: "{run}-a" }, { shows: { name: "{run}-a" } }),
  ),
  sequence(
    "Changes the settings in the request; all others stay the same.",
    create("a", "{run}-a"),
    update("{a.id}", { enabled: false }, { shows: { name: "{run}-a", enabled: false, priority: "{a.priority}" } }),
    get("{a.id}", {
      shows: { name: "{run}-a", enabled: false, priority: "{a.priority}" },
      proves: "The settings to change. Omitted properties stay the same.",
    }),
    update("{a.id}", { name: "{run}-b" }, { shows: { id: "{a.id}", name: "{run}-b", enabled: false } }),
    get("{a.id}", { shows: { name: "{run}-b", enabled: false, provider_type: "onepassword" } }),
    update("{a.id}", { priority: 7 }, { shows: { priority: 7 }, proves: "Position of the provider." }),
    update("{a.id}", { token: "another-token", cache_ttl_seconds: 60 }, { shows: { token: undefined } }),
    get("{a.id}", { shows: { name: "{run}-b", enabled: false, priority: 7 } }),
  ),
  sequence(
    "The contents of the password manager do not change, and the name can be used again.",
    create("a", "{run}-a"),
    create("b", "{run}-b"),
    remove("{a.id}", { proves: "Disconnects a password manager." }),
    get("{a.id}", { status: 404 }),
    test("{a.id}", { status: 404 }),
    items("{a.id}", { status: 404 }),
    list("{run}", ["{run}-b"]),
    remove("{a.id}", { status: 404, proves: "Deleting the provider again returns 404." }),
    create("c", "{run}-a"),
  ),
  sequence(
    "Only return entries that match this text: part of the name, ignoring case; or a full ID.",
    create("a", "{run}-Alpha"),
    create("b", "{run}-beta"),
    list("{run}-ALPH", ["{run}-Alpha"]),
    list("{run}-bet", ["{run}-beta"]),
    list("{a.id}", ["{run}-Alpha"]),
    list("{run}-none", []),
  ),
  sequence(
    "If the test fails, the response is still 200: `success` is false, and `error` gives the reason.",
    create("a", "{run}-a"),
    test("{a.id}"),
  ),
  pages(
    (page, expectation) => step("listCredentialProviders", { query: { query: "{run}", ...page } }, expectation),
    create,
  ),
];

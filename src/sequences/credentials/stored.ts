/** What the contract promises of credentials, apart from their lists and one-time codes. */
import type { UpdateCredentialRequest } from "../../../generated/openapi.js";
import { idWins } from "../id-wins.js";
import { rejected } from "../rejected.js";
import { type Expectation, sequence, step } from "../sequence.js";
import { create, list, settings } from "./steps.js";

const get = (id_or_name: string, expectation?: Expectation) =>
  step("getCredential", { path: { id_or_name } }, expectation);
const update = (id_or_name: string, body: UpdateCredentialRequest, expectation?: Expectation) =>
  step("updateCredential", { path: { id_or_name }, body }, expectation);
const remove = (id_or_name: string, expectation?: Expectation) =>
  step("deleteCredential", { path: { id_or_name } }, expectation);

export const storedCredentials = [
  sequence(
    "Stores the values that a login needs, such as a username and a password.",
    create("a", "{run}-a", { sso_provider: "google" }),
    get("{a.id}", {
      shows: { id: "{a.id}", name: "{run}-a", domain: "{run}.example.com", sso_provider: "google", has_values: true },
      proves: "Returns a credential with the names of its values.",
    }),
    get("{run}-a", { shows: { id: "{a.id}" }, proves: "ID or name of the credential." }),
    create("b", "{run}-b", { values: {} }),
    get("{b.id}", { shows: { has_values: false, value_keys: [] }, proves: "Whether any value is stored." }),
    get("{b.id}", { shows: { sso_provider: null }, proves: "Identity provider of the credential, or null." }),
  ),
  sequence(
    "The values and the TOTP secret are never returned; `value_keys` lists the names of the values.",
    step("createCredential", { body: { name: "{run}-a", ...settings } }, {
      as: "a",
      shows: { value_keys: ["username", "password"], values: undefined, totp_secret: undefined },
    }),
    get("{a.id}", {
      shows: { value_keys: ["username", "password"], values: undefined },
      proves: "The values are never returned.",
    }),
    step("listCredentials", { query: { query: "{run}" } }, {
      shows: [{ name: "{run}-a", value_keys: undefined, values: undefined, totp_code: undefined }],
      proves: "Returns a page of credentials, without their `value_keys` and one-time codes.",
    }),
    step("listCredentials", { query: { query: "{a.id}" } }, {
      shows: [{ value_keys: undefined }],
      proves: "Names of the stored values. Absent in lists.",
    }),
  ),
  sequence(
    "Returns 409 if another credential has the name.",
    create("a", "{run}-a"),
    create("b", "{run}-b"),
    step("createCredential", { body: { name: "{run}-a", ...settings } }, {
      status: 409,
      proves: "Name of the credential. It must be unique.",
    }),
    list({}, ["{run}-a", "{run}-b"]),
    update("{b.id}", { name: "{run}-a" }, { status: 409, proves: "New name of the credential. It must be unique." }),
    get("{b.id}", { shows: { name: "{run}-b" } }),
    update("{a.id}", { name: "{run}-a" }, { shows: { name: "{run}-a" } }),
  ),
  sequence(
    "A rejected request changes nothing, so you can safely send it again.",
    create("a", "{run}-a"),
    create("b", "{run}-b", { sso_provider: "google" }),
    update("{b.id}", {
      name: "{run}-a",
      values: { pin: "1" },
      remove_value_keys: ["username"],
      sso_provider: null,
    }, { status: 409 }),
    get("{b.id}", { shows: { name: "{run}-b", value_keys: ["username", "password"], sso_provider: "google" } }),
    remove("{a.id}"),
    update("{b.id}", { name: "{run}-a" }, { shows: { name: "{run}-a" } }),
  ),
  sequence(
    "Changes the settings in the request; all others stay the same.",
    create("a", "{run}-a", { sso_provider: "google" }),
    update("{a.id}", { name: "{run}-b" }, {
      shows: { id: "{a.id}", name: "{run}-b", domain: "{run}.example.com", sso_provider: "google" },
    }),
    get("{run}-b", {
      shows: { id: "{a.id}", value_keys: ["username", "password"], sso_provider: "google" },
      proves: "The settings to change. Omitted properties stay the same.",
    }),
    get("{run}-a", { status: 404 }),
    update("{a.id}", { sso_provider: "github" }),
    get("{a.id}", { shows: { name: "{run}-b", sso_provider: "github", value_keys: ["username", "password"] } }),
    update("{a.id}", {}, { shows: { name: "{run}-b", sso_provider: "github" } }),
  ),
  sequence(
    "The values in `remove_value_keys` are removed first; then those in `values` are added or replaced.",
    create("a", "{run}-a"),
    update("{a.id}", { values: { pin: "1" } }, { shows: { value_keys: ["username", "password", "pin"] } }),
    update("{a.id}", { remove_value_keys: ["username", "none"], values: { password: "another", email: "ann" } }),
    get("{a.id}", {
      shows: { value_keys: ["password", "pin", "email"] },
      proves: "Values to add or replace, by the name of the field that they belong to.",
    }),
    update("{a.id}", { remove_value_keys: ["password", "pin", "email"], values: { pin: "2" } }),
    get("{a.id}", {
      shows: { value_keys: ["pin"], has_values: true },
      proves: "They are removed before `values` are added: if a name is in both, the new value stays.",
    }),
    update("{a.id}", { remove_value_keys: ["pin"] }, { shows: { value_keys: [], has_values: false } }),
  ),
  sequence(
    "Identity provider of the credential. An empty string or null removes it.",
    create("a", "{run}-a", { sso_provider: "google" }),
    update("{a.id}", { sso_provider: "" }),
    get("{a.id}", { shows: { sso_provider: null } }),
    update("{a.id}", { sso_provider: "google" }, { shows: { sso_provider: "google" } }),
    update("{a.id}", { sso_provider: null }),
    get("{a.id}", { shows: { sso_provider: null } }),
  ),
  sequence(
    "Deletes a credential with its values and its TOTP secret. The name can be used again.",
    create("a", "{run}-a"),
    create("b", "{run}-b"),
    remove("{a.id}"),
    get("{a.id}", { status: 404 }),
    list({}, ["{run}-b"]),
    remove("{a.id}", { status: 404, proves: "Deleting the credential again returns 404." }),
    create("c", "{run}-a", { values: {} }),
    get("{run}-a", { shows: { id: "{c.id}", value_keys: [] } }),
    remove("{run}-b", { proves: "ID or name of the credential to delete." }),
    get("{b.id}", { status: 404 }),
  ),
  idWins(create, get, remove, [update("{a.id}", { name: "{run}-b" }, { shows: { id: "{a.id}" } })]),
  ...rejected(
    create("a", "{run}-a"),
    [create("b", "{run}-b"), update("{a.id}", { name: "{run}-c" }), remove("{a.id}")],
    [get("{a.id}", { shows: { name: "{run}-a" } }), list({}, ["{run}-a"])],
  ),
];

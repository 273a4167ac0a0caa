/** What the contract promises of the one-time codes of credentials. */
import type { CreateCredentialRequest, UpdateCredentialRequest } from "../../../generated/openapi.js";
import { type Expectation, sequence, step } from "../sequence.js";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const otherSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const defaults = { totp_algorithm: "SHA1", totp_digits: 6, totp_period: 30 } as const;
const others = { totp_algorithm: "SHA256", totp_digits: 8, totp_period: 3600 } as const;
const none = { has_totp_secret: false, totp_algorithm: undefined, totp_digits: undefined, totp_period: undefined };

const create = (as: string, totp: Partial<CreateCredentialRequest>, expectation?: Expectation) =>
  step("createCredential", {
    body: { name: `{run}-${as}`, domain: "{run}.example.com", values: { username: "ann" }, ...totp },
  }, { as, ...expectation });
const get = (id_or_name: string, expectation?: Expectation) =>
  step("getCredential", { path: { id_or_name } }, expectation);
const update = (id_or_name: string, body: UpdateCredentialRequest, expectation?: Expectation) =>
  step("updateCredential", { path: { id_or_name }, body }, expectation);
const codeOf = (id_or_name: string, expectation?: Expectation) =>
  step("getTotpCode", { path: { id_or_name } }, expectation);

export const totpCodes = [
  sequence(
    "If the request has a TOTP secret, the response has the current one-time code.",
    create("a", { totp_secret: secret, ...others }),
    codeOf("{a.id}", {
      shows: { code: "{a.totp_code}", expires_at: "{a.totp_code_expires_at}" },
      proves: "Returns the current one-time code (RFC 6238), with the algorithm, digits and period of the credential.",
    }),
    get("{a.id}", {
      shows: { has_totp_secret: true, totp_code: undefined },
      proves: "Current one-time code. Only present in the response to a request with a TOTP secret.",
    }),
    update("{a.id}", { sso_provider: "google" }, { shows: { has_totp_secret: true, totp_code: undefined } }),
    codeOf("{run}-a"),
  ),
  sequence(
    "Returns 404 if the credential has no TOTP secret.",
    create("a", {}, { shows: { ...none, totp_code: undefined } }),
    codeOf("{a.id}", { status: 404 }),
    get("{a.id}", { shows: none, proves: "Hash algorithm of the one-time codes. Absent without a TOTP secret." }),
    get("{a.id}", { shows: none, proves: "Number of digits of the one-time codes. Absent without a TOTP secret." }),
    get("{a.id}", {
      shows: none,
      proves: "Seconds for which a one-time code is valid. Absent without a TOTP secret.",
    }),
    update("{a.id}", { totp_secret: secret }, { shows: { has_totp_secret: true, ...defaults } }),
    codeOf("{a.id}"),
  ),
  sequence(
    "Hash algorithm of the one-time codes.",
    create("a", { totp_secret: secret }, { shows: { has_totp_secret: true, ...defaults } }),
    get("{a.id}", { shows: { has_totp_secret: true, ...defaults }, proves: "Whether a TOTP secret is stored." }),
    create("b", { totp_secret: secret, ...others }),
    get("{b.id}", { shows: { has_totp_secret: true, ...others } }),
  ),
  sequence(
    "The values in the URI win over the other `totp_` properties.",
    create("a", {
      totp_secret: `otpauth://totp/shop?secret=${secret}&algorithm=SHA512&digits=8&period=60`,
      totp_algorithm: "SHA256",
      totp_digits: 7,
      totp_period: 45,
    }),
    get("{a.id}", { shows: { totp_algorithm: "SHA512", totp_digits: 8, totp_period: 60 } }),
  ),
  sequence(
    "A new Base32 secret keeps the previous algorithm, digits and period, unless the request sets them.",
    create("a", { totp_secret: secret, ...others }),
    update("{a.id}", { totp_secret: otherSecret }, {
      shows: others,
      proves: "If the request has a TOTP secret, the response has the current one-time code.",
    }),
    get("{a.id}", { shows: others }),
    update("{a.id}", { totp_secret: secret, totp_digits: 7 }),
    get("{a.id}", { shows: { ...others, totp_digits: 7 } }),
  ),
  sequence(
    "A new key URI resets them to `SHA1`, 6 and 30.",
    create("a", { totp_secret: secret, ...others }),
    update("{a.id}", { totp_secret: `otpauth://totp/shop?secret=${otherSecret}` }, { shows: defaults }),
    get("{a.id}", { shows: defaults }),
  ),
  sequence(
    "New TOTP secret: 16 to 128 Base32 characters, or an `otpauth://totp/` URI. Spaces are removed.",
    create("a", { totp_secret: secret, ...others }),
    create("b", { totp_secret: otherSecret, ...others }),
    update("{b.id}", { totp_secret: "GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ" }),
    codeOf("{b.id}", { shows: { code: "{a.totp_code}" } }),
  ),
  sequence(
    "An empty string removes the secret with its algorithm, digits and period.",
    create("a", { totp_secret: secret, ...others }),
    update("{a.id}", { totp_secret: "" }, { shows: none }),
    get("{a.id}", { shows: { ...none, value_keys: ["username"] } }),
    codeOf("{a.id}", { status: 404 }),
    update("{a.id}", { totp_secret: secret }, { shows: { has_totp_secret: true, ...defaults } }),
  ),
  sequence(
    "Deletes a credential with its values and its TOTP secret.",
    create("a", { totp_secret: secret }),
    step("deleteCredential", { path: { id_or_name: "{a.id}" } }),
    codeOf("{a.id}", { status: 404 }),
    create("a", {}),
    codeOf("{run}-a", { status: 404 }),
  ),
];

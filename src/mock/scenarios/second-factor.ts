/** The scenario with a login that waits for a code. */
import type { Contract } from "../../contract/index.js";
import type { Har } from "../../har/index.js";
import { call, recordingOf } from "./calls.js";

const id = "acs3e5c7o9n1d2f4a6c8t0o2";
/** When the website has shown its form, and when it has checked the password, in milliseconds. */
const formAt = 5000;
const codeAt = 10_000;

/** Returns a recording with a login to `shop.example.com` that waits for a code. */
export function secondFactor(contract: Contract): Promise<Har> {
  const path = { id };
  const fields = { username: "ann+mfa@example.com", password: "a secret" };
  return recordingOf(contract, [
    call("createAuthConnection", { domain: "shop.example.com", profile_name: "second-factor" }, { response: { id } }),
    call("startAuthLogin", {}, { path }),
    call("submitAuthFields", { fields }, { path, at: formAt, until: codeAt }),
  ]);
}

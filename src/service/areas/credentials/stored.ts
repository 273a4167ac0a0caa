/** A credential, as it is stored and as responses show it: without its values. */
import type { Credential } from "../../../../generated/openapi.js";
import type { Totp } from "./totp.js";

export interface StoredCredential {
  id: string;
  name: string;
  domain: string;
  values: Map<string, string>;
  totp: Totp | undefined;
  ssoProvider: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Returns a credential as lists contain it. */
export function summarize({ id, name, domain, values, totp, ssoProvider, createdAt, updatedAt }: StoredCredential) {
  return {
    id,
    name,
    domain,
    has_values: values.size > 0,
    has_totp_secret: totp !== undefined,
    ...totp && { totp_algorithm: totp.algorithm, totp_digits: totp.digits, totp_period: totp.period },
    sso_provider: ssoProvider,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

export function showCredential(credential: StoredCredential): Credential {
  return { ...summarize(credential), value_keys: [...credential.values.keys()] };
}

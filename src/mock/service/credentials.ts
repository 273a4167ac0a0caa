/** Credentials: what a browser logs in with. Their values come in, and never go out. */
import { TOTP } from "totp-generator";
import type { Credential } from "../../../generated/openapi.js";
import { HttpError } from "../http-error.js";
import { type Area, atStart, type World } from "./base/area.js";
import type { Clock } from "./base/clock.js";
import { type Collection, createCollection, newId } from "./base/collection.js";
import { isFound } from "./base/search.js";

export interface StoredCredential {
  id: string;
  name: string;
  domain: string;
  values: Map<string, string>;
  /** In Base32 (RFC 4648, section 6). */
  totpSecret: string | undefined;
  ssoProvider: string | null;
  createdAt: string;
  updatedAt: string;
}

type Operation
  = | "createCredential" | "listCredentials" | "getCredential" | "updateCredential" | "deleteCredential"
    | "getTotpCode";

/** What others do with credentials. */
export interface Credentials {
  refer: Collection<StoredCredential>["refer"];
  peek: Collection<StoredCredential>["peek"];
  /** Keeps values under a name: in the credential that has it, or else in a new one. */
  keep: (name: string, domain: string, values: Iterable<[string, string]>) => StoredCredential;
}

/** The secret of RFC 6238, appendix B: that of the credentials that are there at the start. */
const knownSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

export function createCredentials({ clock, shown }: World) {
  const credentials = createCollection<StoredCredential>("credential");

  function add(settings: Pick<StoredCredential, "name" | "domain" | "values" | "totpSecret" | "ssoProvider">) {
    const now = clock.timestamp();
    return credentials.add({ id: newId("cr"), ...settings, createdAt: now, updatedAt: now });
  }

  return {
    handlers: {
      async createCredential({ body: { name, domain, values, totp_secret, sso_provider } }) {
        credentials.checkName(name);
        const credential = add({
          name,
          domain,
          values: new Map(Object.entries(values)),
          totpSecret: secretOf(totp_secret),
          ssoProvider: sso_provider ?? null,
        });
        const code = credential.totpSecret && await codeOf(credential.totpSecret, clock);
        return { status: 201, body: { ...whole(credential), ...code } };
      },
      listCredentials({ query }) {
        const { entries, headers } = credentials.page(query, (credential) =>
          [undefined, credential.domain].includes(query.domain)
          && isFound(credential, query.query, credential.name, credential.domain));
        return { status: 200, headers, body: entries.map(summary) };
      },
      getCredential: ({ path }) => ({ status: 200, body: whole(credentials.find(path.id_or_name)) }),
      async updateCredential({ path, body }) {
        const credential = credentials.find(path.id_or_name);
        const totpSecret = secretOf(body.totp_secret);
        credentials.checkName(body.name, credential);
        credential.name = body.name ?? credential.name;
        for (const key of body.remove_value_keys ?? []) credential.values.delete(key);
        for (const [key, value] of Object.entries(body.values ?? {})) credential.values.set(key, value);
        if (body.totp_secret !== undefined) credential.totpSecret = totpSecret;
        if (body.sso_provider !== undefined) credential.ssoProvider = body.sso_provider || null;
        credential.updatedAt = clock.timestamp();
        const code = totpSecret && await codeOf(totpSecret, clock);
        return { status: 200, body: { ...whole(credential), ...code } };
      },
      deleteCredential({ path }) {
        credentials.remove(credentials.find(path.id_or_name));
        return { status: 204 };
      },
      async getTotpCode({ path }) {
        const { name, totpSecret } = credentials.find(path.id_or_name);
        if (!totpSecret) throw new HttpError(404, [], `The credential ${name} has no TOTP secret.`);
        const { totp_code, totp_code_expires_at } = await codeOf(totpSecret, clock);
        return { status: 200, body: { code: totp_code, expires_at: totp_code_expires_at } };
      },
    },
    async seed() {
      const { value_keys = [] } = await shown("getCredential") ?? {};
      for (const entry of await atStart(shown("listCredentials"), shown("createCredential"))) {
        credentials.add({
          id: entry.id,
          name: entry.name,
          domain: entry.domain,
          values: new Map(value_keys.map((key) => [key, ""])),
          totpSecret: entry.has_totp_secret ? knownSecret : undefined,
          ssoProvider: entry.sso_provider ?? null,
          createdAt: entry.created_at,
          updatedAt: entry.updated_at,
        });
      }
    },
    clear: () => credentials.clear(),
    refer: credentials.refer,
    peek: credentials.peek,
    keep(name, domain, values) {
      const known = credentials.named(name);
      const credential = known ?? add({ name, domain, values: new Map(), totpSecret: undefined, ssoProvider: null });
      for (const [key, value] of values) credential.values.set(key, value);
      credential.updatedAt = clock.timestamp();
      return credential;
    },
  } satisfies Area<Operation> & Credentials;
}

/** What a list shows. */
function summary({ id, name, domain, values, totpSecret, ssoProvider, createdAt, updatedAt }: StoredCredential) {
  return {
    id,
    name,
    domain,
    has_values: values.size > 0,
    has_totp_secret: totpSecret !== undefined,
    sso_provider: ssoProvider,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

function whole(credential: StoredCredential): Credential {
  return { ...summary(credential), value_keys: [...credential.values.keys()] };
}

/** The secret that a text is; none for an empty one. Spaces are there for the eye. */
function secretOf(text: string | undefined): string | undefined {
  const secret = text?.replaceAll(" ", "").toUpperCase();
  if (!secret) return undefined;
  if (!/^[A-Z2-7]+=*$/.test(secret)) throw new HttpError(400, ["totp_secret must be Base32 (RFC 4648, section 6)."]);
  return secret;
}

/** The code of now, and until when it is one: SHA-1, six digits, 30 seconds (RFC 6238). */
async function codeOf(secret: string, clock: Clock) {
  const { otp, expires } = await TOTP.generate(secret, { timestamp: clock.now().getTime() });
  return { totp_code: otp, totp_code_expires_at: new Date(expires).toISOString() };
}

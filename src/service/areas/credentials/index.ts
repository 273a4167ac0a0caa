/** Credentials for logins. Requests set their values; responses never contain them. */
import type { UpdateCredentialRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import { type Area, initialEntries, type AreaContext } from "../../base/area.js";
import { type Collection, createCollection } from "../../base/collection.js";
import { matchesQuery } from "../../base/search.js";
import { type StoredCredential, summarize, showCredential } from "./stored.js";
import { codeOf, readTotp } from "./totp.js";

type CredentialOperationId
  = | "createCredential" | "listCredentials" | "getCredential" | "updateCredential" | "deleteCredential"
    | "getTotpCode";

/** What other areas do with credentials. */
export interface Credentials {
  resolveReference: Collection<StoredCredential>["resolveReference"];
  peek: Collection<StoredCredential>["peek"];
  /** Saves values in the credential with a name, or in a new one. */
  keep: (name: string, domain: string, values: Iterable<[string, string]>) => StoredCredential;
}

/** The TOTP secret of the initial credentials: that of RFC 6238, appendix B. */
const exampleSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

export function createCredentials({ clock, random, budget, exampleOf }: AreaContext) {
  const credentials = createCollection<StoredCredential>("credential", budget);

  function add(settings: Pick<StoredCredential, "name" | "domain" | "values" | "totp" | "ssoProvider">) {
    const now = clock.timestamp();
    return credentials.add({ id: random.id("cr"), ...settings, createdAt: now, updatedAt: now });
  }

  return {
    handlers: {
      async createCredential({ body: { name, domain, values, sso_provider, ...request } }) {
        const totp = readTotp(request);
        credentials.checkName(name);
        const credential = add({
          name,
          domain,
          values: new Map(Object.entries(values)),
          totp,
          ssoProvider: sso_provider ?? null,
        });
        const code = totp && await codeOf(totp, clock);
        return { status: 201, body: { ...showCredential(credential), ...code } };
      },
      listCredentials({ query }) {
        const { entries, headers } = credentials.page(query, (credential) =>
          [undefined, credential.domain].includes(query.domain)
          && matchesQuery(credential, query.query, credential.name, credential.domain));
        return { status: 200, headers, body: entries.map(summarize) };
      },
      getCredential: ({ path }) => ({ status: 200, body: showCredential(credentials.find(path.id_or_name)) }),
      async updateCredential({ path, body }) {
        const credential = credentials.find(path.id_or_name);
        checkHasSecret(body);
        const totp = readTotp(body, credential.totp);
        credentials.checkName(body.name, credential);
        credentials.makeRoom(credential, body);
        credential.name = body.name ?? credential.name;
        for (const key of body.remove_value_keys ?? []) credential.values.delete(key);
        for (const [key, value] of Object.entries(body.values ?? {})) credential.values.set(key, value);
        if (body.totp_secret !== undefined) credential.totp = totp;
        if (body.sso_provider !== undefined) credential.ssoProvider = body.sso_provider || null;
        credential.updatedAt = clock.timestamp();
        const code = totp && await codeOf(totp, clock);
        return { status: 200, body: { ...showCredential(credential), ...code } };
      },
      deleteCredential({ path }) {
        credentials.remove(credentials.find(path.id_or_name));
        return { status: 204 };
      },
      async getTotpCode({ path }) {
        const { name, totp } = credentials.find(path.id_or_name);
        if (!totp) throw new HttpError(404, [], `The credential ${name} has no TOTP secret.`);
        const { totp_code, totp_code_expires_at } = await codeOf(totp, clock);
        return { status: 200, body: { code: totp_code, expires_at: totp_code_expires_at } };
      },
    },
    async seed() {
      const { value_keys = [] } = await exampleOf("getCredential") ?? {};
      for (const entry of await initialEntries(exampleOf("listCredentials"), exampleOf("createCredential"))) {
        credentials.add({
          id: entry.id,
          name: entry.name,
          domain: entry.domain,
          values: new Map(value_keys.map((key) => [key, ""])),
          totp: readTotp({ ...entry, totp_secret: entry.has_totp_secret ? exampleSecret : "" }),
          ssoProvider: entry.sso_provider ?? null,
          createdAt: entry.created_at,
          updatedAt: entry.updated_at,
        });
      }
    },
    clear: () => credentials.clear(),
    resolveReference: credentials.resolveReference,
    peek: credentials.peek,
    keep(name, domain, values) {
      const known = credentials.findByName(name);
      const credential = known ?? add({ name, domain, values: new Map(), totp: undefined, ssoProvider: null });
      const kept = [...values];
      credentials.makeRoom(credential, kept);
      for (const [key, value] of kept) credential.values.set(key, value);
      credential.updatedAt = clock.timestamp();
      return credential;
    },
  } satisfies Area<CredentialOperationId> & Credentials;
}

/** Checks that the settings of codes change only together with their secret. */
function checkHasSecret(request: UpdateCredentialRequest): void {
  if (request.totp_secret !== undefined) return;
  for (const name of ["totp_algorithm", "totp_digits", "totp_period"] as const) {
    if (request[name] !== undefined) {
      throw assumed("totp-without-secret", new HttpError(400, [`${name} needs totp_secret.`]));
    }
  }
}

/** What a connection logs in with: a stored credential, or one of a credential provider. */
import type { CredentialReference, ManagedAuthCredential } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { CredentialProviders } from "../credential-providers.js";
import type { Credentials } from "../credentials/index.js";
import type { Asked } from "./pages.js";
import type { Submission } from "./site.js";

/** A credential: the id of a stored one, or where one of a provider is. */
export type Source = { stored: string } | { external: ManagedAuthCredential };

/** What the service knows, so that it need not ask the user. */
export interface Known {
  /** Answers what a website asks for; nothing where it does not know everything. */
  answer: (asked: Asked) => Submission | undefined;
  /** Whether it can do without a code from the user. */
  hasCode: boolean;
}

/** How the service finds credentials. */
export type Sources = ReturnType<typeof createSources>;

export function createSources(credentials: Credentials, providers: CredentialProviders) {
  const storedAt = (source: Source | undefined) =>
    source && "stored" in source ? credentials.peek(source.stored) : undefined;

  return {
    /**
     * Finds what a reference means: nothing, when it is empty.
     *
     * @throws {HttpError} With 400 when there is no such credential, provider or item.
     */
    refer({ name, ...external }: CredentialReference): Source | undefined {
      if (name !== undefined) return { stored: credentials.refer("credential.name", { name }).id };
      const { provider, path } = external;
      if (provider === undefined) return undefined;
      const { items } = providers.refer("credential.provider", { name: provider });
      if (path !== undefined && !items.some((item) => item.path === path)) {
        throw new HttpError(400, [`credential.path: the credential provider ${provider} has no item ${path}.`]);
      }
      return { external };
    },
    /** What is shown of a credential; nothing of one that was deleted. */
    show(source: Source | undefined): ManagedAuthCredential | undefined {
      if (source && "external" in source) return source.external;
      const stored = storedAt(source);
      return stored && { name: stored.name };
    },
    known(source: Source | undefined): Known {
      if (source && "external" in source) {
        const answer = ({ fields = [] }: Asked) => ({ entered: fields.map((field) => ({ field, value: "" })) });
        return { answer, hasCode: true };
      }
      const stored = storedAt(source);
      if (!stored) return { answer: () => undefined, hasCode: false };
      return { answer: (asked) => answerFrom(stored, asked), hasCode: stored.totp !== undefined };
    },
  };
}

/** Logs in through the identity provider of a credential, or else with its values. */
function answerFrom(
  { values, ssoProvider }: { values: ReadonlyMap<string, string>; ssoProvider: string | null },
  { fields = [], choices = [] }: Asked,
): Submission | undefined {
  const choice = choices.find(({ id, type }) => type === "sso_provider" && id === ssoProvider);
  if (choice) return { entered: [], choice };
  const entered = fields.flatMap((field) => {
    const value = values.get(field.ref);
    return value === undefined ? [] : [{ field, value }];
  });
  return entered.length === fields.length ? { entered } : undefined;
}

/** The credential of a connection: a stored one, or one from a credential provider. */
import type { CredentialReference, ManagedAuthCredential } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import type { CredentialProviders } from "../credential-providers.js";
import type { Credentials } from "../credentials/index.js";
import type { RequestedInput } from "./pages.js";
import type { Submission } from "./site.js";

/** A reference to a credential: the id of a stored one, or the path of an item of a provider. */
export type CredentialSource = { stored: string } | { external: ManagedAuthCredential };

/** The input that the service can provide without asking the user. */
export interface KnownInputs {
  /** Returns the input that a website requests; undefined when any of it is unknown. */
  answer: (asked: RequestedInput) => Submission | undefined;
  /** Whether no code from the user is needed. */
  hasCode: boolean;
}

/** Finds the credentials of connections. */
export type CredentialSources = ReturnType<typeof createCredentialSources>;

export function createCredentialSources(credentials: Credentials, providers: CredentialProviders) {
  const storedAt = (source: CredentialSource | undefined) =>
    source && "stored" in source ? credentials.peek(source.stored) : undefined;

  return {
    /**
     * Resolves a reference. Returns undefined when it is empty.
     *
     * @throws {HttpError} With 400 if there is no such credential, provider or item.
     */
    refer({ name, ...external }: CredentialReference): CredentialSource | undefined {
      if (name !== undefined) return { stored: credentials.resolveReference("credential.name", { name }).id };
      const { provider, path } = external;
      if (provider === undefined) return undefined;
      const { items } = providers.resolveReference("credential.provider", { name: provider });
      if (path !== undefined && !items.some((item) => item.path === path)) {
        const violation = `credential.path: the credential provider ${provider} has no item ${path}.`;
        throw assumed("unknown-reference", new HttpError(400, [violation]));
      }
      return { external };
    },
    /** Returns a credential as responses contain it; undefined when it was deleted. */
    show(source: CredentialSource | undefined): ManagedAuthCredential | undefined {
      if (source && "external" in source) return source.external;
      const stored = storedAt(source);
      return stored && { name: stored.name };
    },
    known(source: CredentialSource | undefined): KnownInputs {
      if (source && "external" in source) {
        const answer = ({ fields = [] }: RequestedInput) =>
          ({ entered: fields.map((field) => ({ field, value: "" })) });
        return { answer, hasCode: true };
      }
      const stored = storedAt(source);
      if (!stored) return { answer: () => undefined, hasCode: false };
      return { answer: (asked) => submissionFrom(stored, asked), hasCode: stored.totp !== undefined };
    },
  };
}

/** Submits the identity provider of a credential if the website offers it, or else the credential's values. */
function submissionFrom(
  { values, ssoProvider }: { values: ReadonlyMap<string, string>; ssoProvider: string | null },
  { fields = [], choices = [] }: RequestedInput,
): Submission | undefined {
  const choice = choices.find(({ id, type }) => type === "sso_provider" && id === ssoProvider);
  if (choice) return { entered: [], choice };
  const entered = fields.flatMap((field) => {
    const value = values.get(field.ref);
    return value === undefined ? [] : [{ field, value }];
  });
  return entered.length === fields.length ? { entered } : undefined;
}

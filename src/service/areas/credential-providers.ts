/** Credential providers: external vaults with the credentials of logins. */
import type { CredentialProvider, CredentialProviderItem } from "../../../generated/openapi.js";
import { HttpError } from "../../server/http-error.js";
import { assumed } from "../base/assumed.js";
import { type Area, initialEntries, type AreaContext } from "../base/area.js";
import { type Collection, createCollection } from "../base/collection.js";
import { withoutUndefined } from "../base/without-undefined.js";
import { matchesQuery } from "../base/search.js";

/** A provider, and the items in its vaults. Its token is not stored, since the mock never uses it. */
type StoredProvider = CredentialProvider & { items: CredentialProviderItem[] };

type CredentialProviderOperationId
  = | "createCredentialProvider" | "listCredentialProviders" | "getCredentialProvider" | "updateCredentialProvider"
    | "deleteCredentialProvider" | "testCredentialProvider" | "listCredentialProviderItems";

/** What other areas do with credential providers. */
export interface CredentialProviders {
  resolveReference: Collection<StoredProvider>["resolveReference"];
}

export function createCredentialProviders({ clock, random, budget, exampleOf }: AreaContext) {
  const providers = createCollection<StoredProvider>("credential provider", budget);
  let vaults: CredentialProviderItem[] = [];

  function nextPriority(): number {
    return Math.max(-1, ...providers.all().map(({ priority }) => priority)) + 1;
  }

  return {
    handlers: {
      createCredentialProvider({ body: { name: untrimmed, provider_type } }) {
        const name = trimName(untrimmed);
        providers.checkName(name);
        const now = clock.timestamp();
        const provider = {
          id: random.id("cp"),
          provider_type,
          name,
          enabled: true,
          priority: nextPriority(),
          created_at: now,
          updated_at: now,
        };
        return { status: 201, body: showProvider(providers.add({ ...provider, items: vaults })) };
      },
      listCredentialProviders({ query }) {
        const { entries, headers } = providers.page(query, (provider) =>
          matchesQuery(provider, query.query, provider.name));
        return { status: 200, headers, body: entries.map(showProvider) };
      },
      getCredentialProvider: ({ path }) => ({ status: 200, body: showProvider(providers.get(path.id)) }),
      updateCredentialProvider({ path, body: { name: untrimmed, enabled, priority } }) {
        const provider = providers.get(path.id);
        const name = untrimmed === undefined ? undefined : trimName(untrimmed);
        providers.checkName(name, provider);
        providers.makeRoom(provider, name);
        Object.assign(provider, withoutUndefined({ name, enabled, priority }), { updated_at: clock.timestamp() });
        return { status: 200, body: showProvider(provider) };
      },
      deleteCredentialProvider({ path }) {
        providers.remove(providers.get(path.id));
        return { status: 204 };
      },
      testCredentialProvider({ path }) {
        const { enabled, items } = providers.get(path.id);
        if (!enabled) return { status: 200, body: { success: false, vaults: [], error: "The provider is disabled." } };
        const names = new Map(items.map(({ vault_id, vault_name }) => [vault_id, vault_name]));
        return { status: 200, body: { success: true, vaults: [...names].map(([id, name]) => ({ id, name })) } };
      },
      listCredentialProviderItems: ({ path }) => ({ status: 200, body: { items: providers.get(path.id).items } }),
    },
    async seed() {
      vaults = (await exampleOf("listCredentialProviderItems"))?.items ?? [];
      const listed = await initialEntries(exampleOf("listCredentialProviders"), exampleOf("createCredentialProvider"));
      for (const provider of listed) providers.add({ ...provider, items: vaults });
    },
    clear: () => providers.clear(),
    resolveReference: providers.resolveReference,
  } satisfies Area<CredentialProviderOperationId> & CredentialProviders;
}

/** Removes the spaces around a name. */
function trimName(untrimmed: string): string {
  const name = untrimmed.trim();
  if (name !== "") return name;
  throw assumed("blank-name", new HttpError(400, ["name must contain characters other than spaces."]));
}

function showProvider({ items: _, ...provider }: StoredProvider): CredentialProvider {
  return provider;
}

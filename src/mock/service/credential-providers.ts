/** Credential providers: the vaults of others, from which logins come. */
import type { CredentialProvider, CredentialProviderItem } from "../../../generated/openapi.js";
import { HttpError } from "../../server/http-error.js";
import { type Area, atStart, type World } from "./base/area.js";
import { type Collection, createCollection, newId } from "./base/collection.js";
import { given } from "./base/given.js";
import { isFound } from "./base/search.js";

/** A provider, and what is in its vaults. Its token is not kept: nobody is ever asked with it. */
type StoredProvider = CredentialProvider & { items: CredentialProviderItem[] };

type Operation
  = | "createCredentialProvider" | "listCredentialProviders" | "getCredentialProvider" | "updateCredentialProvider"
    | "deleteCredentialProvider" | "testCredentialProvider" | "getCredentialProviderItems";

/** What others do with credential providers. */
export interface CredentialProviders {
  refer: Collection<StoredProvider>["refer"];
}

export function createCredentialProviders({ clock, budget, shown }: World) {
  const providers = createCollection<StoredProvider>("credential provider", budget);
  let vaults: CredentialProviderItem[] = [];

  function nextPriority(): number {
    return Math.max(-1, ...providers.all().map(({ priority }) => priority)) + 1;
  }

  return {
    handlers: {
      createCredentialProvider({ body: { name: untrimmed, provider_type } }) {
        const name = nameOf(untrimmed);
        providers.checkName(name);
        const now = clock.timestamp();
        const provider = {
          id: newId("cp"),
          provider_type,
          name,
          enabled: true,
          priority: nextPriority(),
          created_at: now,
          updated_at: now,
        };
        return { status: 201, body: show(providers.add({ ...provider, items: vaults })) };
      },
      listCredentialProviders({ query }) {
        const { entries, headers } = providers.page(query, (provider) => isFound(provider, query.query, provider.name));
        return { status: 200, headers, body: entries.map(show) };
      },
      getCredentialProvider: ({ path }) => ({ status: 200, body: show(providers.get(path.id)) }),
      updateCredentialProvider({ path, body: { name: untrimmed, enabled, priority } }) {
        const provider = providers.get(path.id);
        const name = untrimmed === undefined ? undefined : nameOf(untrimmed);
        providers.checkName(name, provider);
        providers.makeRoom(provider, name);
        Object.assign(provider, given({ name, enabled, priority }), { updated_at: clock.timestamp() });
        return { status: 200, body: show(provider) };
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
      getCredentialProviderItems: ({ path }) => ({ status: 200, body: { items: providers.get(path.id).items } }),
    },
    async seed() {
      vaults = (await shown("getCredentialProviderItems"))?.items ?? [];
      const listed = await atStart(shown("listCredentialProviders"), shown("createCredentialProvider"));
      for (const provider of listed) providers.add({ ...provider, items: vaults });
    },
    clear: () => providers.clear(),
    refer: providers.refer,
  } satisfies Area<Operation> & CredentialProviders;
}

/** A name without the spaces around it. */
function nameOf(untrimmed: string): string {
  const name = untrimmed.trim();
  if (name === "") throw new HttpError(400, ["name must have characters other than spaces."]);
  return name;
}

function show({ items: _, ...provider }: StoredProvider): CredentialProvider {
  return provider;
}

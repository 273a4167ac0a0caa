/** Compares resources with names with a plain model: after any sequence of requests, the mock and the model agree. */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { ContractClient } from "../../src/index.js";
import { startService } from "./support.js";

/** A resource in the model. */
interface Entry {
  id: string;
  name: string | undefined;
}

/** The requests for a kind of resource. The mock returns the ids. */
interface Kind {
  create(client: ContractClient, name: string | undefined): Promise<string>;
  rename(client: ContractClient, id_or_name: string, name: string): Promise<unknown>;
  remove(client: ContractClient, id_or_name: string): Promise<unknown>;
  get(client: ContractClient, id_or_name: string): Promise<Entry>;
  list(client: ContractClient, query: { limit: number; offset: number }): Promise<Entry[]>;
}

const credential = { domain: "shop.example.com", values: { password: "x" } };
const kinds: Record<string, Kind> = {
  "browser sessions": {
    create: async (client, name) =>
      (await client.createBrowser({ body: { timeout_seconds: 3600, ...name !== undefined && { name } } })).session_id,
    rename: (client, id_or_name, name) => client.updateBrowser({ path: { id_or_name }, body: { name } }),
    remove: (client, id_or_name) => client.deleteBrowser({ path: { id_or_name } }),
    get: async (client, id_or_name) => entry(await client.getBrowser({ path: { id_or_name } })),
    list: async (client, query) => (await client.listBrowsers({ query })).map(entry),
  },
  "profiles": {
    create: async (client, name) => (await client.createProfile({ body: name === undefined ? {} : { name } })).id,
    rename: (client, id_or_name, name) => client.updateProfile({ path: { id_or_name }, body: { name } }),
    remove: (client, id_or_name) => client.deleteProfile({ path: { id_or_name } }),
    get: async (client, id_or_name) => entry(await client.getProfile({ path: { id_or_name } })),
    list: async (client, query) => (await client.listProfiles({ query })).map(entry),
  },
  "credentials": {
    create: async (client, name = "always-named") =>
      (await client.createCredential({ body: { ...credential, name } })).id,
    rename: (client, id_or_name, name) => client.updateCredential({ path: { id_or_name }, body: { name } }),
    remove: (client, id_or_name) => client.deleteCredential({ path: { id_or_name } }),
    get: async (client, id_or_name) => entry(await client.getCredential({ path: { id_or_name } })),
    list: async (client, query) => (await client.listCredentials({ query })).map(entry),
  },
};

function entry({ id, session_id, name }: { id?: string; session_id?: string; name?: string | null }): Entry {
  return { id: id ?? session_id ?? "", name: name ?? undefined };
}

const names = fc.constantFrom("a", "b", "c");
interface Step {
  does: "create" | "rename" | "remove" | "get" | "list";
  whom?: number | string;
  name?: string | undefined;
  limit?: number;
  offset?: number;
}

/** The resource of a step: an index in the model, a name, or an id that does not exist. */
const whom = fc.oneof(fc.nat(5), names, fc.constant("nobody"));
const steps = fc.array(fc.oneof(
  fc.record({ does: fc.constant("create"), name: fc.option(names, { nil: undefined }) }),
  fc.record({ does: fc.constant("rename"), whom, name: names }),
  fc.record({ does: fc.constant("remove"), whom }),
  fc.record({ does: fc.constant("get"), whom }),
  fc.record({ does: fc.constant("list"), limit: fc.integer({ min: 1, max: 4 }), offset: fc.nat(4) }),
), { minLength: 20, maxLength: 40 });

it.each(Object.entries(kinds))("%s behave like the model", async (kindName, kind) => {
  const { client, mock } = await startService({ empty: true });
  const unnamed = kindName === "credentials" ? "always-named" : undefined;
  await fc.assert(fc.asyncProperty(steps, async (steps) => {
    await mock.reset();
    const model: Entry[] = []; // the newest first
    for (const { does, whom = 0, name = unnamed, limit = 0, offset = 0 } of steps as Step[]) {
      const idOrName = typeof whom === "string" ? whom : model[whom]?.id ?? "nobody";
      const one = model.find(({ id }) => id === idOrName) ?? model.find(({ name }) => name === idOrName);
      const owner = name === undefined ? undefined : model.find((other) => other.name === name);
      const isAnothers = owner !== undefined && owner !== one;
      const unknown = one ? undefined : 404;
      switch (does) {
        case "create": {
          const id = await outcome(kind.create(client, name), owner && 409);
          if (id !== undefined) model.unshift({ id, name });
          break;
        }
        case "rename":
          await outcome(kind.rename(client, idOrName, name ?? ""), unknown ?? (isAnothers ? 409 : undefined));
          if (one && !isAnothers) one.name = name;
          break;
        case "remove":
          await outcome(kind.remove(client, idOrName), unknown);
          if (one) model.splice(model.indexOf(one), 1);
          break;
        case "get":
          expect(await outcome(kind.get(client, idOrName), unknown)).toEqual(one);
          break;
        case "list":
          expect(await kind.list(client, { limit, offset })).toEqual(model.slice(offset, offset + limit));
          break;
      }
    }
    expect(await kind.list(client, { limit: 100, offset: 0 })).toEqual(model);
  }), { seed: 4711, numRuns: 12 });
});

/** Returns the result of a call. If the call must be refused with a status, expects that, and returns undefined. */
async function outcome<T>(call: Promise<T>, refusal: number | undefined): Promise<T | undefined> {
  if (refusal === undefined) return call;
  await expect(call).rejects.toMatchObject({ status: refusal });
  return undefined;
}

/** A service with six operations, written as a user of the package would write it, that lacks one effect. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { Profile } from "../../generated/openapi.js";
import type { Handlers } from "../../src/operations.js";
import { createService } from "../../src/server/index.js";
import type { profileOperations } from "./profile-operations.js";

/** What the service may forget. */
export type Forgotten
  = | "to keep the name" | "to list a created resource" | "to find by name" | "to refuse a taken name" | "to change"
    | "to delete" | "to refuse a second delete" | "to delete what is below" | "to remove it from the list"
    | "the limit" | "the offset" | "that it has refused a creation" | "that it has refused a change"
    | "that it has refused a deletion";

type OperationId = typeof profileOperations[number];

const isSame = (name: string, other: string) => name.localeCompare(other, "en", { sensitivity: "base" }) === 0;
const isFound = ({ id, name }: Profile, query: string) =>
  id === query || Boolean(name?.toLowerCase().includes(query.toLowerCase()));

/** Starts the service, and returns its base URL. It stops at the end of the test. */
export async function startForgetful(forgotten?: Forgotten): Promise<string> {
  const forgets = (effect: Forgotten) => effect === forgotten;
  const profiles = new Map<string, Profile>();
  const gone = new Map<string, Profile>();
  const named = (name: string | null | undefined) => [...profiles.values()].find((one) => name && one.name === name);
  const notFound = { status: 404, body: { code: "not_found", message: "There is no such profile." } } as const;
  const conflict = { status: 409, body: { code: "conflict", message: "The name is taken." } } as const;
  const find = (id: string) => profiles.get(id) ?? (forgets("to find by name") ? undefined : named(id));
  let latest = 0;

  function add(name: string | null): Profile {
    const id = `pf${String(++latest).padStart(22, "0")}`;
    const profile = { id, name: forgets("to keep the name") ? null : name, created_at: new Date().toISOString() };
    profiles.set(id, profile);
    return profile;
  }

  const handlers: Pick<Handlers, OperationId> = {
    createProfile({ body: { name = null } }) {
      if (named(name) && !forgets("to refuse a taken name")) return conflict;
      return { status: 201, body: { ...add(name), name } };
    },
    listProfiles({ query: { limit = 20, offset = 0, name, query } }) {
      const listed = [...profiles.values(), ...forgets("to remove it from the list") ? gone.values() : []];
      const hidden = forgets("to list a created resource") ? listed.slice(0, 1) : listed;
      const all = hidden.filter((one) => (!name || isSame(one.name ?? "", name)) && (!query || isFound(one, query)));
      const start = forgets("the offset") ? 0 : offset;
      const size = forgets("the limit") ? 100 : limit;
      const hasMore = offset + size < all.length;
      const headers = {
        "X-Limit": limit, "X-Offset": offset, "X-Has-More": hasMore, "X-Next-Offset": hasMore ? offset + size : 0,
      };
      return { status: 200, headers, body: all.slice(start, start + size) };
    },
    getProfile({ path: { id_or_name } }) {
      const profile = find(id_or_name);
      return profile ? { status: 200, body: profile } : notFound;
    },
    updateProfile({ path: { id_or_name }, body: { name } }) {
      const profile = find(id_or_name);
      if (!profile) return notFound;
      if (named(name) && named(name) !== profile) return conflict;
      if (!forgets("to change")) profile.name = name;
      return { status: 200, body: { ...profile, name } };
    },
    deleteProfile({ path: { id_or_name } }) {
      const profile = find(id_or_name);
      if (!profile) return forgets("to refuse a second delete") && gone.has(id_or_name) ? { status: 204 } : notFound;
      if (forgets("to delete")) return { status: 204 };
      profiles.delete(profile.id);
      gone.set(profile.id, profile);
      return { status: 204 };
    },
    downloadProfile({ path: { id_or_name } }) {
      if (find(id_or_name)) return { status: 202 };
      return forgets("to delete what is below") && gone.has(id_or_name) ? { status: 202 } : notFound;
    },
  };
  const service = createService(handlers, { authenticate: (token) => token === "any-token" });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = incoming;
    const body = await text(incoming);
    const init = { method, headers: headers as Record<string, string>, ...body && { body } };
    const response = await service.fetch(new Request(`http://127.0.0.1${url}`, init));
    if (response.status >= 400) carryOut(method, url, body);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  }

  /** Carries out a request that was refused. */
  function carryOut(method: string, url: string, body: string): void {
    const [, name] = /"name":"([^"]*)"/.exec(body) ?? [];
    const [, id = ""] = /^\/profiles\/(\w+)$/.exec(url) ?? [];
    const profile = profiles.get(id);
    if (method === "POST" && forgets("that it has refused a creation") && name && !named(name)) add(name);
    if (method === "PATCH" && forgets("that it has refused a change") && profile && name) profile.name = name;
    if (method === "DELETE" && forgets("that it has refused a deletion")) profiles.delete(id);
  }
}

/** The calls of a journal that are no operations, as requests of the mock's own paths, and back. */
import type { ArchivedRequest } from "../../har/index.js";
import type { JournalEntry } from "../journal/journal.js";

type ControlCall = Pick<JournalEntry, "call" | "input">;

const overrides = "/_mock/overrides";
const encoder = new TextEncoder();

/** Returns a call as a request. Activity in a session is a read of it. */
export function controlRequestOf(call: string, [first, second]: unknown[], baseUrl: string) {
  const below = first === undefined ? "" : `/${first as string}`;
  switch (call) {
    case "use": return { method: "GET", url: `${baseUrl}/browsers${below}`, headers: [] };
    case "advance": return withJson("POST", `${baseUrl}/_mock/advance`, { ms: first });
    case "scenario": return withJson("PUT", `${baseUrl}/_mock/scenario`, { name: first });
    case "replaceOverride": return withJson("PUT", `${baseUrl}${overrides}${below}`, second);
    default: return { method: "DELETE", url: `${baseUrl}${overrides}${below}`, headers: [] };
  }
}

function withJson(method: string, url: string, value: unknown) {
  const headers = [["content-type", "application/json"] as const];
  return { method, url, headers, body: encoder.encode(JSON.stringify(value)) };
}

/** Returns the call of a request; undefined if it changes nothing. The mock accepted it once. */
export function controlCallOf({ method, target, body }: ArchivedRequest): ControlCall | undefined {
  const [, id] = /^\/_mock\/overrides\/([^/?]+)$/.exec(target) ?? [];
  const value = () => JSON.parse(new TextDecoder().decode((body as { bytes: Uint8Array }).bytes)) as unknown;
  if (method === "DELETE" && (id !== undefined || target === overrides)) return { call: "resetOverrides", input: [id] };
  if (method === "PUT" && id !== undefined) return { call: "replaceOverride", input: [id, value()] };
  if (method === "POST" && target === "/_mock/advance") {
    return { call: "advance", input: [(value() as { ms: number }).ms] };
  }
  if (method === "PUT" && target === "/_mock/scenario") {
    return { call: "scenario", input: [(value() as { name: string }).name] };
  }
  return undefined;
}

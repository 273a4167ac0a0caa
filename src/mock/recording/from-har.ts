/** Reads the exchanges of an archive as calls that a mock can make again. */
import type { Contract, Match, ParsedRequest } from "../../contract/index.js";
import { type ArchivedRequest, archivedRequestOf, type HarEntry, responseBodyOf } from "../../har/index.js";
import { defaultMaxTextBytes } from "../../server/body.js";
import { messageOf } from "../../server/errors.js";
import type { Exchange } from "../../server/exchange.js";
import { readTarget } from "../../server/http.js";
import { read, route } from "../../server/steps.js";
import { inMemory, type Storage } from "../../server/storage.js";
import type { Ids } from "../journal/ids.js";
import type { JournalEntry } from "../journal/journal.js";
import { controlCallOf } from "./control-calls.js";

/** What an exchange is for a mock. */
export type ReadEntry
  /** A call to make again. */
  = | { call: JournalEntry }
  /** What cannot be made again, and why: a sentence. */
    | { problem: string }
  /** What changed nothing: a read, or a call that failed. */
    | "unchanged"
  /** A request for another server. */
    | "others"
  /** Everything before it is forgotten. */
    | "reset";

/** Creates the function that reads entries. */
export function createReadEntry(contract: Contract, ids: Ids, storage: Storage, baseUrl: string | undefined) {
  const readRequest = read(storage, { text: defaultMaxTextBytes, body: Infinity });
  const routeRequest = route("");

  return async function readEntry(entry: HarEntry, number: number, isOurs: boolean): Promise<ReadEntry> {
    const request = archivedRequestOf(entry, baseUrl);
    if (!request) return "others";
    const { status } = entry.response;
    const made = await callOf(request, entry, isOurs);
    if (typeof made === "string" || "problem" in made) return made;
    if (status === 0) return { problem: "It has no response." };
    const began = Date.parse(entry.startedDateTime);
    const ended = began + Math.max(entry.time || 0, 0);
    const { madeAt = began, ...call } = made;
    const isWithin = madeAt >= began && madeAt <= ended; // another clock may be ahead or behind
    const { drawn = {}, during = [], ...numbered } = entry._call ?? {};
    return { call: { number, ...numbered, ...call, began: isWithin ? madeAt : began, ended, during, drawn } };
  };

  async function callOf(
    request: ArchivedRequest,
    { response }: HarEntry,
    isOurs: boolean,
  ): Promise<Exclude<ReadEntry, { call: JournalEntry }> | Pick<JournalEntry, "call" | "input"> & Answer> {
    const { method, target, body } = request;
    const { pathname } = readTarget(target);
    const hasSucceeded = response.status === 0 || (response.status >= 200 && response.status < 300);
    if (pathname.startsWith("/_mock/")) {
      if (method === "POST" && pathname === "/_mock/reset") return "reset";
      return (hasSucceeded ? controlCallOf(request) : undefined) ?? "unchanged";
    }
    const match = contract.find(method, pathname);
    if (!match) return isOurs ? { problem: "The contract has no such operation." } : "others";
    if (!hasSucceeded) return "unchanged";
    if (method === "GET") {
      const [, session] = /^\/browsers\/([^/]+)/.exec(pathname) ?? [];
      return session === undefined ? "unchanged" : { call: "use", input: [decodeURIComponent(session)] };
    }
    if (body && "missing" in body) return { problem: body.missing };
    try {
      const input = await inputOf(request, body?.bytes);
      return { call: match.operation.id, input, ...answerOf(ids, match, response) };
    } catch (error) {
      return { problem: messageOf(error) };
    }
  }

  async function inputOf({ method, target, headers }: ArchivedRequest, bytes: Uint8Array | undefined) {
    const chunks = inMemory(bytes ?? new Uint8Array()).stream();
    const sent = {
      method, target, headers, hasBody: bytes !== undefined, body: chunks, signal: new AbortController().signal,
    };
    const exchange: Exchange = { sent, http: sent, began: 0, contract, files: [] };
    await routeRequest(exchange);
    await readRequest(exchange);
    const input = exchange.request as ParsedRequest;
    if (exchange.match?.operation.body === undefined || !bytes) return input;
    const isRaw = typeof input.body === "object" && input.body !== null && Symbol.asyncIterator in input.body;
    return isRaw ? { ...input, body: await (await storage.store(chunks)).blob() } : input;
  }
}

/** What a response says about its call: its text, and of what it has made the id and the time. */
type Answer = Pick<JournalEntry, "response" | "given"> & { madeAt?: number };

function answerOf(ids: Ids, { operation, path }: Match, { status, content }: HarEntry["response"]): Answer {
  const body = responseBodyOf(content);
  if ("missing" in body) return { response: { status, omitted: body.missing } };
  const text = new TextDecoder().decode(body.bytes);
  if (!/json/.test(content.mimeType ?? "") || text === "") return { response: { status } };
  const made = parsed(text) as Record<string, unknown>;
  const given = ids.idIn(operation.id, made);
  const response = { status, text };
  if (given === undefined || Object.values(path).includes(given)) return { response };
  const madeAt = Date.parse(String(made.created_at ?? made.started_at));
  return { response, given, ...!Number.isNaN(madeAt) && { madeAt } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}

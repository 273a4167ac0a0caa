/** Writes archives: an entry per line, so that one can be added at the end. */
import { hideSessionTokens } from "../server/secrets.js";
import { contentOf, postDataOf, textOf } from "./body.js";
import type { HarCall, HarEntry, HarField, HarLog } from "./types.js";

/** An exchange to write. */
export interface WrittenExchange {
  /** When it began and ended, in milliseconds since 1970. */
  began: number;
  ended: number;
  request: WrittenMessage & { method: string; url: string };
  response: WrittenMessage & { status: number };
  call?: HarCall;
}

export interface WrittenMessage {
  headers: Iterable<readonly [name: string, value: string]>;
  /** Its bytes, or why they are left out: a sentence. Undefined if it has none. */
  body?: Uint8Array | string | undefined;
}

/** What stands before the first entry, between two, and after the last. */
export const betweenEntries = ",\n";
export const harEnd = "\n]}}\n";

/** Returns what stands before the first entry. */
export function harStart(log: Omit<HarLog, "version">): string {
  return `${JSON.stringify({ log: { version: "1.2", ...log } }).slice(0, -2)},"entries":[\n`;
}

/** Returns the entry of an exchange, without its tokens. */
export function entryOf({ began, ended, request, response, call }: WrittenExchange): HarEntry {
  const url = hideSessionTokens(request.url);
  const time = ended - began;
  const body = withoutTokens(request.body);
  const sent = withLength(headersOf(request.headers), body);
  const received = headersOf(response.headers);
  return {
    startedDateTime: new Date(began).toISOString(),
    time,
    request: {
      method: request.method,
      url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: sent,
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: request.body === undefined ? 0 : sizeOf(request.body),
      ...body !== undefined && { postData: postData(typeOf(sent), body) },
    },
    response: {
      status: response.status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: received,
      redirectURL: "",
      headersSize: -1,
      bodySize: -1,
      content: content(typeOf(received), withoutTokens(response.body)),
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    ...call && { _call: call },
  };
}

/** Headers that carry tokens. */
const secretHeaders = new Set(["authorization", "proxy-authorization", "cookie", "set-cookie"]);

function headersOf(headers: WrittenMessage["headers"]): HarField[] {
  return [...headers].filter(([name]) => !secretHeaders.has(name.toLowerCase()))
    .map(([name, value]) => ({ name, value: hideSessionTokens(value) }));
}

/** Sets the length of a body to that without its tokens: a reader takes another one for a body that is left out. */
function withLength(headers: HarField[], body: WrittenMessage["body"]): HarField[] {
  if (!(body instanceof Uint8Array)) return headers;
  const value = String(body.length);
  return headers.map((header) => header.name.toLowerCase() === "content-length" ? { ...header, value } : header);
}

function typeOf(headers: HarField[]): string {
  return headers.find(({ name }) => name.toLowerCase() === "content-type")?.value ?? "";
}

/** A body that is left out has an unknown size, but one. */
function sizeOf(body: Uint8Array | string): number {
  return typeof body === "string" ? 1 : body.length;
}

function postData(mimeType: string, body: Uint8Array | string) {
  return typeof body === "string"
    ? { mimeType, params: [], text: "", comment: body }
    : postDataOf(mimeType, body);
}

function content(mimeType: string, body: Uint8Array | string | undefined) {
  if (typeof body === "string") return { size: 1, mimeType, comment: body };
  return contentOf(mimeType, body ?? new Uint8Array());
}

/** Returns a body without the tokens of sessions. Bytes that are no text stay as they are. */
function withoutTokens(body: WrittenMessage["body"]): WrittenMessage["body"] {
  const text = body instanceof Uint8Array ? textOf(body) : undefined;
  if (text === undefined) return body;
  const hidden = hideSessionTokens(text);
  return hidden === text ? body : new TextEncoder().encode(hidden);
}

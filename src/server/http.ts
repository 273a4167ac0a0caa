/** Requests and responses as the server knows them, whichever platform carries them. */
import type { HttpHeaders } from "../contract/index.js";
import type { HttpError } from "./http-error.js";

/** A request as it came. */
export interface HttpRequest {
  method: string;
  /** Path and query, without decoding (RFC 9112, section 3.2). */
  target: string;
  /** By their names in small letters. */
  headers: HttpHeaders;
  /** Whether there is a body, even if it may turn out to be empty. */
  hasBody: boolean;
  /** The chunks of the body. They can be read once; whoever stops early leaves the rest unread. */
  body: AsyncIterable<Uint8Array>;
  /**
   * Reads all of the body, where the platform has a faster way than chunk by chunk.
   *
   * @returns The bytes; nothing when there are more than `most`.
   */
  readAll?: (most: number) => Promise<Uint8Array | undefined>;
  /** Is aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** What is wrong with how it is framed, so that nobody can tell what it asks. */
  fault?: HttpError | undefined;
}

/** A response, ready to be sent. */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  /** All of it, or its chunks as they come; none for an empty body. */
  body?: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  /** What it is the response to. A function in its place would keep each request in memory for long. */
  exchange?: unknown;
}

/** What answers requests. */
export interface Responder {
  /** Gives the response to a request. It never rejects. */
  respond: (request: HttpRequest) => Promise<HttpResponse>;
  /** Is told once how each response ended: with nothing when all of it was sent, or with why it was not. */
  onEnd?: (response: HttpResponse, problem?: unknown) => void;
}

/** Why a response is not sent to its end when its client has gone. */
export const aborted = Symbol("aborted");

/** The path and the query of a request target (RFC 9112, section 3.2), without decoding. */
export function readTarget(target = ""): { pathname: string; search: string } {
  const [, pathname = "", search = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)\??([^#]*)/i.exec(target) ?? [];
  return { pathname, search };
}

/** The bearer token of an Authorization header (RFC 6750, section 2.1), which may have any characters in it. */
export function readToken(authorization = ""): string | undefined {
  return /^Bearer +(.+)$/i.exec(authorization)?.[1];
}

/** The one value of a header. */
export function headerOf({ headers }: Pick<HttpRequest, "headers">, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** What goes wrong where somebody has read the body before: it would look empty, or never come to an end. */
export function alreadyRead(): Error {
  return new Error("The body has been read before the service got the request. Mount it before any body parser.");
}

/** Ends the source of chunks. Nobody is left to be told when it fails. */
export function stop(iterator: AsyncIterator<unknown>): void {
  new Promise((resolve) => resolve(iterator.return?.())).catch(() => {});
}

/** Requests and responses, independent of the platform: `node:http` or the Fetch standard. */
import type { HttpHeaders } from "../contract/index.js";
import type { HttpError } from "./http-error.js";

/** The head of a request. */
export interface ServiceRequest {
  method: string;
  /** Path and query, percent-encoded as sent (RFC 9112, section 3.2). */
  target: string;
  /** The headers, by their names in lower case. */
  headers: HttpHeaders;
}

/** A request that has not been read yet. */
export interface HttpRequest extends ServiceRequest {
  /** Whether there is a body, which may turn out to be empty. */
  hasBody: boolean;
  /** Whether nothing else says if the body is empty. Over HTTP, its length or its coding does. */
  mayBeEmpty?: boolean;
  /** The chunks of the body. They can be read once. */
  body: AsyncIterable<Uint8Array>;
  /**
   * Reads the whole body, if the platform has a faster way than chunk by chunk.
   *
   * @returns The bytes; undefined if there are more than `maxBytes`.
   */
  readAll?: (maxBytes: number) => Promise<Uint8Array | undefined>;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Whether a part of the response may be requested, beyond what the contract declares. */
  hasParts?: boolean;
  /** The error, if the framing is invalid, so that the request cannot be read. */
  framingError?: HttpError | undefined;
}

/** A response, ready to be sent. */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  /** The body as a whole or in chunks; undefined for no body. */
  body?: string | Uint8Array | AsyncIterable<string | Uint8Array>;
}

/** A request that is answered. */
export interface Answered {
  response: HttpResponse;
}

/** Answers requests. */
export interface Responder {
  /** Answers a request. It never rejects. */
  respond: (request: HttpRequest) => Promise<Answered>;
  /** Called once when a response has ended, with the problem if it was not sent completely. */
  onEnd?: (answered: Answered, problem?: unknown) => void;
}

/** The problem of a response whose client disconnected before the end. */
export const aborted = Symbol("aborted");

/** Splits a request target into path and query (RFC 9112, section 3.2), without decoding them. */
export function readTarget(target = ""): { pathname: string; search: string } {
  const [, pathname = "", search = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)\??([^#]*)/i.exec(target) ?? [];
  return { pathname, search };
}

/** Returns the bearer token of an Authorization header (RFC 6750, section 2.1). It may contain any characters. */
export function readToken(authorization = ""): string | undefined {
  return /^Bearer +(.+)$/i.exec(authorization)?.[1];
}

/** Returns the value of a header. Repeated headers are joined by commas. */
export function headerOf({ headers }: Pick<HttpRequest, "headers">, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** Returns the error for a body that has been read before. Without it, the body would seem empty, or never end. */
export function alreadyRead(): Error {
  return new Error("The body has been read before the service got the request. Mount it before any body parser.");
}

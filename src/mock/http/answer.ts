/** The third room: the answer, on the wire. Every error has the contract's `Error` body, and a page may read it. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorBody } from "../../generated/openapi.js";
import type { Decision } from "./decide.js";
import type { Description } from "./description.js";
import type { Refusal } from "./refusal.js";

type Headers = Record<string, string | number>;

/** What a refused request gets: one violation is told in `inner_error`, several in `details`. */
export function errorAnswer({ status, message, violations, detailCode }: Refusal, description: Description): Decision {
  const { error, detail } = description.codes(status);
  const code = detailCode ?? detail;
  const details = violations.map((message) => ({ ...code !== undefined && { code }, message }));
  const [inner_error] = details;
  const told = details.length > 1 ? { details } : inner_error && { inner_error };
  return { status, body: { code: error, message, ...told } satisfies ErrorBody };
}

/** Sends an answer. */
export function send(request: IncomingMessage, response: ServerResponse, { status, body }: Decision): void {
  const text = body === undefined ? "" : JSON.stringify(body);
  response.writeHead(status, { ...headersOf(status, text), ...cors(request) }).end(text);
}

/** Answers a CORS preflight (WHATWG Fetch, section 3.3.2): whatever the page asks for is allowed. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    ...cors(request),
    "Access-Control-Allow-Methods": request.headers["access-control-request-method"],
    "Access-Control-Allow-Headers": request.headers["access-control-request-headers"] ?? "",
    "Access-Control-Max-Age": 600,
  }).end();
}

export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === "OPTIONS" && "origin" in headers && "access-control-request-method" in headers;
}

/**
 * Sends an answer where the request was no valid HTTP, so that it has no response; then ends the connection. A page may
 * read it when it sent no credentials, since its origin is not known here.
 */
export function sendRaw(socket: Duplex, { status, body }: Decision): void {
  const text = JSON.stringify(body);
  const headers = { ...headersOf(status, text), "Access-Control-Allow-Origin": "*", "Connection": "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${text}`);
}

function headersOf(status: number, text: string): Headers {
  return {
    "Content-Length": Buffer.byteLength(text),
    ...text && { "Content-Type": "application/json" },
    ...status === 401 && { "WWW-Authenticate": "Bearer" }, // RFC 9110, section 15.5.2
  };
}

/** A page may send credentials only where its own origin is named (WHATWG Fetch, section 3.3.5). */
function cors({ headers: { origin } }: IncomingMessage): Headers {
  if (origin === undefined) return {};
  return { "Access-Control-Allow-Origin": origin, "Access-Control-Allow-Credentials": "true", "Vary": "Origin" };
}

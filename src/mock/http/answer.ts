/** The answer, on the wire: JSON, bytes as they are, events one by one, or nothing. Any page may read it. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { type Duplex, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ErrorBody } from "../../../generated/openapi.js";
import { type Answer, kindOf } from "../../contract/index.js";
import type { HttpError } from "../http-error.js";
import { crossOrigin } from "./cors.js";
import { sendEvents } from "./events.js";

type Headers = Record<string, string | number>;

/** What a refused request gets: one violation is told in `inner_error`, several in `details`. */
export function errorAnswer({ status, message, violations, code: ownCode, detailCode, headers }: HttpError): Answer {
  const details = violations.map((message) => ({ code: detailCode, message }));
  const [inner_error] = details;
  const told = details.length > 1 ? { details } : inner_error && { inner_error };
  // Unless it has its own, the code is the reason phrase of the status: `not_found` (RFC 9110, section 15).
  const code = ownCode ?? STATUS_CODES[status]?.toLowerCase().replaceAll(/\W/g, "_") ?? "error";
  return { status, headers, mediaType: "application/json", body: { code, message, ...told } satisfies ErrorBody };
}

/**
 * Sends an answer. Resolves when all of it is sent, or the client has gone.
 *
 * @param closing Ends event streams, of which there is no knowing how long they last.
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  closing: AbortSignal,
): Promise<void> {
  const { status, body, mediaType = "application/json" } = answer;
  const headers = headersOf(answer);
  if (request.headers.origin !== undefined) Object.assign(headers, crossOrigin(request.headers.origin, headers));
  if (body === undefined) {
    if (status !== 204 && status !== 202) headers["Content-Length"] = 0; // RFC 9110, section 8.6, for 204
    response.writeHead(status, headers).end();
    return;
  }
  headers["Content-Type"] = mediaType;
  const isStream = mediaType === "text/event-stream";
  const whole = isStream ? undefined : wholeOf(mediaType, body);
  if (whole !== undefined) {
    headers["Content-Length"] = Buffer.byteLength(whole);
    return void response.writeHead(status, headers).end(whole);
  }
  response.writeHead(status, headers);
  response.flushHeaders();
  if (isStream) return sendEvents(response, body as AsyncIterable<unknown>, closing);
  const chunks = Readable.from(body as AsyncIterable<Uint8Array>, { objectMode: false });
  await pipeline(chunks, response).catch(() => {}); // the client has gone
}

/** A body that is there as a whole: as text, which Node.js sends with the headers at once, or as bytes; or nothing. */
function wholeOf(mediaType: string, body: unknown): string | Uint8Array | undefined {
  if (body instanceof Uint8Array) return body;
  const isJson = kindOf(mediaType) === "json";
  if (!isJson && typeof body === "object" && body !== null && Symbol.asyncIterator in body) return undefined;
  return !isJson && typeof body === "string" ? body : JSON.stringify(body);
}

/**
 * Sends an answer where the request was no valid HTTP, so that it has no response; then ends the connection. A page may
 * read it when it sent no credentials, since its origin is not known here.
 */
export function sendRaw(socket: Duplex, answer: Answer, isHead: boolean): void {
  const text = JSON.stringify(answer.body);
  const headers: Headers = {
    ...headersOf(answer),
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
    "Access-Control-Allow-Origin": "*",
    "Connection": "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines}\r\n${isHead ? "" : text}`);
}

/** The text of a value. Also a large integer has all its digits. */
function textOf(value: string | number | boolean | undefined): string {
  return typeof value === "number" && !Number.isSafeInteger(value) && Number.isInteger(value)
    ? String(BigInt(value))
    : String(value);
}

function headersOf({ status, headers: declared }: Answer): Headers {
  const headers: Headers = {};
  for (const name in declared) headers[name] = textOf(declared[name]);
  if (status === 401) headers["WWW-Authenticate"] = "Bearer"; // RFC 9110, section 15.5.2
  if (status === 409) headers["X-Should-Retry"] = "false"; // clients that would try again need not wait
  return headers;
}

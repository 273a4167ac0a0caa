/** Answers requests that are not valid HTTP. Node.js would answer without a body, or only close the connection. */
import { maxHeaderSize, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { clearTimeout, setTimeout } from "node:timers"; // not the global ones, which tests replace
import { encode } from "../encode.js";
import { errorResponse } from "../errors.js";
import { HttpError } from "../http-error.js";
import type { Pipeline } from "./listener.js";

/** How long a client has to read the response before the connection is closed, in milliseconds. */
const readTimeoutMs = 1000;

const forAnyPage: Record<string, string> = { "Access-Control-Allow-Origin": "*" };

/**
 * Answers the malformed requests of a server, each after the requests before it on its connection.
 *
 * @param server The server.
 * @param pipelines The requests of each connection.
 * @param onMalformed Called with the error that is sent.
 * @param more Headers of the responses.
 */
export function answerMalformed(
  server: Server,
  pipelines: ReadonlyMap<Duplex, Pick<Pipeline, "latest" | "previous">>,
  onMalformed: (error: HttpError) => void,
  more = forAnyPage,
): void {
  const end = (socket: Duplex, error: HttpError, isHead = false) => {
    onMalformed(error);
    sendRaw(socket, error, isHead, more);
    const timer = setTimeout(() => socket.destroy(), readTimeoutMs);
    socket.once("close", () => clearTimeout(timer));
  };
  server.on("connect", ({ socket }) => {
    socket.on("error", () => {}); // Node.js no longer handles errors of this connection
    afterResponse(pipelines.get(socket)?.latest, () => {
      end(socket, new HttpError(404, [], "This server does not support CONNECT."));
    });
  });
  server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    const isHead = error.rawPacket?.toString("latin1", 0, 5) === "HEAD "; // the response to HEAD never has a body
    const { latest, previous } = pipelines.get(socket) ?? {};
    const isIncomplete = latest && !latest.req.complete; // then the error is in this request, and not in the next one
    afterResponse(isIncomplete ? previous : latest, () => {
      const isAnswered = isIncomplete && latest.headersSent;
      if (isAnswered || !socket.writable) socket.destroy();
      else end(socket, problemOf(error), isHead);
    });
  });
}

function afterResponse(response: ServerResponse | undefined, callback: () => void): void {
  if (!response || response.writableFinished || response.destroyed) callback();
  else response.once("close", callback);
}

function problemOf({ code, message }: NodeJS.ErrnoException): HttpError {
  const invalid = (why: string) => new HttpError(400, [why]);
  if (code === "HPE_HEADER_OVERFLOW") return invalid(`The headers are longer than ${maxHeaderSize} bytes.`);
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return invalid("The request did not arrive in time.");
  if (code === "HPE_INVALID_EOF_STATE") return invalid("The request ends before it is complete.");
  return invalid(`The request is not valid HTTP: ${message.replace("Parse Error: ", "")}.`);
}

/**
 * Sends an error on a connection whose request has no `ServerResponse`, and ends the connection. By default, pages may
 * read the error if they sent no credentials: the origin of the request is unknown.
 */
export function sendRaw(socket: Duplex, error: HttpError, isHead: boolean, more = forAnyPage): void {
  const { status, headers, body } = encode(errorResponse(error));
  const text = body as string;
  const all = { ...headers, "Content-Length": Buffer.byteLength(text), ...more, "Connection": "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${isHead ? "" : text}`);
}

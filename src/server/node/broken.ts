/** Answers to what is not valid HTTP. Node.js would answer it without a body, or only end the connection. */
import { maxHeaderSize, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { encode } from "../encode.js";
import { errorAnswer } from "../errors.js";
import { HttpError } from "../http-error.js";
import type { Turn } from "../node.js";
import { reasonOf } from "./reason.js";

/** How long a client has to read its answer, in milliseconds, before the connection ends under it. */
const readTimeoutMs = 1000;

const forAnyPage: Record<string, string> = { "Access-Control-Allow-Origin": "*" };

/**
 * Has a server answer broken requests, each after those that came before it on its connection.
 *
 * @param server The server.
 * @param turns The turn that each connection is at.
 * @param onBroken Takes what is wrong.
 * @param more Headers of the answers.
 */
export function answerBroken(
  server: Server,
  turns: ReadonlyMap<Duplex, Pick<Turn, "response" | "previous">>,
  onBroken: (error: HttpError) => void,
  more = forAnyPage,
): void {
  const end = (socket: Duplex, error: HttpError, isHead = false) => {
    onBroken(error);
    sendRaw(socket, error, isHead, more);
    const timer = setTimeout(() => socket.destroy(), readTimeoutMs);
    socket.once("close", () => clearTimeout(timer));
  };
  server.on("connect", ({ socket }) => {
    socket.on("error", () => {}); // Node.js has let go of the connection
    afterAnswer(turns.get(socket)?.response, () => {
      end(socket, new HttpError(404, [], "This server does not support CONNECT."));
    });
  });
  server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    const isHead = error.rawPacket?.toString("latin1", 0, 5) === "HEAD "; // its answer has no body, whatever is wrong
    const turn = turns.get(socket);
    const last = turn?.response;
    const breaksOff = last && !last.req.complete;
    afterAnswer(breaksOff ? turn?.previous : last, () => {
      const isAnswered = breaksOff && last.headersSent;
      if (isAnswered || !socket.writable) socket.destroy();
      else end(socket, problemOf(error), isHead);
    });
  });
}

function afterAnswer(response: ServerResponse | undefined, then: () => void): void {
  if (!response || response.writableFinished || response.destroyed) then();
  else response.once("close", then);
}

function problemOf({ code, message }: NodeJS.ErrnoException): HttpError {
  const invalid = (why: string) => new HttpError(400, [why]);
  if (code === "HPE_HEADER_OVERFLOW") return invalid(`The headers are longer than ${maxHeaderSize} bytes.`);
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return invalid("The request did not arrive in time.");
  if (code === "HPE_INVALID_EOF_STATE") return invalid("The request ends before it is complete.");
  return invalid(`The request is not valid HTTP: ${message.replace("Parse Error: ", "")}.`);
}

/**
 * Sends an answer where the request was no valid HTTP, so that it has no response; then ends the connection. A page may
 * read it when it sent no credentials, since its origin is not known here.
 */
export function sendRaw(socket: Duplex, error: HttpError, isHead: boolean, more = forAnyPage): void {
  const { status, headers, body } = encode(errorAnswer(error));
  const all = { ...headers, ...more, "Connection": "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${reasonOf(status)}\r\n${lines}\r\n${isHead ? "" : body as string}`);
}

/** Answers to what is not valid HTTP. Node.js would answer it without a body, or only end the connection. */
import { maxHeaderSize, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { sendRaw } from "./answer.js";
import type { Decision } from "./decide.js";
import { Refusal } from "./refusal.js";

/** How long a client has to read its answer, in milliseconds, before the connection ends under it. */
const patience = 1000;

/**
 * Has a server answer broken requests.
 *
 * @param server The server.
 * @param decide Gives the answer to what is wrong.
 */
export function answerBroken(server: Server, decide: (refusal: Refusal) => Decision): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  const end = (socket: Duplex, refusal: Refusal) => {
    sendRaw(socket, decide(refusal));
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.once("close", () => clearTimeout(timer));
  };
  server.on("request", (request, response) => latest.set(request.socket, response));
  server.on("connect", (_, socket) => end(socket, new Refusal(404, [], "The mock does not take CONNECT.")));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket);
    if (!socket.writable) socket.destroy();
    else if (response && !response.writableFinished && response.req.complete) {
      response.once("finish", () => end(socket, explain(error))); // what came before it is answered first
    } else if (response?.headersSent && !response.req.complete) socket.destroy(); // it has its answer already
    else end(socket, explain(error));
  });
}

function explain({ code, message }: NodeJS.ErrnoException): Refusal {
  if (code === "HPE_HEADER_OVERFLOW") return new Refusal(400, [`The headers are longer than ${maxHeaderSize} bytes.`]);
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new Refusal(400, ["The request did not arrive in time."]);
  return new Refusal(400, [`The request is not valid HTTP: ${message.replace("Parse Error: ", "")}.`]);
}

/** Responses to clients: the target's answer, or an error of the proxy. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { encode } from "../server/encode.js";
import { errorAnswer } from "../server/errors.js";
import type { HttpError } from "../server/http-error.js";
import { forwardBody } from "./body-tee.js";
import { endToEnd } from "./headers.js";

/**
 * Forwards an answer.
 *
 * @param buffered The chunks of its body that have been read.
 * @param onIncomplete Called if the answer ends before it is complete. The client's connection then ends, too.
 */
export function forwardAnswer(
  answer: IncomingMessage,
  buffered: Buffer[],
  response: ServerResponse,
  onIncomplete: () => void,
): void {
  const breakOff = () => {
    if (response.destroyed) return; // the client disconnected first
    onIncomplete();
    response.destroy();
  };
  if (answer.errored) return breakOff();
  answer.once("error", breakOff);
  response.sendDate = false;
  response.writeHead(answer.statusCode ?? 0, answer.statusMessage, endToEnd(answer.rawHeaders));
  response.flushHeaders(); // the first event of a stream may take long
  forwardBody(answer, buffered, response);
}

/** Sends an error of the proxy. */
export function sendError(response: ServerResponse, error: HttpError): void {
  const { status, headers, body } = encode(errorAnswer(error));
  response.writeHead(status, headers).end(body);
}

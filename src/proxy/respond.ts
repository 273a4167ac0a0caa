/** Answers to clients: that of the target, as it came, or an error of the proxy's own. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { encode } from "../server/encode.js";
import { errorAnswer } from "../server/errors.js";
import type { HttpError } from "../server/http-error.js";
import { endToEnd } from "./headers.js";
import { pass } from "./tap.js";

/**
 * Passes an answer on.
 *
 * @param held What has come of its body already.
 * @param onBroken Is told when it breaks off. Its client sees that as it came.
 */
export function passAnswer(answer: IncomingMessage, held: Buffer[], response: ServerResponse, onBroken: () => void) {
  const breakOff = () => {
    if (response.destroyed) return; // the client has gone before
    onBroken();
    response.destroy();
  };
  if (answer.errored) return breakOff();
  answer.once("error", breakOff);
  response.sendDate = false;
  response.writeHead(answer.statusCode ?? 0, answer.statusMessage, endToEnd(answer.rawHeaders));
  response.flushHeaders(); // an event stream may be quiet for long
  pass(answer, held, response);
}

/** Sends an error of the proxy's own. */
export function sendError(response: ServerResponse, error: HttpError): void {
  const { status, headers, body } = encode(errorAnswer(error));
  response.writeHead(status, headers).end(body);
}

/** Responses to clients: the response of the target, or an error of the proxy. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { encode } from "../server/encode.js";
import { errorResponse } from "../server/errors.js";
import type { HttpError } from "../server/http-error.js";
import { forwardBody } from "./body-tee.js";
import { endToEnd } from "./headers.js";

/**
 * Forwards a response.
 *
 * @param buffered The chunks of its body that have been read.
 * @param onIncomplete Called if the response ends before it is complete. The client's connection then ends, too.
 */
export function forwardResponse(
  targetResponse: IncomingMessage,
  buffered: Buffer[],
  response: ServerResponse,
  onIncomplete: () => void,
): void {
  const breakOff = () => {
    if (response.destroyed) return; // the client disconnected first
    onIncomplete();
    response.destroy();
  };
  if (targetResponse.errored) return breakOff();
  targetResponse.once("error", breakOff);
  response.sendDate = false;
  const { statusCode: status = 0, statusMessage, rawHeaders, headers } = targetResponse;
  const isChunked = "transfer-encoding" in headers && canBeChunked(response, status);
  response.writeHead(status, statusMessage, endToEnd(rawHeaders, isChunked));
  response.flushHeaders(); // the first event of a stream may take long
  forwardBody(targetResponse, buffered, response);
}

/** Whether Node.js sends a response in chunks, if it has no length. */
function canBeChunked({ req }: ServerResponse, status: number): boolean {
  return req.method !== "HEAD" && status !== 204 && status !== 304 && req.httpVersion === "1.1";
}

/** Sends an error of the proxy. */
export function sendError(response: ServerResponse, error: HttpError): void {
  const { status, headers, body } = encode(errorResponse(error));
  response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body as string) }).end(body);
}

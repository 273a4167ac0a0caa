/** Forwards a request to the target. If one side ends early, the other side ends, too. */
import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import { forwardBody } from "./body-tee.js";

/** A request to forward. */
interface Forwarded {
  incoming: IncomingMessage;
  /** The chunks of its body that have been read. */
  buffered: Buffer[];
  /** Whether the client has already got a 100 (Continue). */
  isContinued: boolean;
  outgoing: ClientRequest;
  response: ServerResponse;
  isSecure: boolean;
}

/** The response, or why there is none and whether the target was reached. */
type ForwardResult = { response: IncomingMessage } | { failure: string; isReached: boolean };

/** Forwards a request, and resolves to the result; to undefined if the client has disconnected. */
export function forward(
  { incoming, buffered, isContinued, outgoing, response, isSecure }: Forwarded,
): Promise<ForwardResult | undefined> {
  response.once("close", () => response.writableFinished || outgoing.destroy());
  outgoing.on("continue", () => isContinued || response.writeContinue());
  let isReached = false;
  outgoing.once("socket", (socket) => {
    if (outgoing.reusedSocket) isReached = true;
    else socket.once(isSecure ? "secureConnect" : "connect", () => {
      isReached = true;
    });
  });
  const result = new Promise<ForwardResult | undefined>((resolve) => {
    outgoing.once("response", (response) => resolve({ response }));
    outgoing.on("error", (error) => {
      incoming.unpipe(outgoing).resume(); // discards the rest of the body
      if (hasClientEnded(incoming)) response.destroy();
      resolve(response.destroyed ? undefined : { failure: failureOf(error), isReached });
    });
  });
  if (incoming.headers.expect) outgoing.flushHeaders();
  forwardBody(incoming, buffered, outgoing);
  return result;
}

/** Whether the client has ended its side of the connection. The target may then end its own without a breach. */
export function hasClientEnded({ socket }: IncomingMessage): boolean {
  return socket.readableEnded || socket.destroyed;
}

function failureOf({ code = "", message }: NodeJS.ErrnoException): string {
  return `No response: ${["ECONNRESET", "EPIPE"].includes(code) ? "the connection was closed" : message || code}.`;
}

/** A request on its way to the target: what ends one side of it ends the other. */
import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import { pass } from "./tap.js";

/** A request to be passed on. */
interface Forwarded {
  incoming: IncomingMessage;
  /** The beginning of its body, which has been read. */
  held: Buffer[];
  /** Whether its client has been asked for the body. */
  isContinued: boolean;
  outgoing: ClientRequest;
  response: ServerResponse;
  isSecure: boolean;
}

/** What becomes of a request: its answer, or why there is none, and whether its target was reached. */
type Came = { answer: IncomingMessage } | { failure: string; isReached: boolean };

/** Passes a request on. Gives what comes of it; nothing when its client has gone. */
export function forward(
  { incoming, held, isContinued, outgoing, response, isSecure }: Forwarded,
): Promise<Came | undefined> {
  response.once("close", () => response.writableFinished || outgoing.destroy());
  outgoing.on("continue", () => isContinued || response.writeContinue());
  let isReached = false;
  outgoing.once("socket", (socket) => {
    if (outgoing.reusedSocket) isReached = true;
    else socket.once(isSecure ? "secureConnect" : "connect", () => isReached = true);
  });
  const came = new Promise<Came | undefined>((resolve) => {
    outgoing.once("response", (answer) => resolve({ answer }));
    outgoing.on("error", (error) => {
      incoming.unpipe(outgoing).resume(); // nobody takes the rest of it
      if (hasLeft(incoming)) response.destroy();
      resolve(response.destroyed ? undefined : { failure: failureOf(error), isReached });
    });
  });
  if (incoming.headers.expect) outgoing.flushHeaders();
  pass(incoming, held, outgoing);
  return came;
}

/** Whether a client has ended its side: then a target may end, too, and breaks nothing. */
export function hasLeft({ socket }: IncomingMessage): boolean {
  return socket.readableEnded || socket.destroyed;
}

function failureOf({ code = "", message }: NodeJS.ErrnoException): string {
  return `No answer: ${["ECONNRESET", "EPIPE"].includes(code) ? "the connection was closed" : message || code}.`;
}

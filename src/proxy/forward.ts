/** Forwards a request to the target. If one side ends early, the other side ends, too. */
import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import { forwardBody } from "./body-tee.js";
import { limitWait } from "./wait.js";

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
  /** How long the target may take to begin its response, in milliseconds. */
  timeoutMs: number;
}

/** Why there is no response that can be forwarded. */
export interface Failure {
  /** The reason, in a sentence. */
  failure: string;
  /** Whether the target was reached. */
  isReached: boolean;
  /** The status for the client; undefined if the target closed the connection, and the proxy does the same. */
  status?: 502 | 504;
}

/** Forwards a request, and resolves to the response or the failure; to undefined if the client has disconnected. */
export function forward(
  { incoming, buffered, isContinued, outgoing, response, isSecure, timeoutMs }: Forwarded,
): Promise<{ response: IncomingMessage } | Failure | undefined> {
  response.once("close", () => response.writableFinished || outgoing.destroy());
  // A client that did not ask for a 100 may take it for a wrong response.
  if (incoming.headers.expect && !isContinued) outgoing.once("continue", () => response.writeContinue());
  let isReached = false;
  outgoing.once("socket", (socket) => {
    if (outgoing.reusedSocket) isReached = true;
    else socket.once(isSecure ? "secureConnect" : "connect", () => {
      isReached = true;
    });
  });
  const result = new Promise<{ response: IncomingMessage } | Failure | undefined>((resolve) => {
    let isOver = false;
    const finish = (outcome: { response: IncomingMessage } | Failure | undefined) => {
      isOver = true;
      resolve(outcome);
    };
    const discardRest = () => void incoming.unpipe(outgoing).resume();
    const refuse = (failure: string, status: 502 | 504) => {
      finish({ failure, isReached, status });
      discardRest();
      outgoing.destroy();
    };
    outgoing.once("response", (targetResponse) => {
      const problem = problemOf(targetResponse);
      if (problem === undefined) finish({ response: targetResponse });
      else refuse(problem, 502);
    });
    outgoing.once("upgrade", (_, socket) => {
      refuse(unaskedUpgrade, 502);
      socket.destroy();
    });
    outgoing.on("error", (error) => {
      discardRest();
      if (isOver) return;
      if (hasClientEnded(incoming)) response.destroy();
      finish(response.destroyed ? undefined : { isReached, ...failureOf(error) });
    });
    const stopWaiting = limitWait(incoming, outgoing, timeoutMs, () =>
      refuse(`No response within ${timeoutMs / 1000} seconds.`, 504));
    outgoing.once("close", stopWaiting).once("response", stopWaiting);
  });
  if (incoming.headers.expect) outgoing.flushHeaders();
  forwardBody(incoming, buffered, outgoing);
  return result;
}

/** Whether the client has ended its side of the connection. The target may then end its own without a breach. */
export function hasClientEnded({ socket }: IncomingMessage): boolean {
  return socket.readableEnded || socket.destroyed;
}

const unaskedUpgrade = "The status is 101, but the request asked for no upgrade.";

/** Returns why a response cannot be forwarded; undefined if it can. */
function problemOf({ statusCode: status = 0, statusMessage: reason = "" }: IncomingMessage): string | undefined {
  if (status === 101) return unaskedUpgrade;
  if (status < 200) return `The status is ${status}, which is not a status of HTTP.`;
  if (/[^\t -~\x80-\xff]/.test(reason)) return "The reason phrase has control characters.";
  return undefined;
}

function failureOf({ code = "", message }: NodeJS.ErrnoException): Pick<Failure, "failure" | "status"> {
  if (code.startsWith("HPE_")) {
    return { failure: `The response is not valid HTTP: ${message.replace("Parse Error: ", "")}.`, status: 502 };
  }
  const isClosed = ["ECONNRESET", "EPIPE"].includes(code);
  return { failure: `No response: ${isClosed ? "the connection was closed" : message || code}.` };
}

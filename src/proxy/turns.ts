/** The requests of each connection, one after the other, and what its client says by ending its side of it. */
import type { ClientRequest, IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Where a connection is. */
interface Turn {
  response: ServerResponse | undefined;
  previous: ServerResponse | undefined;
  /** Resolves when every answer so far is sent. */
  sent: Promise<unknown>;
  /** How many of them are not. */
  unsent: number;
  /** The request to the target that is under way. */
  outgoing?: ClientRequest;
  hasEnded: boolean;
}

/** Serves a request, and tells the one that it sends for it. */
export type Serve = (
  request: IncomingMessage, response: ServerResponse, onSent: (outgoing: ClientRequest) => void,
) => unknown;

/**
 * Has a server serve the requests of a connection in their order: the next is not passed on before the one before it is
 * answered, since that may be what it is about. A client that ends its side (RFC 9112, section 9.6) ends it before the
 * target, too, which alone can know what that means.
 */
export function serveInTurn(server: Server, serve: Serve): ReadonlyMap<Duplex, Turn> {
  const turns = new Map<Duplex, Turn>();

  function turnOf(socket: Duplex): Turn {
    const known = turns.get(socket);
    if (known) return known;
    const turn: Turn = {
      response: undefined, previous: undefined, sent: Promise.resolve(), unsent: 0, hasEnded: false,
    };
    turns.set(socket, turn);
    socket.once("end", () => {
      turn.hasEnded = true;
      passEnd(turn);
    });
    socket.once("close", () => turns.delete(socket));
    return turn;
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const turn = turnOf(request.socket);
    turn.previous = turn.response;
    turn.response = response;
    turn.unsent++;
    const closed = new Promise((resolve) => response.once("close", resolve));
    const next = () => {
      if (response.destroyed) return;
      serve(request, response, (outgoing) => {
        turn.outgoing = outgoing;
        passEnd(turn);
      });
    };
    if (turn.unsent === 1) next(); // in the turn in which the body may come
    else void turn.sent.then(next);
    turn.sent = closed.then(() => turn.unsent--);
  }

  server.on("request", listener).on("checkContinue", listener).on("checkExpectation", listener);
  server.on("connection", turnOf);
  return turns;
}

/** Ends the side of the proxy before the target, when there is nothing more to say. */
function passEnd({ hasEnded, unsent, outgoing }: Turn): void {
  if (!hasEnded || unsent !== 1 || !outgoing) return;
  const end = () => outgoing.socket?.end();
  if (outgoing.writableFinished) end();
  else outgoing.once("finish", end);
}

/** The HTTP server: whatever arrives gets an answer of the contract, and a log line. */
import { setMaxListeners } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "../../contract/index.js";
import { HttpError } from "../http-error.js";
import { errorAnswer, send } from "./answer.js";
import { answerBroken, type Turn } from "./broken.js";
import { control, type Controls, isControl } from "./control.js";
import { isPreflight, sendPreflight } from "./cors.js";
import { decide, type Rules } from "./decide.js";
import { checkFraming } from "./framing.js";
import { logLine } from "./log.js";
import type { Understood } from "./seen.js";

/** How a server works, beside what it answers. */
export interface ServerOptions {
  /** Milliseconds before each answer. */
  latency: number;
  log: ((line: string) => unknown) | undefined;
  /** Takes each request, once it is answered. */
  see: (request: IncomingMessage, understood: Understood, status: number) => void;
  /** What can be asked of the mock itself. */
  controls: Controls;
}

export interface MockServer {
  http: Server;
  /**
   * Answers what is in flight, for a while, then ends every connection.
   *
   * @param end Ends what a request that is in flight may wait for.
   */
  close(end: () => Promise<void>): Promise<void>;
}

/** How long a request that is in flight has to be answered, in milliseconds, once the server closes. */
const grace = 5000;

/** Makes the server. It does not listen yet. */
export function createMockServer(rules: Rules, { latency, log, see, controls }: ServerOptions): MockServer {
  const turns = new Map<Duplex, Turn>();
  const closing = new AbortController();
  setMaxListeners(0, closing.signal); // each event stream is one
  // Without a Host header, Node.js would answer by itself; and so it would when told of an expectation.
  const http = createServer({ requireHostHeader: false }, start).on("checkExpectation", start);
  // A client may end its side once its request is out (RFC 9112, section 9.6). Node.js has the setting, and no type.
  Object.assign(http, { httpAllowHalfOpen: true });
  http.on("connection", (socket: Socket) => {
    const gone = new AbortController();
    turns.set(socket, { response: undefined, previous: undefined, served: Promise.resolve(), gone });
    socket.once("end", () => gone.abort()); // one that has left looks as if it had only ended its side
    socket.once("close", () => {
      gone.abort();
      turns.delete(socket);
    });
  });
  answerBroken(http, turns, (error) => {
    log?.(`Invalid request ${error.status}: ${error.summary}`);
    return errorAnswer(error);
  });

  /** Serves a request when those before it on its connection are served (RFC 9112, section 9.3.2). */
  function start(request: IncomingMessage, response: ServerResponse): void {
    const turn = turns.get(request.socket);
    if (!turn) return; // it has gone
    turn.previous = turn.response;
    turn.response = response;
    turn.served = turn.served.then(() => serve(request, response, turn.gone.signal));
  }

  async function serve(request: IncomingMessage, response: ServerResponse, gone: AbortSignal): Promise<void> {
    const began = performance.now();
    const isForMock = isControl(request);
    const understood: Understood = {};
    let problem: string | undefined;
    let answer: Answer;
    try {
      checkFraming(request);
      if (isPreflight(request)) return sendPreflight(request, response);
      answer = await (isForMock ? control(request, controls) : decide(request, rules, understood, gone));
    } catch (thrown) {
      const error = thrown instanceof HttpError ? thrown : failure(thrown);
      problem = error.summary;
      answer = errorAnswer(error);
    }
    if (latency > 0) await wait(latency);
    const isAborted = request.errored !== null || !request.socket.writable;
    if (!isAborted) {
      if (!http.listening) response.setHeader("Connection", "close");
      if (!isForMock) see(request, understood, answer.status);
      await send(request, response, answer, closing.signal).catch((thrown: unknown) => {
        if (response.headersSent) return void response.destroy();
        const error = failure(thrown); // an answer that cannot be written, such as one that is nested too deep
        problem = error.summary;
        answer = errorAnswer(error);
        return send(request, response, answer, closing.signal);
      });
      // Node.js drops the rest of a body that nobody began to read, but not of this one.
      if (!request.complete) request.resume();
    }
    log?.(logLine(request, isAborted ? "aborted" : answer.status, performance.now() - began, problem, rules.token));
  }

  return {
    http,
    async close(end) {
      closing.abort();
      for (const { gone } of turns.values()) gone.abort();
      const served = [...turns.values()].map((turn) => turn.served);
      const closed = new Promise((resolve) => http.close(resolve));
      for (const socket of turns.keys()) {
        if ((socket as Socket).bytesRead === 0) socket.destroy(); // a browser opens one ahead of a request
      }
      const timer = setTimeout(() => http.closeAllConnections(), grace);
      await closed;
      clearTimeout(timer);
      await end();
      await Promise.all(served);
    },
  };
}

/** What the mock itself got wrong. */
function failure(error: unknown): HttpError {
  return new HttpError(500, [], `The mock failed: ${(error as Error).message}`);
}

/** The HTTP server around the three rooms: whatever arrives gets an answer of the contract, and a log line. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { errorAnswer, isPreflight, send, sendPreflight } from "./answer.js";
import { decide, type Decision, type Rules } from "./decide.js";
import { answerBroken, type Turn } from "./broken.js";
import { logLine } from "./log.js";
import type { Reading } from "./read.js";
import { Refusal } from "./refusal.js";
import type { SeenRequest } from "./seen.js";

/** How a server works, beside what it answers. */
export interface Manners {
  /** Milliseconds before each answer. */
  latency: number;
  log: ((line: string) => void) | undefined;
  /** Takes each request, once it is answered. */
  see: (request: SeenRequest) => void;
}

export interface MockServer {
  http: Server;
  /** Answers what is in flight, for a while, then ends every connection. */
  close(): Promise<void>;
}

/** How long a request that is in flight has to be answered, in milliseconds, once the server closes. */
const grace = 5000;

/** Makes the server. It does not listen yet. */
export function createMockServer(rules: Rules, { latency, log, see }: Manners): MockServer {
  const turns = new WeakMap<Duplex, Turn & { served: Promise<void> }>();
  const inFlight = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  // Without a Host header, Node.js would answer by itself; and so it would when told of an expectation.
  const http = createServer({ requireHostHeader: false }, start).on("checkExpectation", start);
  http.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  answerBroken(http, turns, (refusal) => {
    log?.(`Invalid request ${refusal.status}: ${refusal.violations.join(" ") || refusal.message}`);
    return errorAnswer(refusal, rules.description);
  });

  /** Serves a request when those before it on its connection are served (RFC 9112, section 9.3.2). */
  function start(request: IncomingMessage, response: ServerResponse): void {
    const before = turns.get(request.socket);
    const served = Promise.resolve(before?.served)
      .then(() => serve(request, response))
      .finally(() => inFlight.delete(served));
    turns.set(request.socket, { response, previous: before?.response, served });
    inFlight.add(served);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isPreflight(request)) return sendPreflight(request, response);
    const began = performance.now();
    const { method = "", url = "", headers: { authorization: _, ...headers } } = request;
    const seen: SeenRequest = { method, url, headers, operation: undefined, body: undefined, size: 0, status: 0 };
    let problem: string | undefined;
    let decision: Decision;
    try {
      decision = await decide(request, rules, (operation, { body, size }: Reading) => {
        Object.assign(seen, { operation, body, size });
      });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : failure(error);
      problem = refusal.violations.join(" ") || refusal.message;
      decision = errorAnswer(refusal, rules.description);
    }
    if (latency > 0) await wait(latency);
    const gone = request.errored !== null || !request.socket.writable;
    if (!gone) {
      if (!http.listening) response.setHeader("Connection", "close");
      send(request, response, decision);
      request.resume(); // Node.js drops the rest of a body that nobody began to read, but not of this one
      see({ ...seen, status: decision.status });
    }
    log?.(logLine(request, gone ? "aborted" : decision.status, performance.now() - began, problem));
  }

  return {
    http,
    async close() {
      const closed = new Promise((resolve) => http.close(resolve));
      for (const socket of sockets) {
        if (socket.bytesRead === 0) socket.destroy(); // a browser opens one ahead of a request
      }
      const timer = setTimeout(() => http.closeAllConnections(), grace);
      await closed;
      clearTimeout(timer);
      await Promise.all(inFlight);
    },
  };
}

/** What the mock itself got wrong. */
function failure(error: unknown): Refusal {
  return new Refusal(500, [], `The mock failed: ${(error as Error).message}`);
}

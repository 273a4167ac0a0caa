/** What is wrong with a request that passes: read as a server of the contract reads it. */
import type { IncomingMessage } from "node:http";
import type { Contract, Match, Operation } from "../contract/index.js";
import { defaultMaxTextBytes } from "../server/body.js";
import { HttpError } from "../server/http-error.js";
import { readTarget } from "../server/http.js";
import { hasBody } from "../server/node/framing.js";
import { findMatch, receive, type Understood } from "../server/receive.js";
import { inMemory, type Storage } from "../server/storage.js";
import { tapOf, unreadable } from "./tap.js";

/** A request, as far as it is understood. */
export interface JudgedRequest {
  /** What is wrong with it, a sentence each. */
  violations: string[];
  /** Why it could not be judged. */
  unjudged?: string;
  /** The text of its body, when it is JSON. */
  text?: string | undefined;
}

/** Which operation a request asks for, and what comes out about it. */
export interface Question {
  operation: Operation | undefined;
  /** Resolves once it is judged; with nothing when its client has gone. */
  judged: Promise<JudgedRequest | undefined>;
}

/** Makes the function that judges requests. It begins to read a body in the turn that it is called in. */
export function createJudgeRequest(contract: Contract, basePath: string) {
  return function judgeRequest(incoming: IncomingMessage): Question {
    const { method = "", url = "", headers: { "content-encoding": _, ...headers } } = incoming;
    const found = find(method, url);
    if (found instanceof HttpError) {
      return { operation: undefined, judged: Promise.resolve({ violations: [found.message] }) };
    }
    const { operation } = found;
    const coding = unreadable(incoming);
    if (coding !== undefined) return { operation, judged: Promise.resolve({ violations: [], unjudged: coding }) };
    const hasOne = hasBody(incoming);
    const tap = hasOne ? tapOf(incoming) : undefined;
    const { signal } = new AbortController();
    const http = { method, target: url, headers, hasBody: hasOne, body: tap?.bytes ?? nothing, signal };
    const understood: Understood = {};
    const limits = { text: defaultMaxTextBytes, body: Infinity };
    const acceptance = { basePath, authenticate: () => true, limits, storage: createMeasuring() };
    const judged = receive(contract, acceptance, http, understood, () => Promise.resolve(accepted))
      .then((): JudgedRequest => ({ violations: [], text: understood.text }), (error: unknown) => {
        if (!(error instanceof HttpError)) return incoming.errored ? undefined : notDecoded(error);
        const { status, message, violations } = error;
        if (status === 413) return { violations: [], unjudged: message };
        return { violations: violations.length > 0 ? violations : [message], text: understood.text };
      })
      .finally(() => tap?.close());
    return { operation, judged };
  };

  function find(method: string, url: string): Match | HttpError {
    try {
      return findMatch(contract, method, readTarget(url).pathname, basePath);
    } catch (error) {
      return error as HttpError; // it throws nothing else
    }
  }
}

const accepted = { status: 200, headers: {} };

const nothing: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => (async function* () {})() };

function notDecoded(error: unknown): JudgedRequest {
  return { violations: [`The request body is not as its content coding says: ${(error as Error).message}.`] };
}

/**
 * Takes the place of a storage: the files of a form pass, and only the beginning of each is looked at, as far as all of
 * them together are not too long. That is enough for a part of JSON.
 */
function createMeasuring(): Storage {
  let left = defaultMaxTextBytes;
  return {
    async store(bytes) {
      const kept: Uint8Array[] = [];
      let isCut = false;
      for await (const chunk of bytes) {
        if (isCut || chunk.length > left) {
          isCut = true;
          for (const { length } of kept.splice(0)) left += length;
        } else {
          left -= chunk.length;
          kept.push(chunk);
        }
      }
      const stored = inMemory(Buffer.concat(kept));
      return {
        ...stored,
        blob(type) {
          if (!isCut || type !== "application/json") return stored.blob(type);
          throw new HttpError(413, [], `A part of the form is longer than ${defaultMaxTextBytes} bytes.`);
        },
      };
    },
    take: () => {},
    free: () => {},
    close: () => Promise.resolve(),
  };
}

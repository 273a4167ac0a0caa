/** Judges requests that were sent to another server, by reading them as a server of the contract does. */
import { concatUint8Arrays } from "uint8array-extras";
import { type Contract, JsonLimitError, type Match, type Operation } from "../contract/index.js";
import { defaultMaxTextBytes } from "../server/body.js";
import { HttpError } from "../server/http-error.js";
import { readTarget, type ServiceRequest } from "../server/http.js";
import type { Exchange, Step } from "../server/exchange.js";
import { createExchange, takeSteps } from "../server/responder.js";
import { authenticate, findMatch, read, route } from "../server/steps.js";
import { inMemory, type Storage } from "../server/storage.js";
import type { BodyCopy } from "./body.js";

/** The result for a request. */
export interface JudgedRequest {
  /** The violations, a sentence each. */
  violations: string[];
  /** Why the request could not be judged. */
  unjudged?: string;
  /** The text of its body, if it is JSON. */
  text?: string | undefined;
  /** What it has, if it is valid. */
  valid?: Pick<Exchange, "request" | "omitted">;
}

/** A request that is being judged. */
export interface RequestJudgement {
  /** The requested operation; undefined if the contract has none. */
  operation: Operation | undefined;
  /** Resolves to the result; to undefined if the client disconnects first. */
  judged: Promise<JudgedRequest | undefined>;
}

/** A request that was sent to another server. */
export interface SentRequest extends ServiceRequest {
  hasBody: boolean;
}

/** Creates the function that judges requests. */
export function createJudgeRequest(contract: Contract, basePath: string) {
  /**
   * Judges a request. It starts to read the body in the tick in which it is called.
   *
   * @param openBody Returns the body, or why it cannot be judged. It is called for a request with a body.
   */
  return function judgeRequest(request: SentRequest, openBody: () => BodyCopy | string): RequestJudgement {
    const { method, target, headers: { "content-encoding": _, ...headers }, hasBody } = request;
    const match = findOperation(method, target);
    if (match instanceof HttpError) {
      return { operation: undefined, judged: Promise.resolve({ violations: [match.message] }) };
    }
    const { operation } = match;
    const copy = hasBody ? openBody() : undefined;
    if (typeof copy === "string") return { operation, judged: Promise.resolve({ violations: [], unjudged: copy }) };
    const { signal } = new AbortController();
    const http = { method, target, headers, hasBody, body: copy?.bytes ?? noBytes, signal };
    const exchange = createExchange(contract, http);
    const judged = takeSteps(steps(), exchange)
      .then((): JudgedRequest => ({ violations: [], text: exchange.text, valid: exchange }), (error: unknown) => {
        if (error instanceof JsonLimitError) return { violations: [], unjudged: withoutStop(error.message) };
        if (!(error instanceof HttpError)) return copy?.isBroken() ? undefined : undecodable(error);
        const { status, message, violations } = error;
        if (status === 413) return { violations: [], unjudged: withoutStop(message) };
        return { violations: violations.length > 0 ? violations : [message], text: exchange.text };
      })
      .finally(() => copy?.close());
    return { operation, judged };
  };

  function steps(): Step[] {
    const limits = { text: defaultMaxTextBytes, body: Infinity };
    return [route(basePath), authenticate(() => true), read(createStartStorage(), limits)];
  }

  function findOperation(method: string, target: string): Match | HttpError {
    try {
      return findMatch(contract, method, readTarget(target).pathname, basePath);
    } catch (error) {
      return error as HttpError; // it throws nothing else
    }
  }
}

/** Returns a sentence as the end of another one. */
function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

const noBytes: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => (async function* () {})() };

function undecodable(error: unknown): JudgedRequest {
  return { violations: [`The request body does not match its content coding: ${(error as Error).message}.`] };
}

/**
 * Creates a storage that keeps only the start of each file of a form, as long as all of them together are short. That
 * is enough to judge the parts that are JSON.
 */
function createStartStorage(): Storage {
  let left = defaultMaxTextBytes;
  return {
    async store(bytes) {
      const chunks: Uint8Array[] = [];
      let isCut = false;
      for await (const chunk of bytes) {
        if (isCut || chunk.length > left) {
          isCut = true;
          for (const { length } of chunks.splice(0)) left += length;
        } else {
          left -= chunk.length;
          chunks.push(chunk);
        }
      }
      const stored = inMemory(concatUint8Arrays(chunks));
      return {
        ...stored,
        blob(type) {
          if (!isCut || type !== "application/json") return stored.blob(type);
          throw new HttpError(413, [], `A part of the form is longer than ${defaultMaxTextBytes} bytes.`);
        },
      };
    },
    reserve: () => {},
    free: () => {},
    close: () => Promise.resolve(),
  };
}

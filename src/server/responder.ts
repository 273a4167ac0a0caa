/** From a request to its response: whatever happens on the way, there is an answer of the contract. */
import type { Answer, Contract } from "../contract/index.js";
import { allowOrigin, isPreflight, preflightResponse } from "./cors.js";
import { encode } from "./encode.js";
import { errorAnswer } from "./errors.js";
import { HttpError } from "./http-error.js";
import { aborted, headerOf, type HttpRequest, type HttpResponse, type Responder } from "./http.js";
import { InvalidAnswerError } from "./judge.js";
import { type Acceptance, type ReceivedCall, receive, type Understood } from "./receive.js";

/** How a server works. */
export interface ResponderOptions extends Acceptance {
  contract: Contract | Promise<Contract>;
  /** Answers a request that fits its operation. */
  answer: (call: ReceivedCall) => Promise<HttpResponse>;
  /** Looks at each request first: it answers by itself, or gives what the request comes to. */
  door?: (request: HttpRequest) => HttpRequest | Answer | Promise<HttpRequest | Answer>;
  /** Whether pages of any origin may call the server. */
  allowsAnyOrigin: boolean;
  /** Says in a sentence that the server failed. */
  failure: (thrown: unknown) => string;
  /** Takes what went wrong by the server's own fault. */
  onError: (thrown: unknown, request: HttpRequest) => void;
  /** Takes each exchange when its response is about to be sent. */
  onResponse?: (exchange: Exchange) => void;
  /** Takes each exchange when its response has ended, and why, if not all of it was sent. */
  onEnd?: (exchange: Exchange, problem: unknown) => void;
}

/** A request, and what came of it. */
export interface Exchange {
  request: HttpRequest;
  /** When it came, by `performance.now()`. */
  began: number;
  understood: Understood;
  status: number;
  /** What was wrong with the request or the server, when something was. */
  problem: string | undefined;
}

/** Makes what every platform gives its requests to. */
export function createResponder(options: ResponderOptions): Responder {
  const { door, allowsAnyOrigin, failure, onError, onResponse, onEnd } = options;

  async function answerOf(request: HttpRequest, understood: Understood): Promise<HttpResponse> {
    if (request.fault) throw request.fault;
    const passed = door ? await door(request) : request;
    if ("status" in passed) return encode(passed);
    return receive(await options.contract, options, passed, understood, options.answer);
  }

  /** Whoever is told of errors and responses may fail, too, and that ends no server. */
  function tell<T>(action: () => T): T | undefined {
    try {
      return action();
    } catch (thrown) {
      console.error(thrown);
      return undefined;
    }
  }

  function errorOf(thrown: unknown, request: HttpRequest): HttpError {
    if (thrown instanceof HttpError) return thrown;
    tell(() => onError(thrown, request));
    if (thrown instanceof InvalidAnswerError) return thrown.toHttpError(500);
    return new HttpError(500, [], failure(thrown));
  }

  async function respond(request: HttpRequest): Promise<HttpResponse> {
    const began = performance.now();
    if (allowsAnyOrigin && !request.fault && isPreflight(request)) return preflightResponse(request);
    const origin = allowsAnyOrigin ? headerOf(request, "origin") : undefined;
    const understood: Understood = {};
    let problem: string | undefined;
    let response: HttpResponse;
    try {
      response = await answerOf(request, understood);
    } catch (thrown) {
      const error = errorOf(thrown, request);
      problem = error.summary;
      response = encode(errorAnswer(error));
    }
    if (origin !== undefined) allowOrigin(origin, response);
    const exchange: Exchange = { request, began, understood, status: response.status, problem };
    tell(() => onResponse?.(exchange));
    response.exchange = exchange;
    return response;
  }

  return {
    respond,
    onEnd({ exchange }, thrown) {
      if (exchange === undefined) return; // a preflight
      const { request } = exchange as Exchange;
      if (thrown !== undefined && thrown !== aborted) tell(() => onError(thrown, request)); // a stream breaks off
      tell(() => onEnd?.(exchange as Exchange, thrown));
    },
  };
}

/** Responds to every request: whatever fails on the way, the response follows the contract. */
import { type Contract, type HandlerResponse, JsonLimitError } from "../contract/index.js";
import { allowOrigin, isPreflight, preflightResponse } from "./cors.js";
import { encode } from "./encode.js";
import { errorResponse, isA, limitError, print } from "./errors.js";
import { HttpError } from "./http-error.js";
import { aborted, headerOf, type HttpRequest, type HttpResponse, type Responder } from "./http.js";
import { InvalidResponseError } from "./judge.js";
import { type ReceiveOptions, type ReceivedCall, receive, type Understood } from "./receive.js";
import { begin } from "./streams.js";
import { HandlerTimeoutError } from "./time-limit.js";

/** Options of `createResponder`. */
export interface ResponderOptions extends ReceiveOptions {
  contract: Contract | Promise<Contract>;
  /** Answers a valid request. */
  answer: (call: ReceivedCall) => Promise<HttpResponse>;
  /** Called with each request before it is read. Returns a response, or the request that is read instead. */
  door?: (request: HttpRequest) => HttpRequest | HandlerResponse | Promise<HttpRequest | HandlerResponse>;
  /** Whether pages of any origin may call the server. */
  allowsAnyOrigin: boolean;
  /** Returns the message of a 500, a sentence. */
  failure: (thrown: unknown) => string;
  /** Called with errors of the server itself. */
  onError: (thrown: unknown, request: HttpRequest) => void;
  /** Called with each exchange before its response is sent. */
  onResponse?: (exchange: Exchange) => void;
  /** Called with each exchange when its response has ended, with the problem if it was not sent completely. */
  onEnd?: (exchange: Exchange, problem: unknown) => void;
}

/** A request and its result. */
export interface Exchange {
  request: HttpRequest;
  /** When the request arrived, by `performance.now()`. */
  began: number;
  understood: Understood;
  status: number;
  /** Why the request or the server failed, if it did. */
  problem: string | undefined;
}

/** Creates the responder that all platforms share. */
export function createResponder(options: ResponderOptions): Responder {
  const { door, allowsAnyOrigin, failure, onError, onResponse, onEnd } = options;

  async function responseOf(request: HttpRequest, understood: Understood): Promise<HttpResponse> {
    if (request.framingError) throw request.framingError;
    const next = door ? await door(request) : request;
    if ("status" in next) return encode(next);
    const response = await receive(await options.contract, options, next, understood, options.answer);
    return begin(response, next.signal);
  }

  /** Calls a callback. An error that it throws is logged, and does not end the server. */
  function logErrorsOf(callback: () => void): void {
    try {
      callback();
    } catch (thrown) {
      print(thrown);
    }
  }

  function errorOf(thrown: unknown, request: HttpRequest): HttpError {
    if (isA(HttpError, thrown)) return thrown;
    if (isA(JsonLimitError, thrown)) return limitError(thrown);
    logErrorsOf(() => onError(thrown, request));
    if (isA(InvalidResponseError, thrown)) return thrown.toHttpError(500);
    if (isA(HandlerTimeoutError, thrown)) return thrown.toHttpError();
    return new HttpError(500, [], failure(thrown));
  }

  /** Encodes the response to an error. If that fails, because of its headers for example, it is a 500. */
  function encodeError(error: HttpError, request: HttpRequest): { response: HttpResponse; problem: string } {
    try {
      return { response: encode(errorResponse(error)), problem: error.summary };
    } catch (thrown) {
      logErrorsOf(() => onError(thrown, request));
      const plain = new HttpError(500, [], failure(thrown));
      return { response: encode(errorResponse(plain)), problem: plain.summary };
    }
  }

  async function respond(request: HttpRequest): Promise<HttpResponse> {
    const began = performance.now();
    if (allowsAnyOrigin && !request.framingError && isPreflight(request)) return preflightResponse(request);
    const origin = allowsAnyOrigin ? headerOf(request, "origin") : undefined;
    const understood: Understood = {};
    let problem: string | undefined;
    let response: HttpResponse;
    try {
      response = await responseOf(request, understood);
    } catch (thrown) {
      ({ response, problem } = encodeError(errorOf(thrown, request), request));
    }
    if (origin !== undefined) allowOrigin(origin, response);
    const exchange: Exchange = { request, began, understood, status: response.status, problem };
    logErrorsOf(() => onResponse?.(exchange));
    response.exchange = exchange;
    return response;
  }

  return {
    respond,
    onEnd({ exchange }, thrown) {
      if (exchange === undefined) return; // a preflight
      const { request } = exchange as Exchange;
      if (thrown !== undefined && thrown !== aborted) logErrorsOf(() => onError(thrown, request)); // a stream failed
      logErrorsOf(() => onEnd?.(exchange as Exchange, thrown));
    },
  };
}

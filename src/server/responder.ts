/** Responds to every request: whatever fails on the way, the response follows the contract. */
import { type Contract, JsonLimitError } from "../contract/index.js";
import { encode } from "./encode.js";
import { errorResponse, isA, limitError, print } from "./errors.js";
import type { AnsweredExchange, Exchange, Step, StepBack } from "./exchange.js";
import { HttpError } from "./http-error.js";
import { aborted, type HttpRequest, type HttpResponse, type Responder } from "./http.js";
import { InvalidResponseError } from "./judge.js";
import { begin } from "./streams.js";
import { HandlerTimeoutError } from "./time-limit.js";

/** The way of a request through a server. */
export interface Way {
  contract: Contract | Promise<Contract>;
  /** The way in, in order. The first step that returns a response ends it, and the last one always does. */
  steps: readonly Step[];
  /** The way back, in order. Every step is taken, also with the response to an error. */
  stepsBack: readonly StepBack[];
  /** Returns the message of a 500, a sentence. */
  failure: (thrown: unknown) => string;
  /** Called with errors of the server itself. */
  onError: (thrown: unknown, request: HttpRequest) => void;
  /** Called when a response has ended, with the problem if it was not sent completely. */
  onEnd?: (exchange: AnsweredExchange, problem: unknown) => void;
}

/** Creates the exchange of a request. */
export function createExchange(contract: Contract, sent: HttpRequest): Exchange {
  return { sent, http: sent, began: performance.now(), contract, files: [] };
}

/**
 * Takes the steps of the way in, in order, up to the first that returns a response.
 *
 * @throws {HttpError} If the request cannot be answered.
 */
export async function takeSteps(steps: readonly Step[], exchange: Exchange): Promise<HttpResponse | undefined> {
  for (const step of steps) {
    const result = step(exchange);
    const response = result instanceof Promise ? await result : result; // awaiting undefined would cost a turn
    if (response) return response;
  }
  return undefined;
}

/** Creates the responder that all platforms share. */
export function createResponder({ contract, steps, stepsBack, failure, onError, onEnd }: Way): Responder {
  async function respond(sent: HttpRequest): Promise<AnsweredExchange> {
    const exchange = createExchange(contract as Contract, sent) as AnsweredExchange;
    try {
      if (contract instanceof Promise) exchange.contract = await contract;
      exchange.response = await answer(exchange);
    } catch (thrown) {
      exchange.response = responseTo(thrown, exchange);
    }
    for (const step of stepsBack) {
      try {
        await step(exchange);
      } catch (thrown) {
        exchange.response = responseTo(thrown, exchange);
      }
    }
    return exchange;
  }

  /** Takes the steps of the way in. The files of a form are removed at its end. */
  async function answer(exchange: Exchange): Promise<HttpResponse> {
    try {
      const response = await takeSteps(steps, exchange) as HttpResponse;
      return typeof response.body === "object" ? await begin(response, exchange.http.signal) : response;
    } finally {
      for (const file of exchange.files) await file.remove();
    }
  }

  /** Returns the response to anything that was thrown. If it cannot be encoded, it is a 500. */
  function responseTo(thrown: unknown, exchange: Exchange): HttpResponse {
    try {
      return encodeError(errorOf(thrown, exchange.sent), exchange);
    } catch (thrown) { // its headers are invalid, for example
      report(thrown, exchange.sent);
      return encodeError(new HttpError(500, [], failure(thrown)), exchange);
    }
  }

  function encodeError(error: HttpError, exchange: Exchange): HttpResponse {
    const response = encode(errorResponse(error));
    exchange.problem = error.summary;
    return response;
  }

  function errorOf(thrown: unknown, request: HttpRequest): HttpError {
    if (isA(HttpError, thrown)) return thrown;
    if (isA(JsonLimitError, thrown)) return limitError(thrown);
    report(thrown, request);
    if (isA(InvalidResponseError, thrown)) return thrown.toHttpError(500);
    if (isA(HandlerTimeoutError, thrown)) return thrown.toHttpError();
    return new HttpError(500, [], failure(thrown));
  }

  function report(thrown: unknown, request: HttpRequest): void {
    try {
      onError(thrown, request);
    } catch (thrown) { // an error of the callback does not end the server
      print(thrown);
    }
  }

  return {
    respond,
    onEnd(answered, problem) {
      const exchange = answered as AnsweredExchange;
      if (exchange.kind === "preflight") return;
      if (problem !== undefined && problem !== aborted) report(problem, exchange.sent); // a stream failed
      try {
        onEnd?.(exchange, problem);
      } catch (thrown) {
        print(thrown);
      }
    },
  };
}

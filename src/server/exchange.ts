/** A request on its way through a server, and the steps of that way. */
import type { Contract, Match, Omitted, ParsedRequest, Undeclared, Violation } from "../contract/index.js";
import type { HttpRequest, HttpResponse } from "./http.js";
import type { StoredBytes } from "./storage.js";

/** A request, and what the steps so far have found out about it. */
export interface Exchange {
  /** The request as it was sent. */
  readonly sent: HttpRequest;
  /** The request to answer: the one that was sent, unless a step has rewritten it. */
  http: HttpRequest;
  /** When it arrived, by `performance.now()`. */
  readonly began: number;
  contract: Contract;
  /** The operation, and the path parameters as they were sent. */
  match?: Match;
  /** The query as it was sent, without the question mark. */
  search?: string;
  /** The result of `authenticate`. */
  caller?: unknown;
  /** The text of a JSON body. */
  text?: string | undefined;
  /** The valid request, typed and with its defaults. */
  request?: ParsedRequest;
  /** The violations of the request, if it has any. */
  violations?: Violation[];
  /** Undeclared properties of the body, which were removed: the first of them. */
  ignored?: Undeclared[];
  /** The properties of the body that were omitted, and have their defaults. */
  omitted?: Omitted | undefined;
  /** The files of a form. They are removed once the request is answered. */
  files: readonly StoredBytes[];
  /** What it is besides a plain call: a preflight, for a path of the server or of a browser, or one of its panel. */
  kind?: "preflight" | "own" | "browser" | "panel";
  /** What answered in place of the service, in words, if anything did. */
  override?: string;
  /** Why the request or the server failed, if it did. */
  problem?: string;
}

/** An exchange with its response. */
export interface AnsweredExchange extends Exchange {
  response: HttpResponse;
}

/** A valid request of an operation: what the last steps get. */
export type ValidExchange = Exchange & Required<Pick<Exchange, "match" | "search" | "request">>;

/** A step of the way in. It adds to the exchange, or returns the response, which ends the way in. */
export type Step = (exchange: Exchange) => MaybeResponse | Promise<MaybeResponse>;
type MaybeResponse = HttpResponse | undefined | void;

/** A step of the way back: it changes the response, or notes something about it. */
export type StepBack = (exchange: AnsweredExchange) => void | Promise<void>;

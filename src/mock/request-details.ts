/** What is kept of a request for the panel, besides what tests ask for. */
import type { Operation, Undeclared, Violation } from "../contract/index.js";
import type { AnsweredExchange } from "../server/exchange.js";
import type { HttpResponse } from "../server/http.js";

/** How many characters of a body are shown. */
export const maxBodyLength = 16_384;

/** What is kept of a request. */
export interface RequestDetails {
  number: number;
  at: number;
  ms: number;
  requestText: string | undefined;
  responseHeaders: HttpResponse["headers"];
  /** The start of the body of the response, if that is a text. */
  responseText: string | undefined;
  operation: Operation | undefined;
  search: string | undefined;
  violations: Violation[] | undefined;
  ignored: Undeclared[] | undefined;
  override: string | undefined;
  problem: string | undefined;
}

/**
 * Notes the details of a request.
 *
 * @param now The time of the mock, in milliseconds since 1970.
 */
export function createDetails(exchange: AnsweredExchange, number: number, now: number): RequestDetails {
  const { began, text, response: { headers, body }, match, request, search } = exchange;
  const { violations, ignored, override, problem } = exchange;
  const ms = performance.now() - began;
  return {
    number,
    at: now - ms,
    ms,
    requestText: startOf(text),
    responseHeaders: headers,
    responseText: typeof body === "string" ? startOf(body) : undefined,
    operation: match?.operation,
    search: request && search,
    violations,
    ignored,
    override,
    problem,
  };
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** Returns the start of a text: a copy, since a part of a text keeps the whole in memory. */
function startOf(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= maxBodyLength) return text;
  return decoder.decode(encoder.encode(text.slice(0, maxBodyLength + 1)));
}

/** What the panel shows of a request besides what tests ask for. It is put into words when somebody looks. */
import type { Contract, Operation, Undeclared, Violation } from "../../contract/index.js";
import type { AnsweredExchange } from "../../server/exchange.js";
import type { HttpResponse } from "../../server/http.js";
import { hideSessionTokens } from "../../server/secrets.js";
import { describeNames } from "../ignored.js";
import type { SeenRequest } from "../seen-request.js";
import type { ShownBody, ShownRequest } from "./types.js";

/** How many characters of a body are shown. */
export const maxBodyLength = 16_384;

/** What is kept of a request. */
export interface RequestDetails {
  number: number;
  at: number;
  ms: number;
  requestText: string | undefined;
  response: HttpResponse;
  /** The start of the body of the response, if that is a text. */
  responseText: string | undefined;
  operation: Operation | undefined;
  search: string | undefined;
  violations: Violation[];
  ignored: Undeclared[];
  override: string | undefined;
  problem: string | undefined;
}

/**
 * Notes the details of a request.
 *
 * @param now The time of the mock, in milliseconds since 1970.
 */
export function createDetails(exchange: AnsweredExchange, number: number, now: number): RequestDetails {
  const { began, text, response, match, request, search, violations = [], ignored = [], override, problem } = exchange;
  const { status, headers, body } = response;
  const ms = performance.now() - began;
  return {
    number,
    at: now - ms,
    ms,
    requestText: startOf(text),
    response: { status, headers },
    responseText: typeof body === "string" ? startOf(body) : undefined,
    operation: match?.operation,
    search: request && search,
    violations,
    ignored,
    override,
    problem,
  };
}

/** Returns a request as the panel shows it. */
export function showRequest({ clauseOf }: Contract, seen: SeenRequest, details: RequestDetails): ShownRequest {
  const { method, url, operation, status, headers } = seen;
  const { number, at, ms, requestText, response, responseText, violations, override, problem } = details;
  const ignored = describeNames(details.operation, details.search, details.ignored);
  const body = bodyOf(headers, requestText);
  const responseBody = bodyOf(response.headers, responseText);
  return {
    number,
    at: new Date(at).toISOString(),
    ms: Math.round(ms),
    method,
    url,
    ...operation !== undefined && { operation },
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...body && { body },
    response: { headers: hiddenIn(response.headers), ...responseBody && { body: responseBody } },
    ...problem !== undefined && { problem: hideSessionTokens(problem) },
    violations: violations.map((violation) => ({ text: violation.text, clause: clauseOf(violation) })),
    ...ignored !== undefined && { ignored },
    ...override !== undefined && { override },
  };
}

function bodyOf(
  headers: Record<string, string | string[] | undefined>,
  text: string | undefined,
): ShownBody | undefined {
  const of = (name: string) => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const type = of("content-type");
  if (type === undefined) return undefined;
  const length = of("content-length");
  return {
    type: String(type),
    ...length !== undefined && { bytes: Number(length) },
    ...text !== undefined && { text: hideSessionTokens(text).slice(0, maxBodyLength) },
    ...(text?.length ?? 0) > maxBodyLength && { isCut: true },
  };
}

function hiddenIn(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, hideSessionTokens(value)]));
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** Returns the start of a text: a copy, since a part of a text keeps the whole in memory. */
function startOf(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= maxBodyLength) return text;
  return decoder.decode(encoder.encode(text.slice(0, maxBodyLength + 1)));
}

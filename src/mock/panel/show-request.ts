/** What the panel shows of a request. It is put into words when somebody looks. */
import type { Contract } from "../../contract/index.js";
import { hideSessionTokens } from "../../server/secrets.js";
import { describeNames } from "../ignored.js";
import { maxBodyLength } from "../request-details.js";
import { detailsOf, type SeenRequest } from "../seen-request.js";
import type { ShownBody, ShownRequest } from "./types.js";

/** Returns a request as the panel shows it. */
export function showRequest({ clauseOf }: Contract, seen: SeenRequest): ShownRequest {
  const { method, url, operation, status, headers } = seen;
  const details = detailsOf(seen);
  const { number, at, ms, requestText, responseHeaders, responseText, violations = [], override, problem } = details;
  const ignored = describeNames(details.operation, details.search, details.ignored);
  const body = bodyOf(headers, requestText);
  const responseBody = bodyOf(responseHeaders, responseText);
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
    response: { headers: hiddenIn(responseHeaders), ...responseBody && { body: responseBody } },
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

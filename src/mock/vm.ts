/**
 * The own address of a browser: `/vm/{id}`, opened by a token in the query. Whatever the contract has below
 * `/browsers/{id}` is there as well, and so is `curl/raw`, which gives what the target answered as it is.
 */
import type { Answer } from "../contract/index.js";
import type { Handlers } from "../operations.js";
import { readText } from "../server/body.js";
import { HttpError } from "../server/http-error.js";
import { type HttpRequest, readTarget } from "../server/http.js";

/** Whether a text is what opens the own address of a browser session. */
export type IsTokenOf = (session: string, token: string) => boolean;

/** What stands behind the own addresses. */
export interface OwnAddresses {
  isTokenOf: IsTokenOf;
  curl: Handlers["curlBrowser"];
  /** A bearer token that the mock accepts. */
  token: string;
  /** How long the body of a request may be that is passed on, in bytes. */
  longest: number;
}

/**
 * Gives the request of the contract that one to the own address of a browser comes to, or the answer of the target of
 * `curl/raw`; nothing when it is to another address.
 *
 * @throws {HttpError} With 401 when its token is not that of the browser.
 */
export function atOwnAddress(
  request: HttpRequest,
  addresses: OwnAddresses,
): HttpRequest | Promise<Answer> | undefined {
  if (!request.target.includes("/vm/")) return undefined;
  const { pathname, search } = readTarget(request.target);
  const [, id, rest] = /^\/vm\/([^/]+)(\/.+)$/.exec(pathname) ?? [];
  if (id === undefined || rest === undefined) return undefined;
  checkToken(id, search, addresses.isTokenOf);
  if (rest.endsWith("/curl/raw")) return answerRaw(id, search, request, addresses);
  const others = search.split("&").filter((pair) => !/^jwt(=|$)/.test(pair));
  const headers = { ...request.headers, authorization: `Bearer ${addresses.token}` };
  return { ...request, target: `/browsers/${id}${rest}?${others.join("&")}`, headers };
}

/**
 * Checks that a query has the token of a browser session.
 *
 * @throws {HttpError} With 401 when it has not.
 */
export function checkToken(session: string, search: string, isTokenOf: IsTokenOf): void {
  if (isTokenOf(session, new URLSearchParams(search).get("jwt") ?? "")) return;
  throw new HttpError(401, [], "The jwt in the query is not the token of this browser.");
}

/** Answers as the target of a request did. */
async function answerRaw(id: string, search: string, request: HttpRequest, addresses: OwnAddresses): Promise<Answer> {
  const url = new URLSearchParams(search).get("url") ?? "";
  if (!/^https?:\/\//.test(url)) throw new HttpError(400, ["url must start with http:// or https://."]);
  const method = request.method as "GET";
  const body = String(await readText(request, addresses.longest));
  const sent = { url, method, headers: namedOnce(request.headers), body, response_encoding: "base64" } as const;
  const answer = await addresses.curl({ path: { id }, body: sent }, { signal: request.signal, caller: undefined });
  if (answer.status !== 200) return answer;
  const { "content-type": mediaType = "application/octet-stream", ...headers } = namedOnce(answer.body.headers);
  return { status: answer.body.status, headers, mediaType, body: Buffer.from(answer.body.body, "base64") };
}

/** What belongs to a connection or to the length of a body, and is not passed on (RFC 9110, section 7.6.1). */
const own = new Set(["host", "connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"]);

/** Headers with one text each, by their names in small letters. */
function namedOnce(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers)
    .map(([name, values]) => [name.toLowerCase(), [values].flat().join(", ")] as const)
    .filter(([name]) => !own.has(name)));
}

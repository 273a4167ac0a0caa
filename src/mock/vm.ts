/**
 * The base URL of a browser: `/vm/{id}`, with a token in the query. The contract's paths below `/browsers/{id}` are
 * available there, too, and below `/vm/{id}/live`, where the live view requests them. So is `curl/raw`, which returns
 * the target's response unchanged. The address of a replay also serves parts of it, which players request.
 */
import { base64ToUint8Array } from "uint8array-extras";
import type { HandlerResponse } from "../contract/index.js";
import type { Handlers } from "../operations.js";
import { readText } from "../server/body.js";
import { handlerContext } from "../server/context.js";
import { HttpError } from "../server/http-error.js";
import { hopByHop } from "../server/hop-by-hop.js";
import { type HttpRequest, readTarget } from "../server/http.js";

/** Whether a token is the one of a browser session. */
export type IsTokenOf = (session: string, token: string) => boolean;

/** What the base URLs need. */
export interface VmOptions {
  isTokenOf: IsTokenOf;
  curl: Handlers["curlBrowser"];
  /** A bearer token that the mock accepts. */
  token: string;
  /** How long the body of a request to `curl/raw` may be. */
  maxBodyBytes: number;
}

/**
 * Rewrites a request to the base URL of a browser to one of the contract, or answers it if its path is `curl/raw`.
 * Returns undefined for any other URL.
 *
 * @throws {HttpError} With 401 if its token is not the browser's.
 */
export function routeVm(
  request: HttpRequest,
  options: VmOptions,
): HttpRequest | Promise<HandlerResponse> | undefined {
  if (!request.target.includes("/vm/")) return undefined;
  const { pathname, search } = readTarget(request.target);
  const [, id, rest] = /^\/vm\/([^/]+)(?:\/live(?=\/))?(\/.+)$/.exec(pathname) ?? [];
  if (id === undefined || rest === undefined) return undefined;
  checkToken(id, search, options.isTokenOf);
  if (rest.endsWith("/curl/raw")) return curlRaw(id, search, request, options);
  const others = search.split("&").filter((pair) => !/^jwt(=|$)/.test(pair));
  const headers = { ...request.headers, authorization: `Bearer ${options.token}` };
  const hasParts = /^\/replays\/[^/]+$/.test(rest);
  return { ...request, target: `/browsers/${id}${rest}?${others.join("&")}`, headers, hasParts };
}

/**
 * Checks that a query contains the token of a browser session.
 *
 * @throws {HttpError} With 401 if it does not.
 */
export function checkToken(session: string, search: string, isTokenOf: IsTokenOf): void {
  if (isTokenOf(session, new URLSearchParams(search).get("jwt") ?? "")) return;
  throw new HttpError(401, [], "The jwt in the query is not the token of this browser.");
}

/** Sends a request to its target, and responds as the target does. */
async function curlRaw(id: string, search: string, request: HttpRequest, options: VmOptions): Promise<HandlerResponse> {
  const url = new URLSearchParams(search).get("url") ?? "";
  if (!/^https?:\/\//.test(url)) throw new HttpError(400, ["url must start with http:// or https://."]);
  const method = request.method as "GET";
  const body = await readText(request, options.maxBodyBytes);
  const sent = { url, method, headers: endToEndHeaders(request.headers), body, response_encoding: "base64" } as const;
  const response = await options.curl({ path: { id }, body: sent }, handlerContext(request.signal));
  if (response.status !== 200) return response;
  const { "content-type": mediaType = "application/octet-stream", ...headers } = endToEndHeaders(response.body.headers);
  return { status: response.body.status, headers, mediaType, body: base64ToUint8Array(response.body.body) };
}

/** Headers that are set anew for the next message. */
const replaced = new Set(["host", "content-length", "content-encoding", "trailer"]);

/** The headers to pass on: each with a single value, by its lower-case name. */
function endToEndHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers)
    .map(([name, values]) => [name.toLowerCase(), [values].flat().join(", ")] as const)
    .filter(([name]) => !hopByHop.has(name) && !replaced.has(name)));
}

/**
 * The own address of a browser: `/vm/{id}`, opened by a token in the query. Whatever the contract has below
 * `/browsers/{id}` is there as well, and so is `curl/raw`, which gives what the target answered as it is.
 */
import type { IncomingMessage } from "node:http";
import type { Answer } from "../../contract/index.js";
import type { Handlers } from "../../operations.js";
import { HttpError } from "../http-error.js";
import { readText } from "./body.js";

/** A request to the own address of a browser. */
export interface OwnRequest {
  id: string;
  /** What the contract calls its path. */
  pathname: string;
  /** The query without the token. */
  search: string;
}

/** Whether a text is what opens the own address of a browser session. */
export type IsTokenOf = (session: string, token: string) => boolean;

/**
 * Reads a request to the own address of a browser; nothing when it is to another.
 *
 * @throws {HttpError} With 401 when its token is not that of the browser.
 */
export function readOwnRequest(pathname: string, search: string, isTokenOf: IsTokenOf): OwnRequest | undefined {
  const [, id, rest] = /^\/vm\/([^/]+)(\/.+)$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  if (!isTokenOf(id, new URLSearchParams(search).get("jwt") ?? "")) {
    throw new HttpError(401, [], "The jwt in the query is not the token of this browser.");
  }
  const others = search.split("&").filter((pair) => !/^jwt(=|$)/.test(pair));
  return { id, pathname: `/browsers/${id}${rest}`, search: others.join("&") };
}

/** Whether a request wants the answer of a target as it is. */
export function isRaw({ pathname }: OwnRequest): boolean {
  return pathname.endsWith("/curl/raw");
}

/**
 * Answers as the target of a request did.
 *
 * @throws {HttpError} With 400 when the target is none.
 */
export async function answerRaw(
  { id, search }: OwnRequest,
  request: IncomingMessage,
  curl: Handlers["curlBrowser"],
): Promise<Answer> {
  const url = new URLSearchParams(search).get("url") ?? "";
  if (!/^https?:\/\//.test(url)) throw new HttpError(400, ["url must start with http:// or https://."]);
  const method = request.method as "GET";
  const body = String(await readText(request));
  const sent = { url, method, headers: namedOnce(request.headers), body, response_encoding: "base64" } as const;
  const answer = await curl({ path: { id }, body: sent });
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

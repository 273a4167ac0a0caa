/** A request and its response in a hidden target, which pauses both so that they can be changed and read. */
import { messageOf } from "../server/errors.js";
import { HttpError } from "../server/http-error.js";
import type { CurlRequest } from "../service/ports/curl.js";
import type { HiddenTarget } from "./hidden-target.js";

/** How many bytes of a body are read at once. */
const chunkBytes = 2 ** 20;

/** A request that the browser is about to send, or the response to it. */
export interface PausedRequest {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string> };
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
  /** Set when the request failed. */
  responseErrorReason?: string;
}

/** A response as it was sent over the network. Only this one contains the cookies that it sets. */
export interface RawResponse {
  statusCode: number;
  headers: Record<string, string>;
}

/** An event of the exchange. */
export type ExchangeEvent
  = | ["Fetch.requestPaused", PausedRequest]
    | ["Fetch.authRequired", { requestId: string }]
    | ["Network.responseReceivedExtraInfo", RawResponse]
    | ["Network.loadingFailed", { errorText: string }];

/** The names of the events. */
export const exchangeEvents = [
  "Fetch.requestPaused", "Fetch.authRequired", "Network.responseReceivedExtraInfo", "Network.loadingFailed",
] as const;

type ExchangeTarget = HiddenTarget<ExchangeEvent>;
type SendCommand = ExchangeTarget["send"];

/** The result of a request: a response with an unread body, or the name of a network error. */
export type ExchangeResult = { response: PausedRequest; raw: RawResponse } | { error: string };

/**
 * Sends a request in the browser, and follows redirects. The response is paused until its body is read.
 *
 * @throws {HttpError} With 400 if the browser does not send such a header.
 */
export async function sendRequest({ send, events }: ExchangeTarget, request: CurlRequest): Promise<ExchangeResult> {
  const patterns = [{ requestStage: "Request" }, { requestStage: "Response" }];
  await Promise.all([
    send("Network.enable"),
    send("Network.setCacheDisabled", { cacheDisabled: true }),
    send("Network.setBypassServiceWorker", { bypass: true }),
    send("Fetch.enable", { patterns, handleAuthRequests: true }),
  ]);
  send("Page.navigate", { url: request.url }).catch(() => {}); // the events report the result
  let response: PausedRequest | undefined;
  let raw: RawResponse | undefined; // comes before or after the response
  let isFirst = true;
  for await (const [name, params] of events) {
    if (name === "Network.loadingFailed") return { error: params.errorText.replace("net::", "") };
    if (name === "Network.responseReceivedExtraInfo") raw = params;
    if (name === "Fetch.authRequired") {
      const { requestId } = params;
      // Otherwise the browser would ask a person. The target's 401 or 407 is the response.
      await send("Fetch.continueWithAuth", { requestId, authChallengeResponse: { response: "CancelAuth" } });
    }
    if (name === "Fetch.requestPaused") {
      const { requestId, responseStatusCode, responseErrorReason } = params;
      if (responseErrorReason === undefined && responseStatusCode === undefined) {
        await sendWith(send, params, request, isFirst);
        isFirst = false;
      } else if (responseErrorReason === undefined && !isRedirect(params)) response = params;
      else await send("Fetch.continueRequest", { requestId });
    }
    if (response && raw && raw.statusCode === response.responseStatusCode) return { response, raw };
  }
  throw new Error("The browser stopped reporting on the request.");
}

/** Continues a paused request with the caller's method, headers and body. After a redirect, some are omitted. */
async function sendWith(
  send: SendCommand,
  { requestId, request: own }: PausedRequest,
  request: CurlRequest,
  isFirst: boolean,
) {
  const { method, body, headers = {} } = request;
  const isElsewhere = new URL(own.url).origin !== new URL(request.url).origin;
  const isWithoutBody = !isFirst && own.method !== method;
  const all = new Map(Object.entries(own.headers).map(([name, value]) => [name.toLowerCase(), { name, value }]));
  for (const [name, value] of Object.entries(headers)) {
    const isKept = !(isElsewhere && secretHeaders.test(name)) && !(isWithoutBody && /^content-/i.test(name));
    if (isKept) all.set(name.toLowerCase(), { name, value });
  }
  const first = isFirst && { method, ...body && { postData: Buffer.from(body).toString("base64") } };
  await send("Fetch.continueRequest", { requestId, headers: [...all.values()], ...first }).catch((error: unknown) => {
    const why = messageOf(error);
    if (/^(?:Invalid|Unsafe) header/.test(why)) {
      throw new HttpError(400, [`headers: the browser rejects them: ${why}.`]);
    }
    throw error;
  });
}

/** Headers that are sent only to the origin of the request. */
const secretHeaders = /^(?:authorization|cookie)$/i;

/** Returns a header of a response. */
export const responseHeader = ({ responseHeaders = [] }: PausedRequest, name: string) =>
  responseHeaders.find((header) => header.name.toLowerCase() === name)?.value;

/** Whether the browser follows a response as a redirect (Fetch, section 4.4). */
function isRedirect(response: PausedRequest): boolean {
  const status = response.responseStatusCode ?? 0;
  return [301, 302, 303, 307, 308].includes(status) && responseHeader(response, "location") !== undefined;
}

/**
 * Reads the body of a response. Returns undefined when it is too long.
 *
 * @param maxBytes How long it may be.
 */
export async function readResponseBody(
  send: SendCommand,
  { requestId }: PausedRequest,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const { stream: handle } = await send("Fetch.takeResponseBodyAsStream", { requestId }) as { stream: string };
  const chunks: Buffer[] = [];
  let size = 0;
  while (size <= maxBytes) {
    const read = await send("IO.read", { handle, size: chunkBytes });
    const { data, base64Encoded, eof } = read as { data: string; base64Encoded: boolean; eof: boolean };
    const chunk = Buffer.from(data, base64Encoded ? "base64" : "utf8");
    chunks.push(chunk);
    size += chunk.length;
    if (eof) return Buffer.concat(chunks);
  }
}

/**
 * Requests that a browser sends over its own network and with its cookies. Each is a navigation of a hidden target that
 * ends before the response is rendered, run or downloaded.
 */
import type { BrowserCurlTransportError } from "../../generated/openapi.js";
import { HttpError } from "../server/http-error.js";
import type { CurlRequest, CurlResponse } from "../service/ports/curl.js";
import {
  type ExchangeEvent, exchangeEvents, type PausedRequest, readResponseBody, responseHeader, sendRequest,
} from "./exchange.js";
import { withHiddenTarget } from "./hidden-target.js";
import { netErrors } from "./net-errors.js";
import type { Cdp } from "./cdp.js";

/** How long the body of a response may be, in MiB. */
const maxBodyMiB = 16;

/**
 * Sends a request, and follows redirects, as `curl -L` does.
 *
 * @param signal Aborts the request.
 * @throws {HttpError} With 400 if the browser does not send such a header.
 */
export async function curl(cdp: Cdp, request: CurlRequest, signal: AbortSignal): Promise<CurlResponse> {
  const { timeout_ms: limit } = request;
  const late = AbortSignal.timeout(limit);
  const ends = AbortSignal.any([signal, late]);
  const began = performance.now();
  try {
    return await withHiddenTarget<ExchangeEvent, CurlResponse>(cdp, exchangeEvents, limit, ends, async (target) => {
      const outcome = await sendRequest(target, request);
      if ("error" in outcome) return unreachable(outcome.error);
      const body = await readResponseBody(target.send, outcome.response, maxBodyMiB * 2 ** 20);
      if (!body) return badGateway(`The body of the response is longer than ${maxBodyMiB} MiB.`);
      if (isCutOff(outcome.response, body)) return unreachable("ERR_CONTENT_LENGTH_MISMATCH");
      const { statusCode: status, headers } = outcome.raw;
      const lists = Object.entries(headers).map(([name, values]) => [name, values.split("\n")] as const);
      const text = body.toString(request.response_encoding);
      const duration_ms = Math.round(performance.now() - began);
      return { status: 200, body: { status, headers: Object.fromEntries(lists), body: text, duration_ms } };
    });
  } catch (error) {
    if (late.aborted) return unreachable("ERR_TIMED_OUT");
    if (signal.aborted) throw new HttpError(500, [], "The browser ended before the target answered.");
    throw error;
  }
}

/** Whether a body is incomplete: the browser does not report that when the body is read. */
function isCutOff(response: PausedRequest, body: Buffer): boolean {
  const length = responseHeader(response, "content-length");
  if (length === undefined || responseHeader(response, "content-encoding") !== undefined) return false;
  return response.request.method !== "HEAD" && response.responseStatusCode !== 304 && body.length < Number(length);
}

const badGateway = (message: string, more: Partial<BrowserCurlTransportError> = {}): CurlResponse =>
  ({ status: 502, body: { code: "bad_gateway", message, ...more } });

/** Creates the response for a network error. */
function unreachable(name: string): CurlResponse {
  const net_error = netErrors[name.replace("ERR_", "")];
  const message = `The browser got no response from the target: ${name}.`;
  return badGateway(message, { net_error_name: name, ...net_error !== undefined && { net_error } });
}

/** Requests that a browser sends. Without a real browser, every target returns the example's response. */
import type {
  BrowserCurlRequest, BrowserCurlResult, BrowserCurlTransportError,
} from "../../../../generated/openapi.js";
import type { AreaContext } from "../../base/area.js";
import { isUnresolvable } from "../../base/url.js";
import type { Session } from "../../model/session.js";

/** A request, with the defaults of the contract. */
export type CurlRequest = BrowserCurlRequest
  & Required<Pick<BrowserCurlRequest, "method" | "timeout_ms" | "response_encoding">>;

/** The response of the target, or why it could not be reached. */
export type CurlResponse = { status: 200; body: BrowserCurlResult } | { status: 502; body: BrowserCurlTransportError };

/**
 * Sends a request from the browser of a session.
 *
 * @param signal Aborts the request.
 * @throws {HttpError} With 400 if a browser cannot send such a request.
 */
export type Curl = (session: Session, request: CurlRequest, signal: AbortSignal) => Promise<CurlResponse>;

/** The error of Chromium for a host that does not exist. */
const unresolvedHost = {
  code: "bad_gateway",
  message: "The name of the host could not be resolved.",
  net_error: -105,
  net_error_name: "ERR_NAME_NOT_RESOLVED",
};

/** Creates the function that answers for every target. */
export function createSimulatedCurl({ exampleOf }: AreaContext): Curl {
  return async (_, { url, response_encoding }) => {
    if (isUnresolvable(new URL(url))) return { status: 502, body: unresolvedHost };
    const page = await exampleOf("curlBrowser") ?? { status: 200, headers: {}, body: "", duration_ms: 1 };
    const body = response_encoding === "base64" ? Buffer.from(page.body).toString("base64") : page.body;
    return { status: 200, body: { ...page, body } };
  };
}

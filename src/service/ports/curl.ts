/** Requests that a browser sends. */
import type {
  BrowserCurlRequest, BrowserCurlResult, BrowserCurlTransportError,
} from "../../../generated/openapi.js";
import type { Session } from "../model/session.js";

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

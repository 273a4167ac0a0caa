/** Checks the parts of a request that have to be valid before it is read: its host and its transfer coding. */
import type { IncomingMessage } from "node:http";
import { HttpError } from "../http-error.js";

/** `uri-host [ ":" port ]` (RFC 9110, section 7.2; RFC 3986, section 3.2.2). It may be empty. */
const hostPattern = /^(?:\[[\da-fA-F:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-fA-F]{2})*)(?::\d*)?$/;

/**
 * Returns the error for a request with invalid framing: 400 if the host is missing, repeated or malformed (RFC 9112,
 * section 3.2), 501 if the transfer coding is unknown (section 6.1).
 */
export function framingErrorOf({ rawHeaders, headers, httpVersion }: IncomingMessage): HttpError | undefined {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  if (hosts > 1) return new HttpError(400, ["The Host header must be given once."]);
  if (hosts === 0 && httpVersion === "1.1") return new HttpError(400, ["The Host header is missing."]);
  if (!hostPattern.test(headers.host ?? "")) return new HttpError(400, ["The Host header is not a valid host."]);
  const transfer = headers["transfer-encoding"]?.toLowerCase() ?? "chunked";
  if (transfer !== "chunked") return new HttpError(501, [], `The transfer coding ${transfer} is not supported.`);
  return undefined;
}

/** Whether a request has a body. A body in chunks may turn out to be empty. */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return Number(headers["content-length"]) > 0 || "transfer-encoding" in headers;
}

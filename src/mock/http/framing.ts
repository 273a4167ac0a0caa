/** What a request has to have before anybody looks at what it asks for: one host, and codings that are understood. */
import type { IncomingMessage } from "node:http";
import { HttpError } from "../http-error.js";

/** `uri-host [ ":" port ]` (RFC 9110, section 7.2; RFC 3986, section 3.2.2). It may be empty. */
const host = /^(?:\[[\da-fA-F:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-fA-F]{2})*)(?::\d*)?$/;

/**
 * Checks the framing of a request.
 *
 * @throws {HttpError} With 400 for a host that is missing, given twice or malformed (RFC 9112, section 3.2), with 501
 *   for an unknown transfer coding (section 6.1), with 415 for a content coding (RFC 9110, section 8.4).
 */
export function checkFraming({ rawHeaders, headers, httpVersion }: IncomingMessage): void {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  if (hosts > 1) throw new HttpError(400, ["The Host header must be given once."]);
  if (hosts === 0 && httpVersion === "1.1") throw new HttpError(400, ["The Host header is missing."]);
  if (!host.test(headers.host ?? "")) throw new HttpError(400, ["The Host header is not a host."]);
  const transfer = headers["transfer-encoding"]?.toLowerCase() ?? "chunked";
  if (transfer !== "chunked") throw new HttpError(501, [], `The transfer coding ${transfer} is not understood.`);
  if (headers["content-encoding"]) checkCoding(headers["content-encoding"].toLowerCase());
}

/** An empty element of a list is none (RFC 9110, section 5.6.1). */
function checkCoding(list: string): void {
  const codings = list.split(",").map((coding) => coding.trim());
  const content = codings.filter((coding) => coding !== "" && coding !== "identity").join(", ");
  if (content === "") return;
  const message = `The content coding ${content} is not understood. Send the body as it is.`;
  throw new HttpError(415, [], message, { headers: { "Accept-Encoding": "identity" } });
}

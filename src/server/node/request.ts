/** Requests of `node:http`: their framing, which has to be valid before they are read, and their bodies. */
import type { IncomingMessage } from "node:http";
import { HttpError } from "../http-error.js";
import { alreadyRead, type HttpRequest } from "../http.js";

/** Returns a request, unread, as all platforms have it. */
export function requestOf(request: IncomingMessage, signal: AbortSignal): HttpRequest {
  const { method = "", url = "", headers } = request;
  const isRead = request.readableDidRead; // by a body parser, for example
  return {
    method,
    target: url,
    headers,
    hasBody: hasBody(request),
    body: { [Symbol.asyncIterator]: () => chunksOf(request, isRead) },
    readAll: (maxBytes) => readAll(request, maxBytes, isRead),
    signal,
    framingError: framingErrorOf(request),
  };
}

/** Reads a body without destroying the request at the end: that would close the connection before the response. */
async function* chunksOf(request: IncomingMessage, isRead: boolean): AsyncGenerator<Uint8Array, void> {
  if (isRead) throw alreadyRead();
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw request.errored ? incompleteBody() : error;
  }
}

/** Reads a whole body. For short requests that is faster than the iterator of Node.js. */
function readAll(request: IncomingMessage, maxBytes: number, isRead: boolean): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    if (isRead) return reject(alreadyRead());
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) resolve(undefined);
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    request.on("error", () => reject(incompleteBody()));
  });
}

function incompleteBody(): HttpError {
  return new HttpError(400, ["The request body is incomplete."]);
}

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

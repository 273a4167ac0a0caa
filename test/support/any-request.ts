/** Requests as raw bytes. */

/** A request in which each character is a byte. The body repeats each text, so that a large body prints short. */
export interface AnyRequest {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: [text: string, times: number][];
}

/** Returns the body of a request, and its headers, with `Content-Length` unless the body is chunked. */
export function framed({ headers, body }: AnyRequest): { headers: AnyRequest["headers"]; body: string } {
  const text = body.map(([text, times]) => text.repeat(times)).join("");
  const isChunked = headers.some(([name]) => name === "Transfer-Encoding");
  return { headers: isChunked ? headers : [...headers, ["Content-Length", String(text.length)]], body: text };
}

/** Returns a request as fetch sends it. */
export async function asSent(request: Request): Promise<AnyRequest> {
  const { pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer()).toString("latin1");
  const headers: AnyRequest["headers"] = [["host", "mock"], ...request.headers];
  return { method: request.method, target: pathname + search, headers, body: [[body, 1]] };
}

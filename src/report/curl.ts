/** A request as a `curl` line that sends it again, without the token. */
import { areUint8ArraysEqual, stringToUint8Array, uint8ArrayToBase64, uint8ArrayToString } from "uint8array-extras";

/** What a `curl` line sends: also requests that `Request` refuses, such as TRACE. */
interface CurlRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: Uint8Array;
  /** What is asked for, if it is no path: `*` (RFC 9112, section 3.2.4). */
  requestTarget?: string;
}

/** Returns the line for a request, for a POSIX shell with the token in `ACCESS_TOKEN`. */
export async function curlOf(request: Request): Promise<string> {
  const body = new Uint8Array(await request.clone().arrayBuffer());
  return curlLineOf({ method: request.method, url: request.url, headers: [...request.headers], body });
}

/** Returns the line, for a POSIX shell with the token in `ACCESS_TOKEN`. */
export function curlLineOf({ method, url, headers, body, requestTarget }: CurlRequest): string {
  const text = uint8ArrayToString(body);
  const isText = isPrintable(text, body);
  const others = headers.filter((header) => !isBearer(header));
  const options = [
    ...others.length < headers.length ? ['-H "Authorization: Bearer $ACCESS_TOKEN"'] : [],
    ...others.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...body.length === 0 ? [] : [isText ? `--data-raw ${quoted(text)}` : "--data-binary @-"],
    ...requestTarget === undefined ? [] : [`--request-target ${quoted(requestTarget)}`],
  ];
  const line = ["curl -i -X", method, quoted(url), ...options].join(" ");
  return isText ? line : `echo ${uint8ArrayToBase64(body)} | base64 -d | ${line}`;
}

/** Whether a text is all that the bytes say, without control characters, which a terminal would change. */
function isPrintable(text: string, bytes: Uint8Array): boolean {
  return !/[^\P{Cc}\n]/u.test(text) && areUint8ArraysEqual(stringToUint8Array(text), bytes);
}

function isBearer([name, value]: [name: string, value: string]): boolean {
  return name.toLowerCase() === "authorization" && /^bearer /i.test(value);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A request as a `curl` line that sends it again, without the token. */

/** Returns the line, for a POSIX shell with the token in `ACCESS_TOKEN`. */
export async function curlOf(request: Request): Promise<string> {
  const bytes = Buffer.from(await request.clone().arrayBuffer());
  const headers = [...request.headers].filter(([name]) => name !== "authorization" || !isBearer(request));
  const isText = isPrintable(bytes);
  const options = [
    ...isBearer(request) ? ['-H "Authorization: Bearer $ACCESS_TOKEN"'] : [],
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bytes.length === 0 ? [] : [isText ? `--data-raw ${quoted(bytes.toString())}` : "--data-binary @-"],
  ];
  const line = ["curl -i -X", request.method, quoted(request.url), ...options].join(" ");
  return isText ? line : `echo ${bytes.toString("base64")} | base64 -d | ${line}`;
}

/** Whether bytes are text without control characters, which a terminal would change. */
function isPrintable(bytes: Buffer): boolean {
  const text = bytes.toString();
  return !/[^\P{Cc}\n]/u.test(text) && Buffer.from(text).equals(bytes);
}

function isBearer({ headers }: Request): boolean {
  return /^bearer /i.test(headers.get("Authorization") ?? "");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

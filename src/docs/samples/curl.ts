/** Writes a call as a curl command for a POSIX shell. It contains the body, so that it runs without other files. */
import { print } from "./print.js";
import { requestHeaders, urlOf } from "./request.js";
import type { ExpectedResponse, FormPart, SampleBody, SampleCall } from "./types.js";

/** Returns the command for a call. */
export function asCurl(call: SampleCall): string {
  const { title, method, body, expected } = call;
  const lines = [
    `curl ${flags[expected.kind]} -X ${method}`,
    quoted(urlOf(call)),
    '-H "Authorization: Bearer ${ACCESS_TOKEN:-any-token}"',
    ...requestHeaders(call).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...body ? bodyOptions(body) : [],
    ...expected.kind === "bytes" ? [`-o ${expected.fileName}`] : [],
  ];
  return `${title ? `# ${title}\n` : ""}${stdinPipe(body)}${lines.join(" \\\n  ")}`;
}

/** Prints texts with their headers, and events as they arrive. Bytes are saved, unless the status is an error. */
const flags: Record<ExpectedResponse["kind"], string> = { none: "-i", json: "-i", stream: "-i -N", bytes: "-f" };

function bodyOptions({ kind, value, content, parts }: SampleBody): string[] {
  if (kind === "json") return [`--data-raw ${quoted(print(value, JSON.stringify))}`];
  if (kind === "form") return parts.map((part) => `-F ${quoted(`${part.name}=${formField(part)}`)}`);
  if (content.path !== undefined) return [`--data-binary ${quoted(`@${content.path}`)}`];
  return [content.text === undefined ? "--data-binary @-" : `--data-raw ${quoted(content.text)}`];
}

function formField({ text, json, file }: FormPart): string {
  if (text !== undefined) return quotedField(text);
  if (json) return `${quotedField(JSON.stringify(json))};type=application/json`;
  const { content, fileName } = file;
  if (content.path !== undefined) return `@${quotedField(content.path)}`;
  return content.text === undefined
    ? `@-;filename=${fileName};type=${content.mediaType}`
    : `${quotedField(content.text)};filename=${fileName}`;
}

/**
 * Quotes a field where curl would change it: curl trims spaces, stops at a semicolon, and gives some first characters a
 * meaning.
 */
function quotedField(text: string): string {
  return /^$|^["@<\s]|;|\s$/.test(text) ? `"${text.replace(/["\\]/g, "\\$&")}"` : text;
}

/** Pipes bytes that an argument cannot hold into the standard input of curl. */
function stdinPipe({ parts = [], content }: Partial<Pick<SampleBody, "parts" | "content">> = {}): string {
  const contents = [content, ...parts.map(({ file }) => file?.content)];
  const [input, another] = contents
    .filter((content) => content?.url !== undefined)
    .filter(({ path }) => path === undefined);
  if (another) throw new Error("A curl sample can have only one file of bytes.");
  return input ? `printf %s ${quoted(input.base64)} | base64 -d |\n` : "";
}

/** Quotes an argument for a shell. Within single quotes, only a single quote has a meaning. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Writes a call as a curl command for a POSIX shell. It contains the body, so that it runs without other files. */
/** @import { ExpectedResponse, FileContent, FormPart, SampleBody, SampleCall } from "./types.js" */
import { print } from "./print.js";
import { requestHeaders, urlOf } from "./request.js";

/** @param {SampleCall} call */
export function asCurl(call) {
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

/**
 * Prints text responses with their headers, and events as they arrive. Bytes are saved, unless the status is an error.
 *
 * @type {Record<ExpectedResponse["kind"], string>}
 */
const flags = { none: "-i", json: "-i", stream: "-i -N", bytes: "-f" };

/** @param {SampleBody} body */
function bodyOptions({ kind, value, content, parts }) {
  if (kind === "json") return [`--data-raw ${quoted(print(value, JSON.stringify))}`];
  if (kind === "form") return parts.map((part) => `-F ${quoted(`${part.name}=${formField(part)}`)}`);
  if (content.path !== undefined) return [`--data-binary ${quoted(`@${content.path}`)}`];
  return [content.text === undefined ? "--data-binary @-" : `--data-raw ${quoted(content.text)}`];
}

/** @param {FormPart} part */
function formField({ text, json, file }) {
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
 *
 * @param {string} text
 */
function quotedField(text) {
  return /^$|^["@<\s]|;|\s$/.test(text) ? `"${text.replace(/["\\]/g, "\\$&")}"` : text;
}

/**
 * Pipes bytes that an argument cannot hold into the standard input of curl.
 *
 * @param {{ parts?: FormPart[] | undefined, content?: FileContent | undefined }} [body]
 */
function stdinPipe({ parts = [], content } = {}) {
  const contents = [content, ...parts.map(({ file }) => file?.content)];
  const [input, another] = contents
    .filter((content) => content?.url !== undefined)
    .filter(({ path }) => path === undefined);
  if (another) throw new Error("A curl sample can have only one file of bytes.");
  return input ? `printf %s ${quoted(input.base64)} | base64 -d |\n` : "";
}

/**
 * Quotes an argument for a shell. Within single quotes, only a single quote has a meaning.
 *
 * @param {string} text
 */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

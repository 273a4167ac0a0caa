/** A call for a POSIX shell. Bodies stand in it, not in files, so that it runs as it stands. */
import { print } from "./print.js";
import { headersOf, urlOf } from "./request.js";

export function asCurl(call) {
  const { title, method, body, answer } = call;
  const lines = [
    `curl ${flags[answer.kind]} -X ${method}`,
    quoted(urlOf(call)),
    '-H "Authorization: Bearer $ACCESS_TOKEN"',
    ...headersOf(call).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...body ? dataOf(body) : [],
    ...answer.kind === "bytes" ? [`-o ${answer.fileName}`] : [],
  ];
  return `${title ? `# ${title}\n` : ""}${inputOf(body)}${lines.join(" \\\n  ")}`;
}

/** The answer with its headers; events as they come; and bytes into a file, unless they are an error. */
const flags = { none: "-i", json: "-i", stream: "-i -N", bytes: "-f" };

function dataOf({ kind, value, content, parts }) {
  if (kind === "json") return [`--data-raw ${quoted(print(value, JSON.stringify))}`];
  if (kind === "form") return parts.map((part) => `-F ${quoted(`${part.name}=${fieldOf(part)}`)}`);
  return [content.url ? "--data-binary @-" : `--data-raw ${quoted(content.text)}`];
}

function fieldOf({ text, json, file }) {
  if (text !== undefined) return literal(text);
  if (json) return `${literal(JSON.stringify(json))};type=application/json`;
  const { content, fileName } = file;
  return content.url
    ? `@-;filename=${fileName};type=${content.mediaType}`
    : `${literal(content.text)};filename=${fileName}`;
}

/** curl takes a field up to a semicolon, without the spaces around it, and some first characters mean something. */
function literal(text) {
  return /^$|^["@<\s]|;|\s$/.test(text) ? `"${text.replace(/["\\]/g, "\\$&")}"` : text;
}

/** What no argument can hold comes from a pipe, of which there is one. */
function inputOf({ parts = [], content } = {}) {
  const [input, another] = [content, ...parts.map(({ file }) => file?.content)].filter((one) => one?.url);
  if (another) throw new Error("A sample for curl has one file of bytes at most.");
  return input ? `printf %s ${quoted(input.base64)} | base64 -d |\n` : "";
}

/** In single quotes a shell takes all but a single quote as it is. */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

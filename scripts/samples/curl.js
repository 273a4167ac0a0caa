/** A call for a POSIX shell. Bodies stand in it, not in files, so that it runs as it stands. */
/** @import { Answer, Body, Bytes, Call, Part } from "./types.js" */
import { print } from "./print.js";
import { headersOf, urlOf } from "./request.js";

/** @param {Call} call */
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

/**
 * The answer with its headers; events as they come; and bytes into a file, unless they are an error.
 *
 * @type {Record<Answer["kind"], string>}
 */
const flags = { none: "-i", json: "-i", stream: "-i -N", bytes: "-f" };

/** @param {Body} body */
function dataOf({ kind, value, content, parts }) {
  if (kind === "json") return [`--data-raw ${quoted(print(value, JSON.stringify))}`];
  if (kind === "form") return parts.map((part) => `-F ${quoted(`${part.name}=${fieldOf(part)}`)}`);
  if (content.path !== undefined) return [`--data-binary ${quoted(`@${content.path}`)}`];
  return [content.text === undefined ? "--data-binary @-" : `--data-raw ${quoted(content.text)}`];
}

/** @param {Part} part */
function fieldOf({ text, json, file }) {
  if (text !== undefined) return literal(text);
  if (json) return `${literal(JSON.stringify(json))};type=application/json`;
  const { content, fileName } = file;
  if (content.path !== undefined) return `@${literal(content.path)}`;
  return content.text === undefined
    ? `@-;filename=${fileName};type=${content.mediaType}`
    : `${literal(content.text)};filename=${fileName}`;
}

/**
 * curl takes a field up to a semicolon, without the spaces around it, and some first characters mean something.
 *
 * @param {string} text
 */
function literal(text) {
  return /^$|^["@<\s]|;|\s$/.test(text) ? `"${text.replace(/["\\]/g, "\\$&")}"` : text;
}

/**
 * What no argument can hold comes from a pipe, of which there is one.
 *
 * @param {{ parts?: Part[] | undefined, content?: Bytes | undefined }} [body]
 */
function inputOf({ parts = [], content } = {}) {
  const contents = [content, ...parts.map(({ file }) => file?.content)];
  const [input, another] = contents.filter((one) => one?.url !== undefined).filter(({ path }) => path === undefined);
  if (another) throw new Error("A sample for curl has one file of bytes at most.");
  return input ? `printf %s ${quoted(input.base64)} | base64 -d |\n` : "";
}

/**
 * In single quotes a shell takes all but a single quote as it is.
 *
 * @param {string} text
 */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** A call for Python, by httpx. */
/** @import { Answer, Body, Bytes, Call, Json, Part, Value } from "./types.js" */
import { headersOf, urlOf } from "./request.js";

/** @param {Call} call */
export function asPython(call) {
  const { title, method, body, answer } = call;
  const uses = [...importsOf(body), "import os"].sort();
  const headers = headersOf(call).map(([name, value]) => `        ${text(name)}: ${text(value)},\n`);
  const given = `    ${text(urlOf(call))},
    headers={
        "Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}",
${headers.join("")}    },
${bodyOf(body)}`;
  return `${title ? `# ${title}\n` : ""}${uses.join("\n")}\n\nimport httpx\n\n${useOf(answer, method, given)}`;
}

/**
 * @param {Answer} answer
 * @param {string} method
 * @param {string} given
 */
function useOf({ kind, status, isOnly, fileName }, method, given) {
  if (kind === "stream") {
    return `with httpx.stream(
    ${text(method)},
${given}    timeout=None,
) as response:
    response.raise_for_status()
    for line in response.iter_lines():
        print(line)`;
  }
  const call = `response = httpx.request(\n    ${text(method)},\n${given})\nresponse.raise_for_status()`;
  if (kind === "none") return call;
  const lines = kind === "json"
    ? ["print(response.json())"]
    : [`with open(${JSON.stringify(fileName)}, "wb") as file:`, "    file.write(response.content)"];
  if (isOnly) return `${call}\n${lines.join("\n")}`;
  return `${call}\nif response.status_code == ${status}:\n${lines.map((line) => `    ${line}`).join("\n")}`;
}

/** @param {Body | undefined} body */
function importsOf(body) {
  const contents = [body?.content, ...body?.parts?.map(({ file }) => file?.content) ?? []];
  return [
    ...contents.some((content) => content?.url) ? ["import base64"] : [],
    ...body?.parts?.some(({ json }) => json) ? ["import json"] : [],
  ];
}

/** @param {Body | undefined} body */
function bodyOf(body) {
  if (!body) return "";
  if (body.kind === "json") return `    json=${literal(body.value, "    ")},\n`;
  if (body.kind === "bytes") return `    content=${bytesOf(body.content)},\n`;
  const parts = body.parts.map((part) => `        (${text(part.name)}, ${partOf(part)}),\n`);
  return `    files=[\n${parts.join("")}    ],\n`;
}

/** @param {Part} part */
function partOf({ text: value, json, file }) {
  if (value !== undefined) return `(None, ${text(value)})`;
  if (json) return `(None, json.dumps(${literal(/** @type {Json} */ (json), "        ")}), "application/json")`;
  const { fileName, content } = file;
  return `(${text(fileName)}, ${bytesOf(content)}${content.url ? `, ${text(content.mediaType)}` : ""})`;
}

/** @param {Bytes} content */
const bytesOf = (content) =>
  content.text === undefined ? `base64.b64decode(${text(content.base64)})` : text(content.text);

/**
 * A JSON string is one of Python's, too.
 *
 * @param {string} value
 */
const text = (value) => JSON.stringify(value);

const names = new Map([[null, "None"], [true, "True"], [false, "False"]]);

/**
 * A value in Python: on one line where it fits.
 *
 * @param {Value} value
 * @param {string} indent
 * @returns {string}
 */
function literal(value, indent) {
  if (typeof value !== "object" || value === null) {
    return names.get(/** @type {boolean | null} */ (value)) ?? JSON.stringify(value);
  }
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([key, one]) => `${isList ? "" : `${text(key)}: `}${literal(one, inner)}`);
  const [open, close] = isList ? "[]" : "{}";
  const line = `${open}${parts.join(", ")}${close}`;
  if (line.length + indent.length <= 60 && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

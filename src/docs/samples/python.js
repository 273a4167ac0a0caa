/** Writes a call in Python with httpx. */
/** @import { ExpectedResponse, FileContent, FormPart, FormValue, SampleBody, SampleCall } from "./types.js" */
import { requestHeaders, urlOf } from "./request.js";

/** @param {SampleCall} call */
export function asPython(call) {
  const { title, method, body, expected } = call;
  const imports = [...importsOf(body), "import os"].sort();
  const headers = requestHeaders(call)
    .map(([name, value]) => `        ${stringLiteral(name)}: ${stringLiteral(value)},\n`);
  const callArguments = `    ${stringLiteral(urlOf(call))},
    headers={
        "Authorization": f"Bearer {token}",
${headers.join("")}    },
${bodyArgument(body)}`;
  const heading = title ? `# ${title}\n` : "";
  return `${heading}${imports.join("\n")}

import httpx  # pip install httpx

# The mock accepts any token.
token = os.environ.get("ACCESS_TOKEN", "any-token")
${sendAndPrint(expected, method, callArguments)}`;
}

/**
 * @param {ExpectedResponse} expected
 * @param {string} method
 * @param {string} callArguments
 */
function sendAndPrint({ kind, status, isOnly, fileName }, method, callArguments) {
  if (kind === "stream") {
    return `with httpx.stream(
    ${stringLiteral(method)},
${callArguments}    timeout=None,
) as response:
    if not response.is_success:
        raise SystemExit(response.read().decode())
    for line in response.iter_lines():
        print(line)`;
  }
  const request = `httpx.request(\n    ${stringLiteral(method)},\n${callArguments})`;
  const call = `response = ${request}\nif not response.is_success:\n    raise SystemExit(response.text)`;
  if (kind === "none") return call;
  const lines = kind === "json"
    ? ["print(response.json())"]
    : [`with open(${JSON.stringify(fileName)}, "wb") as file:`, "    file.write(response.content)"];
  if (isOnly) return `${call}\n${lines.join("\n")}`;
  return `${call}\nif response.status_code == ${status}:\n${lines.map((line) => `    ${line}`).join("\n")}`;
}

/** @param {SampleBody | undefined} body */
function importsOf(body) {
  const contents = [body?.content, ...body?.parts?.map(({ file }) => file?.content) ?? []];
  return [
    ...contents.some((content) => content?.url) ? ["import base64"] : [],
    ...body?.parts?.some(({ json }) => json) ? ["import json"] : [],
  ];
}

/** @param {SampleBody | undefined} body */
function bodyArgument(body) {
  if (!body) return "";
  if (body.kind === "json") return `    json=${pythonLiteral(body.value, "    ")},\n`;
  if (body.kind === "bytes") return `    content=${bytesLiteral(body.content)},\n`;
  const parts = body.parts.map((part) => `        (${stringLiteral(part.name)}, ${filesTuple(part)}),\n`);
  return `    files=[\n${parts.join("")}    ],\n`;
}

/** @param {FormPart} part */
function filesTuple({ text: value, json, file }) {
  if (value !== undefined) return `(None, ${stringLiteral(value)})`;
  if (json) return `(None, json.dumps(${pythonLiteral(json, "        ")}), "application/json")`;
  const { fileName, content } = file;
  const mediaType = content.url ? `, ${stringLiteral(content.mediaType)}` : "";
  return `(${stringLiteral(fileName)}, ${bytesLiteral(content)}${mediaType})`;
}

/** @param {FileContent} content */
const bytesLiteral = (content) =>
  content.text === undefined ? `base64.b64decode(${stringLiteral(content.base64)})` : stringLiteral(content.text);

/**
 * Returns a string literal. A JSON string is also a Python string.
 *
 * @param {string} value
 */
const stringLiteral = (value) => JSON.stringify(value);

const constants = new Map([[null, "None"], [true, "True"], [false, "False"]]);

/**
 * Prints a value as Python, on one line where it fits.
 *
 * @param {FormValue} value
 * @param {string} indent
 * @returns {string}
 */
function pythonLiteral(value, indent) {
  if (typeof value !== "object" || value === null) {
    return constants.get(/** @type {boolean | null} */ (value)) ?? JSON.stringify(value);
  }
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value)
    .map(([key, member]) => `${isList ? "" : `${stringLiteral(key)}: `}${pythonLiteral(member, inner)}`);
  const [open, close] = isList ? "[]" : "{}";
  const line = `${open}${parts.join(", ")}${close}`;
  if (line.length + indent.length <= 60 && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

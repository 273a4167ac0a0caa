/** Writes a call in Python with httpx. */
import type { FileContent } from "./content.js";
import { requestHeaders, urlOf } from "./request.js";
import type { ExpectedResponse, FormPart, FormValue, SampleBody, SampleCall } from "./types.js";

/** Returns the program for a call. */
export function asPython(call: SampleCall): string {
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

function sendAndPrint(expected: ExpectedResponse, method: string, callArguments: string): string {
  const { kind, status, isOnly, fileName } = expected;
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

function importsOf(body: SampleBody | undefined): string[] {
  const contents = [body?.content, ...body?.parts?.map(({ file }) => file?.content) ?? []];
  return [
    ...contents.some((content) => content?.url) ? ["import base64"] : [],
    ...body?.parts?.some(({ json }) => json) ? ["import json"] : [],
  ];
}

function bodyArgument(body: SampleBody | undefined): string {
  if (!body) return "";
  if (body.kind === "json") return `    json=${pythonLiteral(body.value, "    ")},\n`;
  if (body.kind === "bytes") return `    content=${bytesLiteral(body.content)},\n`;
  const parts = body.parts.map((part) => `        (${stringLiteral(part.name)}, ${filesTuple(part)}),\n`);
  return `    files=[\n${parts.join("")}    ],\n`;
}

function filesTuple({ text: value, json, file }: FormPart): string {
  if (value !== undefined) return `(None, ${stringLiteral(value)})`;
  if (json) return `(None, json.dumps(${pythonLiteral(json, "        ")}), "application/json")`;
  const { fileName, content } = file;
  const mediaType = content.url ? `, ${stringLiteral(content.mediaType)}` : "";
  return `(${stringLiteral(fileName)}, ${bytesLiteral(content)}${mediaType})`;
}

const bytesLiteral = (content: FileContent) =>
  content.text === undefined ? `base64.b64decode(${stringLiteral(content.base64)})` : stringLiteral(content.text);

/** Returns a string literal. A JSON string is also a Python string. */
const stringLiteral = (value: string) => JSON.stringify(value);

const constants = new Map<FormValue, string>([[null, "None"], [true, "True"], [false, "False"]]);

/** Prints a value as Python, on one line where it fits. */
function pythonLiteral(value: FormValue, indent: string): string {
  if (typeof value !== "object" || value === null) return constants.get(value) ?? JSON.stringify(value);
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value as FormValue[])
    .map(([key, member]) => `${isList ? "" : `${stringLiteral(key)}: `}${pythonLiteral(member, inner)}`);
  const [open, close] = isList ? "[]" : "{}";
  const line = `${open}${parts.join(", ")}${close}`;
  if (line.length + indent.length <= 60 && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

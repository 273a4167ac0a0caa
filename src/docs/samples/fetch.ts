/** Writes a call in JavaScript with `fetch`. */
import { bytesExpression } from "./content.js";
import { formDataLines } from "./form.js";
import { print, propertyKey } from "./print.js";
import { requestHeaders, urlOf } from "./request.js";
import type { ExpectedResponse, SampleBody, SampleCall } from "./types.js";

/** Returns the code for a call. */
export function asFetch(call: SampleCall): string {
  const { title, method, body, expected } = call;
  const headers = requestHeaders(call)
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  return `${title ? `// ${title}\n` : ""}${body?.kind === "form" ? `${formDataLines(body.parts)}\n` : ""}\
const response = await fetch(${JSON.stringify(urlOf(call))}, {
  method: ${JSON.stringify(method)},
  headers: {
    "Authorization": \`Bearer \${process.env.ACCESS_TOKEN ?? "any-token"}\`,
${headers.join("")}  },
${body ? `  body: ${bodyExpression(body)},\n` : ""}});
if (!response.ok) throw new Error(await response.text());${printResponse(expected)}`;
}

function bodyExpression({ kind, value, content }: SampleBody): string {
  if (kind === "form") return "form";
  return kind === "json" ? `JSON.stringify(${print(value, propertyKey, "  ")})` : bytesExpression(content);
}

function printResponse({ kind, status, isOnly }: ExpectedResponse): string {
  if (kind === "none") return "";
  return `\n${isOnly ? "" : `if (response.status === ${status}) `}${printers[kind]}`;
}

const printers = {
  json: "console.log(await response.json());",
  bytes: "console.log(await response.blob());",
  stream: `for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  console.log(text);
}`,
};

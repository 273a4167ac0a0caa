/** A call for whatever has `fetch`. */
/** @import { Answer, Body, Call } from "./types.js" */
import { asExpression } from "./content.js";
import { asFormData } from "./form.js";
import { key, print } from "./print.js";
import { headersOf, urlOf } from "./request.js";

/** @param {Call} call */
export function asFetch(call) {
  const { title, method, body, answer } = call;
  const headers = headersOf(call).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  return `${title ? `// ${title}\n` : ""}${body?.kind === "form" ? `${asFormData(body.parts)}\n` : ""}\
const response = await fetch(${JSON.stringify(urlOf(call))}, {
  method: ${JSON.stringify(method)},
  headers: {
    "Authorization": \`Bearer \${process.env.ACCESS_TOKEN}\`,
${headers.join("")}  },
${body ? `  body: ${bodyOf(body)},\n` : ""}});
if (!response.ok) throw new Error(await response.text());${useOf(answer)}`;
}

/** @param {Body} body */
function bodyOf({ kind, value, content }) {
  if (kind === "form") return "form";
  return kind === "json" ? `JSON.stringify(${print(value, key, "  ")})` : asExpression(content);
}

/** @param {Answer} answer */
function useOf({ kind, status, isOnly }) {
  if (kind === "none") return "";
  return `\n${isOnly ? "" : `if (response.status === ${status}) `}${uses[kind]}`;
}

const uses = {
  json: "console.log(await response.json());",
  bytes: "console.log(await response.blob());",
  stream: `for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  console.log(text);
}`,
};

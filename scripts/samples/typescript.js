/** A call by the client of this package. */
import { asExpression } from "./content.js";
import { asFormData } from "./form.js";
import { enclosed, key, print } from "./print.js";

export function asTypeScript({ title, baseUrl, method, path, params, body, answer }) {
  const options = [
    ...Object.keys(params).length > 0 ? [`params: ${print(params, key, "  ")}`] : [],
    ...body ? bodyOf(body) : [],
    ...parseAs[answer.kind] ? [`parseAs: "${parseAs[answer.kind]}"`] : [],
  ];
  const parts = [JSON.stringify(path), ...options.length > 0 ? [enclosed("{}", options)] : []];
  return `${title ? `// ${title}\n` : ""}import { createClient, unwrap } from "cloud-browser-contract";

const { ACCESS_TOKEN = "" } = process.env;
const client = createClient({
  baseUrl: ${JSON.stringify(baseUrl)},
  token: ACCESS_TOKEN,
});

${body?.kind === "form" ? `${asFormData(body.parts)}\n` : ""}${uses[answer.kind](
  `await unwrap(client.${method}(${parts.join(", ")}));`)}`;
}

const parseAs = { bytes: "blob", stream: "stream" };

const uses = {
  none: (call) => call,
  json: (call) => `const data = ${call}\nconsole.log(data);`,
  bytes: (call) => `const data = ${call}\nconsole.log(data);`,
  stream: (call) => `const data = ${call}
for await (const text of data?.pipeThrough(new TextDecoderStream()) ?? []) {
  console.log(text);
}`,
};

/** The types of the client have a form as the value that it stands for, and its own transport breaks the boundary. */
function bodyOf({ kind, value, content }) {
  if (kind === "form") return ["body: form as never", "fetch"];
  return [`body: ${kind === "json" ? print(value, key, "  ") : asExpression(content)}`];
}

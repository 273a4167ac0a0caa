/** Writes a call in TypeScript with the client of this package. */
/** @import { ExpectedResponse, SampleCall } from "./types.js" */
import { bytesExpression } from "./content.js";
import { bracketed, print, propertyKey } from "./print.js";

/** @param {SampleCall} call */
export function asTypeScript({ title, baseUrl, id, params: { path, query, header }, body, expected }) {
  const properties = Object.entries({ path, query, header, body: body?.value })
    .flatMap(([name, value]) => value ? [`${name}: ${print(value, propertyKey, "  ")}`] : []);
  if (body?.content) properties.push(`body: ${bytesExpression(body.content)}`);
  const call = `await client.${id}(${properties.length > 0 ? bracketed("{}", properties) : ""})`;
  return `${title ? `// ${title}\n` : ""}import { createClient } from "cloud-browser-contract";

const { ACCESS_TOKEN = "any-token" } = process.env;
const client = createClient({
  baseUrl: ${JSON.stringify(baseUrl)},
  token: ACCESS_TOKEN,
});

${printers[expected.kind](call, expected, id)}`;
}

/** @type {Record<ExpectedResponse["kind"], (call: string, expected: ExpectedResponse, id: string) => string>} */
const printers = {
  none: (call) => `${call};`,
  json: (call, _expected, id) => `const ${variableName(id)} = ${call};\nconsole.log(${variableName(id)});`,
  bytes: (call, { isOnly }) => `const response = ${call};\nconsole.log(await response${isOnly ? "" : "?"}.blob());`,
  stream: (call) => `const events = ${call};\nfor await (const event of events) console.log(event);`,
};

/**
 * Returns a variable name for the result of an operation: `browser` for `createBrowser`, and `data` for other verbs.
 *
 * @param {string} id
 */
function variableName(id) {
  const [, first, rest = ""] = /^(?:get|list|create|update)([A-Z])(\w+)$/.exec(id) ?? [];
  return first ? first.toLowerCase() + rest : "data";
}

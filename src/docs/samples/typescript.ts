/** Writes a call in TypeScript with the client of this package. */
import { bytesExpression } from "./content.js";
import { bracketed, print, propertyKey } from "./print.js";
import type { ExpectedResponse, SampleCall } from "./types.js";

/** Returns the code for a call. */
export function asTypeScript(sample: SampleCall): string {
  const { title, baseUrl, id, params: { path, query, header }, body, expected } = sample;
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

const printers: Record<ExpectedResponse["kind"], (call: string, expected: ExpectedResponse, id: string) => string> = {
  none: (call) => `${call};`,
  json: (call, _expected, id) => `const ${variableName(id)} = ${call};\nconsole.log(${variableName(id)});`,
  bytes: (call, { isOnly }) => `const response = ${call};\nconsole.log(await response${isOnly ? "" : "?"}.blob());`,
  stream: (call) => `const events = ${call};\nfor await (const event of events) console.log(event);`,
};

/** Returns a variable name for the result of an operation: `browser` for `createBrowser`, `data` for other verbs. */
function variableName(id: string): string {
  const [, first, rest = ""] = /^(?:get|list|create|update)([A-Z])(\w+)$/.exec(id) ?? [];
  return first ? first.toLowerCase() + rest : "data";
}

/** A call by the client of this package, whose methods are the ids of the operations. */
/** @import { Answer, Call } from "./types.js" */
import { asExpression } from "./content.js";
import { enclosed, key, print } from "./print.js";

/** @param {Call} call */
export function asTypeScript({ title, baseUrl, id, params: { path, query, header }, body, answer }) {
  const given = Object.entries({ path, query, header, body: body?.value })
    .flatMap(([name, value]) => value ? [`${name}: ${print(value, key, "  ")}`] : []);
  if (body?.content) given.push(`body: ${asExpression(body.content)}`);
  return `${title ? `// ${title}\n` : ""}import { createClient } from "cloud-browser-contract";

const { ACCESS_TOKEN = "" } = process.env;
const client = createClient({
  baseUrl: ${JSON.stringify(baseUrl)},
  token: ACCESS_TOKEN,
});

${uses[answer.kind](`await client.${id}(${given.length > 0 ? enclosed("{}", given) : ""})`, answer, id)}`;
}

/** @type {Record<Answer["kind"], (call: string, answer: Answer, id: string) => string>} */
const uses = {
  none: (call) => `${call};`,
  json: (call, _answer, id) => `const ${nameOf(id)} = ${call};\nconsole.log(${nameOf(id)});`,
  bytes: (call, { isOnly }) => `const response = ${call};\nconsole.log(await response${isOnly ? "" : "?"}.blob());`,
  stream: (call) => `const events = ${call};\nfor await (const event of events) console.log(event);`,
};

/**
 * `createBrowser` gives a `browser`; what a call gives that does something else goes without a name of its own.
 *
 * @param {string} id
 */
function nameOf(id) {
  const [, first, rest = ""] = /^(?:get|list|create|update)([A-Z])(\w+)$/.exec(id) ?? [];
  return first ? first.toLowerCase() + rest : "data";
}

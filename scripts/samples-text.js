/** A call as a program in each language of the docs. Every value is escaped for the language that it stands in. */

/** For a POSIX shell. The body is an argument, not a file, so that the sample runs as it stands. */
export function asCurl(call) {
  const { title, method, mediaType, isRaw, body } = call;
  const lines = [
    `curl -i -X ${method}`,
    quoted(urlOf(call)),
    '-H "Authorization: Bearer $ACCESS_TOKEN"',
    ...headersOf(call).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
  ];
  if (mediaType) lines.push(`--data-raw ${quoted(isRaw ? body : print(body, JSON.stringify))}`);
  return `${title ? `# ${title}\n` : ""}${lines.join(" \\\n  ")}`;
}

/** For the client of this package. */
export function asTypeScript({ title, baseUrl, method, path, params, mediaType, body }) {
  const init = { ...Object.keys(params).length > 0 && { params }, ...mediaType && { body } };
  const parts = [JSON.stringify(path), ...Object.keys(init).length > 0 ? [print(init, key)] : []];
  return `${comment(title)}import { createClient, unwrap } from "cloud-browser-contract";

const { ACCESS_TOKEN = "" } = process.env;
const client = createClient({
  baseUrl: ${JSON.stringify(baseUrl)},
  token: ACCESS_TOKEN,
});

await unwrap(client.${method}(${parts.join(", ")}));`;
}

/** For whatever has `fetch`. */
export function asFetch(call) {
  const { title, method, mediaType, isRaw, body } = call;
  const headers = headersOf(call).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  const value = print(body, key, "  ");
  return `${comment(title)}const response = await fetch(${JSON.stringify(urlOf(call))}, {
  method: ${JSON.stringify(method)},
  headers: {
    "Authorization": \`Bearer \${process.env.ACCESS_TOKEN}\`,
${headers.join("")}  },
${mediaType ? `  body: ${isRaw ? value : `JSON.stringify(${value})`},\n` : ""}});
if (!response.ok) throw new Error(await response.text());`;
}

const comment = (title) => title ? `// ${title}\n` : "";

/** In single quotes a shell takes all but a single quote as it is. */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

function headersOf({ params, mediaType }) {
  const headers = Object.entries(params.header ?? {}).map(([name, value]) => [name, String(value)]);
  return [...headers, ...mediaType ? [["Content-Type", mediaType]] : []];
}

function urlOf({ baseUrl, path, params }) {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params.path[name]));
  const query = Object.entries(params.query ?? {})
    .flatMap(([name, value]) => [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`));
  return `${baseUrl}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/** A query may hold a slash as it is, and a path is easier to read with it. */
const encoded = (value) => encodeURIComponent(value).replaceAll("%2F", "/");

/** A key of an object, in TypeScript. */
const key = (name) => /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name);

/** A value as JSON or, with keys of its own, as TypeScript: on one line where it fits. */
function print(value, key, indent = "") {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.map((one) => print(one, key, `${indent}  `))
    : Object.entries(value).map(([name, one]) => `${key(name)}: ${print(one, key, `${indent}  `)}`);
  const line = isArray ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (line.length + indent.length <= 60 && !line.includes("\n")) return line;
  const [open, close] = isArray ? "[]" : "{}";
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`;
}

/** Which room may import what: the table of CONTRIBUTING.md, "How it hangs together", as rules of ESLint. */
import { posix } from "node:path";

const generated = "generated/*";
const openapi = "src/openapi/index.js";
const contract = "src/contract/index.js";
const operations = "src/operations.js";
const server = "src/server/**";
const service = "src/mock/service/**";

/**
 * A room, which is a folder or files, the modules that it may import from elsewhere, and its packages. Only a room with
 * `node` may use what Node.js has built in.
 *
 * @type {{ room: string, modules?: string[], packages?: string[], node?: boolean }[]}
 */
const rooms = [
  { room: "src/openapi" },
  { room: "src/client", modules: [generated], packages: ["openapi-fetch"] },
  {
    room: "src/contract",
    modules: [generated, openapi],
    packages: ["ajv", "ajv-formats", "eventsource-parser", "find-my-way", "json-schema-faker", "yaml"],
    node: true,
  },
  {
    room: "src/server",
    modules: [generated, openapi, contract, operations, "src/nearest.js"],
    packages: ["@fastify/busboy"],
    node: true,
  },
  {
    room: "src/mock/service",
    modules: [
      generated, operations, "src/server/{http-error,storage,frames}.js",
      "src/mock/{assets,bounded-list,stored-file}.js",
    ],
    packages: ["pngjs", "totp-generator", "yauzl", "yazl"],
    node: true,
  },
  {
    room: "src/mock/pages",
    modules: [
      generated, contract, operations, server, service, "src/mock/{assets,request-history}.js", "src/version.js",
    ],
    node: true,
  },
  {
    room: "src/mock",
    modules: [
      openapi, contract, operations, server, "src/mock/service/index.js", "src/mock/pages/*",
      "src/browser/{index,options,tunnel}.js", "src/shell/index.js", "src/nearest.js",
    ],
    node: true,
  },
  {
    room: "src/browser",
    modules: [generated, server, service, "src/mock/assets.js"],
    packages: ["playwright-core", "typescript"],
    node: true,
  },
  { room: "src/shell", modules: [server, service], packages: ["just-bash"], node: true },
  {
    room: "src/check",
    modules: [openapi, contract, "src/client/form.js", "src/proxy/index.js", "src/base-url.js", "src/nearest.js"],
    node: true,
  },
  { room: "src/proxy", modules: [openapi, contract, server, "src/check/**", "src/base-url.js"], node: true },
  {
    room: "src/cli",
    modules: [
      "src/index.js", "src/{check,mock,proxy}/index.js", "src/check/{select.js,report/*}", server, "src/nearest.js",
      "src/version.js",
    ],
    node: true,
  },
  { room: "src/{index,operations}.ts", modules: [generated, operations, "src/client/*"] },
  { room: "src/{base-url,nearest,version}.ts", node: true },
  {
    room: "scripts",
    modules: [
      generated, openapi, "src/cli/*", "src/mock/index.js", "src/mock/service/computer/png.js",
      "src/check/{expressions,http/outcome}.js", "src/client/{events,form}.js",
    ],
    packages: [".+"],
    node: true,
  },
  { room: "examples", packages: [".+"], node: true },
];

/** How deep the folders of a room may lie. */
const maxDepth = 4;

/** The configurations: one for each depth of a room, since a relative import says how many folders up it leads. */
export const layers = rooms.flatMap(({ room, ...allowed }) => {
  if (room.endsWith(".ts")) return layer(room, [room], posix.dirname(room), "\\.", allowed);
  return Array.from({ length: maxDepth + 1 }, (_, depth) => {
    const folder = posix.join(room, "*/".repeat(depth));
    return layer(room, [posix.join(folder, "*.{ts,tsx,js}")], folder, `(?:\\.\\./){${depth + 1}}`, allowed);
  });
});

/**
 * @param {string} room
 * @param {string[]} files
 * @param {string} folder Where the files are.
 * @param {string} leaving How an import begins that leaves the room, as a regular expression.
 * @param {Omit<(typeof rooms)[number], "room">} allowed
 * @returns {import("eslint").Linter.Config}
 */
function layer(room, files, folder, leaving, { modules = [], packages = [], node = false }) {
  const paths = modules.map((module) => patternOf(specifierOf(folder, module)));
  const names = [...packages, ...node ? ["node:.+"] : []];
  const regexes = [`^(?!(?:${paths.join("|")})$)${leaving}`, `^(?!(?:${names.join("|")})(?:/|$))[^.]`];
  const message = `${room} may not import this: see the table in CONTRIBUTING.md, "How it hangs together".`;
  return {
    files,
    ignores: rooms.filter((other) => other.room.startsWith(`${room}/`)).map((other) => `${other.room}/**`),
    rules: {
      "no-restricted-imports": ["error", { patterns: regexes.map((regex) => ({ regex, message })) }],
      "no-restricted-syntax": ["error", ...regexes.map((regex) => ({
        selector: `ImportExpression > Literal[value=/${regex.replaceAll("/", "\\x2f")}/]`,
        message,
      }))],
    },
  };
}

/**
 * @param {string} folder
 * @param {string} module
 */
function specifierOf(folder, module) {
  const path = posix.relative(folder, module);
  return path.startsWith(".") ? path : `./${path}`;
}

/**
 * The regular expression for a glob.
 *
 * @param {string} glob
 */
function patternOf(glob) {
  return glob
    .replace(/\{(.+)\}/, (_, names) => `(?:${names.replaceAll(",", "|")})`)
    .replaceAll(".", "\\.").replaceAll("**", ".+").replaceAll(/(?<!\.)\*/g, "[^/]+");
}

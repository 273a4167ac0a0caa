/** Which room may import what: the table of CONTRIBUTING.md, "How it hangs together", as a rule of oxlint. */
import { posix, relative } from "node:path";

const generated = "generated/*";
const bytes = "src/bytes.js";
const openapi = "src/openapi/index.js";
const contract = "src/contract/index.js";
const loadContract = "src/contract/node/load.js";
const operations = "src/operations.js";
const server = "src/server/**";
/** What the layers of the service use of the server. */
const serverParts = "src/server/{http-error,storage,frames}.js";
/** The layers of the service that its neighbors use, too: its areas are its own. */
const serviceLayers = "src/service/{base,model,ports}/**";

/** Packages for bytes, hashes and paths, which run anywhere. */
const webPackages = [
  "@noble/hashes", "dequal", "fast-png", "fflate", "path-browserify", "uint8array-extras", "unzipit",
];

/**
 * A room, which is a folder or files, the modules that it may import from elsewhere, and its packages. Only a room with
 * `node` may use what Node.js has built in.
 *
 * @typedef {{ room: string, modules?: string[], packages?: string[], node?: boolean }} Room
 */

/** @type {Room[]} */
const rooms = [
  { room: "src/openapi" },
  { room: "src/client", modules: [generated], packages: ["openapi-fetch"] },
  {
    room: "src/contract",
    modules: [generated, openapi],
    packages: ["ajv-formats", "eventsource-parser", "json-schema-faker", "uint8array-extras"],
  },
  {
    room: "src/contract/node",
    modules: [openapi, contract, "src/contract/{description,generate}.js"],
    packages: ["yaml"],
    node: true,
  },
  {
    room: "src/server",
    modules: [
      generated, bytes, openapi, contract, operations, "src/nearest.js", "src/server/node/{listener,service}.js",
    ],
    packages: ["statuses", "uint8array-extras"],
  },
  { room: "src/server/node", modules: [contract, loadContract, operations, "src/server/*"], node: true },
  {
    room: "src/service/base",
    modules: [generated, bytes, operations, serverParts],
    packages: webPackages,
  },
  {
    room: "src/service/model",
    modules: [generated, bytes, operations, serverParts, "src/service/base/*"],
    packages: webPackages,
  },
  {
    room: "src/service/ports",
    modules: [generated, operations, serverParts, "src/service/{base,model}/**"],
  },
  {
    room: "src/service/areas",
    modules: [generated, bytes, operations, serverParts, serviceLayers],
    packages: [...webPackages, "totp-generator"],
  },
  {
    room: "src/service",
    modules: [generated, bytes, operations, serverParts, "src/service/**"],
    packages: webPackages,
  },
  {
    room: "src/mock/pages",
    modules: [
      generated, contract, operations, server, "src/service/{index,base/without-undefined}.js",
      "src/service/ports/platform.js",
    ],
    packages: ["@noble/hashes", "uint8array-extras"],
  },
  {
    room: "src/mock",
    modules: [
      bytes, openapi, contract, operations, server, "src/{coverage,har}/index.js", "src/client/form.js",
      "src/mock/pages/*", "src/mock/node/start.js",
      "src/service/{index,model/stored-file}.js", "src/service/base/{bounded-list,clock,feed,random}.js",
      "src/service/ports/*", "src/browser/options.js", "src/{nearest,trusted}.js",
    ],
    packages: ["idb", "uint8array-extras", "virtual:embedded"],
  },
  {
    room: "src/mock/node",
    modules: [
      generated, contract, loadContract, server, "src/har/node/file.js", "src/mock/*", "src/mock/recording/index.js",
      "src/service/index.js", "src/service/ports/*",
      "src/service/base/zip.js", "src/browser/{index,tunnel}.js", "src/shell/index.js", "src/{trusted,version}.js",
    ],
    packages: ["yauzl", "yazl"],
    node: true,
  },
  {
    room: "src/browser",
    modules: [generated, server, serviceLayers, "src/node/*"],
    packages: ["playwright-core", "typescript", "ws"],
    node: true,
  },
  { room: "src/shell", modules: [bytes, server, serviceLayers, "src/node/*"], packages: ["just-bash"], node: true },
  {
    room: "src/har",
    modules: [bytes, contract, "src/server/secrets.js"],
    packages: ["@streamparser/json", "uint8array-extras"],
  },
  { room: "src/har/node", modules: ["src/har/*"], node: true },
  { room: "src/coverage", modules: [openapi, contract] },
  { room: "src/report", modules: [contract], packages: ["uint8array-extras"] },
  {
    room: "src/traffic",
    modules: [openapi, contract, server, "src/coverage/index.js", "src/report/*"],
    packages: ["uint8array-extras"],
  },
  {
    room: "src/check",
    modules: [
      openapi, contract, loadContract, "src/{coverage,har}/index.js", "src/{report,traffic}/*", "src/client/form.js",
      "src/{mock,sequences}/index.js", "src/{base-url,nearest}.js",
    ],
    node: true,
  },
  { room: "src/sequences", modules: [generated, operations] },
  {
    room: "src/proxy",
    modules: [
      contract, loadContract, server, "src/coverage/index.js", "src/har/{index,node/file}.js", "src/{report,traffic}/*",
      "src/{base-url,trusted,version}.js",
    ],
    node: true,
  },
  {
    room: "src/cli",
    modules: [
      "src/index.js", "src/{check,har,mock,mock/recording,proxy}/index.js", "src/check/select.js",
      "src/{coverage,report,traffic}/*", server, "src/{nearest,trusted,version}.js",
    ],
    node: true,
  },
  { room: "src/query", modules: [generated] },
  { room: "src/streams", modules: [generated, "src/index.js"] },
  { room: "src/files.ts" },
  { room: "src/{index,operations}.ts", modules: [generated, operations, "src/client/*"] },
  { room: "src/bytes.ts", packages: ["uint8array-extras"] },
  { room: "src/node", node: true },
  { room: "src/trusted.ts", modules: ["src/server/{http-error,http}.js"] },
  { room: "src/{base-url,nearest,version}.ts", node: true },
  { room: "src/docs/samples", modules: [openapi, "src/docs/model/contract.js", "src/client/form.js"] },
  { room: "src/docs/model", modules: [openapi], packages: ["markdown-it", "preact"] },
  {
    room: "src/docs/page",
    modules: [openapi, "src/docs/samples/*", "src/client/{events,form}.js"],
  },
  {
    room: "src/docs",
    modules: [generated, openapi, "src/docs/{model,page,samples}/**"],
    packages: ["esbuild", "preact", "preact-render-to-string", "shiki"],
    node: true,
  },
  {
    room: "src/panel",
    modules: [
      openapi, "src/client/{events,pages}.js", "src/docs/page/{json-tokens,theme}.js", "src/report/curl.js",
      "src/mock/panel/types.js", "src/mock/overrides/list.js", "src/mock/recording/types.js",
    ],
    packages: ["preact"],
  },
  {
    room: "scripts",
    modules: [
      generated, openapi, "src/cli/*", "src/docs/**", "src/mock/index.js", "src/service/areas/computer/png.js",
    ],
    packages: [".+"],
    node: true,
  },
  { room: "examples", packages: [".+"], node: true },
];

/**
 * Returns why a file may not import a module; undefined if it may.
 *
 * @param {string} file The path of the file from the root of the repository.
 * @param {string} specifier The module, as the file names it.
 */
export function importProblem(file, specifier) {
  const room = roomOf(file);
  if (!room || isAllowed(room, file, specifier)) return undefined;
  return `${room.room} may not import ${specifier}: see the table in CONTRIBUTING.md, "How it hangs together".`;
}

/**
 * @param {Room} room
 * @param {string} file
 * @param {string} specifier
 */
function isAllowed(room, file, specifier) {
  const { modules = [], packages = [], node = false } = room;
  if (!specifier.startsWith(".")) {
    return [...packages, ...node ? ["node:.+"] : []].some((name) => new RegExp(`^(?:${name})(?:/|$)`).test(specifier));
  }
  const module = posix.join(posix.dirname(file), specifier);
  const isInside = !room.room.endsWith(".ts") && roomOf(module) === room;
  return isInside || modules.some((glob) => patternOf(glob).test(module));
}

const insides = rooms.map(({ room }) => patternOf(room.endsWith(".ts") ? room : `${room}/**`));

/**
 * Returns the room of a file: of several, the innermost.
 *
 * @param {string} file
 */
function roomOf(file) {
  return rooms.filter((_, index) => insides[index]?.test(file))
    .sort((one, other) => other.room.length - one.room.length)[0];
}

/**
 * Returns the regular expression for a glob.
 *
 * @param {string} glob
 */
function patternOf(glob) {
  const pattern = glob
    .replace(/\{(.+)\}/, (_, /** @type {string} */ names) => `(?:${names.replaceAll(",", "|")})`)
    .replaceAll(".", "\\.").replaceAll("**", ".+").replaceAll(/(?<!\.)\*/g, "[^/]+");
  return new RegExp(`^${pattern}$`);
}

/** The rule `layers/imports`. It also looks at `import()`, in code and in types. */
const imports = {
  /** @param {Context} context */
  create(context) {
    const file = relative(context.cwd, context.filename);
    /** @param {ImportNode} node */
    const check = (node) => {
      const specifier = node.source?.value;
      const message = typeof specifier === "string" ? importProblem(file, specifier) : undefined;
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/**
 * What the rule uses of a linter: the same for oxlint and ESLint.
 *
 * @typedef {{ source?: { value?: unknown } | null }} ImportNode
 * @typedef {{ cwd: string, filename: string, report(finding: { node: ImportNode, message: string }): void }} Context
 */

export default { meta: { name: "layers" }, rules: { imports } };

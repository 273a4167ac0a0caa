/** Puts what the mock needs into its bundle for web pages, which have no files: the contract, and the assets. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Parts of a description that only people read. */
const forPeople = new Set(["description", "summary", "externalDocs", "tags", "x-tagGroups", "x-codeSamples"]);
/** Parts with values, which are kept as they are. */
const values = new Set(["value", "example", "default", "const", "enum"]);
/** Parts whose keys are names, of which one may be `description`. */
const named = new Set([
  "properties", "patternProperties", "schemas", "parameters", "headers", "responses", "requestBodies", "examples",
  "paths", "content", "mapping", "callbacks", "links", "securitySchemes",
]);

/**
 * Provides the module `virtual:embedded`: the document of the contract, the assets by their names, and the version.
 *
 * @param {string} root The root of the repository.
 * @returns {import("esbuild").Plugin}
 */
export function embedded(root) {
  return {
    name: "embedded",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:embedded$/ }, ({ path }) => ({ path, namespace: "embedded" }));
      onLoad({ filter: /.*/, namespace: "embedded" }, async () => {
        const folder = join(root, "src/mock/assets");
        const files = await readdir(folder);
        const assets = await Promise.all(files.map(async (file) =>
          [file, (await readFile(join(folder, file))).toString("base64")]));
        /** @param {string} path */
        const readJson = async (path) => JSON.parse(await readFile(join(root, path), "utf8"));
        const document = withoutTexts(await readJson("generated/openapi.json"));
        const { version } = await readJson("package.json");
        return {
          contents: `export const document = ${JSON.stringify(document)};\n`
            + `export const assets = ${JSON.stringify(Object.fromEntries(assets))};\n`
            + `export const version = ${JSON.stringify(version)};\n`,
          loader: "js",
        };
      });
    },
  };
}

/**
 * Returns a description without the texts that only people read. Nothing at run time uses them.
 *
 * @param {unknown} node
 * @param {boolean} isNamed Whether the keys of the node are names.
 * @returns {unknown}
 */
function withoutTexts(node, isNamed = false) {
  if (Array.isArray(node)) return node.map((item) => withoutTexts(item));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node)
    .filter(([key]) => isNamed || !forPeople.has(key))
    .map(([key, child]) =>
      [key, !isNamed && values.has(key) ? child : withoutTexts(child, !isNamed && named.has(key))]));
}

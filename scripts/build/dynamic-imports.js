/** A CommonJS package that is bundled has only a default export when it is imported dynamically, unlike in Node.js. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Finds the dynamic imports of bundled CommonJS packages that use something else than the default export.
 *
 * @param {string} root The root of the repository.
 * @param {import("esbuild").Metafile[]} metafiles What each bundle was made of.
 * @returns {string[]} The problems, in words.
 */
export function wrongDynamicImports(root, metafiles) {
  return metafiles.flatMap(({ inputs }) => Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports.filter(({ kind, path }) => kind === "dynamic-import" && inputs[path]?.format === "cjs")
      .filter(({ original }) => !usesDefault(readFileSync(join(root, file), "utf8"), `import("${original}")`))
      .map(({ original }) => `${file} must use the default export of import("${original}"), which is CommonJS.`)));
}

/**
 * Whether each line with an import takes `.default` of it, or destructures `default`.
 *
 * @param {string} code
 * @param {string} call
 */
function usesDefault(code, call) {
  return code.split("\n").filter((line) => line.includes(call))
    .every((line) => line.includes(`(await ${call}).default`) || /\{ default: .* = await /.test(line));
}

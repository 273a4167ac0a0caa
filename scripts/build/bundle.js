/** Bundles `src/` with all that it needs, so that a consumer gets what was tested. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { bundleForPages } from "./bundle-for-pages.js";

/** The modules that run anywhere, beside the client. They import it where they need it. */
const besideClient = { query: "src/query/index.ts", streams: "src/streams/index.ts", files: "src/files.ts" };
/** The modules of Node.js that users import, and the command. */
const modules = {
  mock: "src/mock/index.ts",
  server: "src/server/index.ts",
  check: "src/check/index.ts",
  proxy: "src/proxy/index.ts",
  cli: "src/cli/index.ts",
};
/** Programs of processes and workers: a file each, where `new URL` finds them. */
const programs = [
  "src/browser/code/runner.js", "src/browser/engines/reaper.js", "src/shell/runner.js", "src/cli/setup/hooks.ts",
];
/** Packages that users install. All but the first are optional. */
const external = ["openapi-fetch", "playwright-core", "just-bash", "typescript", "ws"];
/** Packages that are CommonJS call it for what Node.js has built in. */
const banner = {
  js: 'import { createRequire as requireFrom } from "node:module";\nconst require = requireFrom(import.meta.url);',
};

/**
 * Writes the bundles: ES modules, readable in a stack trace, with one file for each entry and shared chunks.
 *
 * @param {string} root The root of the repository.
 * @returns {Promise<import("esbuild").Metafile[]>} What each bundle was made of.
 */
export async function bundle(root) {
  const outdir = join(root, "dist");
  /** @type {import("esbuild").BuildOptions & { metafile: true }} */
  const options = {
    absWorkingDir: root, bundle: true, format: "esm", target: "es2022", outdir, external, legalComments: "none",
    metafile: true, write: true, minifySyntax: true, // names and lines stay, for stack traces
  };
  removeModules(outdir);
  const [results, ...others] = await Promise.all([
    bundleForPages(root),
    build({ ...options, platform: "neutral", entryPoints: ["src/index.ts", "src/types.ts"] }), // nothing of Node.js
    build({ ...options, platform: "neutral", entryPoints: besideClient, plugins: [clientApart(root)] }),
    build({
      ...options,
      platform: "node",
      entryPoints: modules,
      splitting: true,
      banner,
      alias: {
        module: "node:module", // unzipit imports it by its old name
        yaml: join(root, "node_modules/yaml/browser/index.js"), // its modules, of which the unused parts fall away
      },
      plugins: [keepLocations(root), clientApart(root)],
    }),
    build({ ...options, platform: "node", entryPoints: programs, outbase: "src" }),
  ]);
  for (const name of ["mock.js", "check.js"]) removePaths(join(outdir, name));
  return [...results, ...others].map(({ metafile }) => metafile);
}

/**
 * Removes the comments with paths in `src/` from a bundle, one before each module. In the two largest bundles, they are
 * 2 kB of the package.
 *
 * @param {string} file
 */
function removePaths(file) {
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(/^\/\/ src\/.*\n/gm, ""));
}

/**
 * Removes the bundles of an earlier build: the names of chunks change with their content.
 *
 * @param {string} folder
 */
function removeModules(folder) {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.name.endsWith(".js"));
  for (const { name } of files) rmSync(join(folder, name));
}

/**
 * Makes `import.meta.url` of a module say where the module would be if `dist/` had the folders of `src/`, wherever its
 * code ends up. All bundles with this plugin are in `dist/` itself.
 *
 * @param {string} root
 * @returns {import("esbuild").Plugin}
 */
function keepLocations(root) {
  return {
    name: "keep-locations",
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        const location = relative(join(root, "src"), path).replace(/ts$/, "js");
        const url = `new URL(${JSON.stringify(location)}, import.meta.url).href`;
        return { contents: text.replaceAll("import.meta.url", url), loader: "ts" };
      });
    },
  };
}

/**
 * Keeps the client a module of its own, which the others import.
 *
 * @param {string} root
 * @returns {import("esbuild").Plugin}
 */
function clientApart(root) {
  const client = join(root, "src/index.js");
  return {
    name: "client-apart",
    setup({ onResolve }) {
      onResolve({ filter: /\/index\.js$/ }, ({ path, resolveDir }) =>
        resolve(resolveDir, path) === client ? { path: "./index.js", external: true } : undefined);
    },
  };
}

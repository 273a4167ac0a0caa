/** Bundles the mock for web pages. What Node.js has built in fails the build. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { embedded } from "./embedded.js";

/**
 * @param {string} root
 * @param {string} outdir
 * @returns {import("esbuild").BuildOptions & { metafile: true }}
 */
const optionsFor = (root, outdir) => ({
  absWorkingDir: root, outdir, bundle: true, platform: "browser", target: "es2022", legalComments: "none",
  metafile: true, plugins: [embedded(root)],
});

/**
 * Writes `cloud-browser-mock.js`: the mock as one classic script, which is a service worker, too.
 *
 * @param {string} root The root of the repository.
 * @param {string} outdir The output folder.
 */
export function bundleScript(root, outdir) {
  const entryPoints = { "cloud-browser-mock": "src/mock/web/script.ts" };
  return build({ ...optionsFor(root, outdir), entryPoints, format: "iife", minify: true });
}

/**
 * Writes the script, a module that gets the mock from it, so that the package has it once, and the module that starts
 * the worker.
 *
 * @param {string} root The root of the repository.
 */
export async function bundleForPages(root) {
  const outdir = join(root, "dist");
  const results = await Promise.all([
    bundleScript(root, outdir),
    build({
      ...optionsFor(root, outdir), entryPoints: { "mock-worker": "src/mock/worker/index.ts" }, format: "esm",
    }),
  ]);
  await writeFile(join(outdir, "mock-web.js"), `import "./cloud-browser-mock.js";
export const { createMock } = globalThis.cloudBrowserMock;
`);
  return results;
}

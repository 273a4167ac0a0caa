/** MSW in a page, with the handlers that its own importer makes of the contract. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const require = createRequire(import.meta.url);

/**
 * Bundles a module whose `start` resolves when MSW answers, and the worker that it needs.
 *
 * @param baseUrl Base URL of the API.
 */
export async function bundleMsw(baseUrl: string): Promise<{ module: Uint8Array; worker: Uint8Array }> {
  const text = await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8");
  const description = JSON.parse(text) as object;
  const contents = `import { fromOpenApi } from "@mswjs/source/open-api";
import { setupWorker } from "msw/browser";
export async function start() {
  const handlers = await fromOpenApi(${JSON.stringify({ ...description, servers: [{ url: baseUrl }] })});
  await setupWorker(...handlers).start({ quiet: true });
}`;
  const { outputFiles: [output] } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    bundle: true, minify: true, format: "esm", target: "es2022", write: false,
  });
  const worker = await readFile(require.resolve("msw/mockServiceWorker.js"));
  return { module: output?.contents ?? new Uint8Array(), worker };
}

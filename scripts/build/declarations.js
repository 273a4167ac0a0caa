/** Bundles the types of what users import. They import nothing but openapi-fetch and what Node.js has built in. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const entries = [
  "index", "types", "query/index", "streams/index", "files", "mock/index", "mock/web/index", "mock/worker/index",
  "server/index", "check/index", "proxy/index",
];
const generated = /\/generated\/(\w+\.js)$/;

/**
 * Checks the types of `src/`, and writes its declarations. The compiler does again only what has changed.
 *
 * @param {string} root The root of the repository.
 * @returns {Promise<boolean>} Whether the types are right. If not, the compiler has said why.
 */
export async function declarations(root) {
  const child = spawn(process.execPath, [tsc, "-p", "src/tsconfig.node.json"], { cwd: root, stdio: "inherit" });
  const [status] = await once(child, "close");
  if (status !== 0) return false;
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((entry) =>
      [entry.replace("/index", "").replace("/", "-"), join(root, `dist/.types/${entry}.d.ts`)])),
    external: [/^node:/, "openapi-fetch"],
    plugins: [{ name: "generated", resolveId: externalIfGenerated }, dts()],
  });
  await bundle.write({
    dir: join(root, "dist"),
    entryFileNames: "[name].d.ts",
    chunkFileNames: ({ name }) => `types-${name.replace(/\.d$/, "")}.d.ts`,
  });
  await bundle.close();
  return true;
}

/**
 * What is generated has types already.
 *
 * @param {string} id
 */
function externalIfGenerated(id) {
  const [, file] = generated.exec(id) ?? [];
  return file === undefined ? undefined : { id: `../generated/${file}`, external: /** @type {const} */ ("absolute") };
}

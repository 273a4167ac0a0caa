/**
 * Builds `dist/`: compiles what changed since the last build, and copies the assets of the mock. Output files whose
 * source is gone are removed, so that they are not packed. `dist/docs/` is left as it is.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [source, dist] = [join(root, "src"), join(root, "dist")];
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");

// The compiler writes only what has changed since the last build, and does not notice that an output file was deleted.
const sources = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
if (sources.some((path) => !existsSync(join(dist, path.replace(/ts$/, "js"))))) {
  rmSync(join(dist, ".tsbuildinfo"), { force: true });
}
const { status } = spawnSync(process.execPath, [tsc, "-p", "src/tsconfig.node.json"], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(1);

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name).slice(dist.length + 1);
  if (entry.isFile() && !path.startsWith("docs") && !path.endsWith(".tsbuildinfo") && !hasSource(path)) {
    rmSync(join(dist, path));
  }
}
cpSync(join(source, "mock/assets"), join(dist, "mock/assets"), { recursive: true });

/** @param {string} path */
function hasSource(path) {
  const name = path.replace(/(\.d)?\.[jt]s$/, "");
  return [path, `${name}.ts`, `${name}.js`].some((file) => existsSync(join(source, file)));
}

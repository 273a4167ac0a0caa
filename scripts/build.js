/**
 * Builds `dist/`: the bundles and their types, the programs and assets beside them, and the licences of what it
 * bundles. `dist/docs/` is left as it is.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./build/bundle.js";
import { declarations } from "./build/declarations.js";
import { wrongDynamicImports } from "./build/dynamic-imports.js";
import { buildPanel } from "./build/panel.js";
import { bundledPackages, noticesOf } from "./build/licences.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

mkdirSync(dist, { recursive: true });
const [bundles, panel, isTyped] = await Promise.all([
  bundle(root), buildPanel(root, join(dist, "mock/panel.html")), declarations(root),
]);
const metafiles = [...bundles, panel];
const wrong = wrongDynamicImports(root, metafiles);
if (wrong.length > 0) throw new Error(wrong.join("\n"));
const packages = await bundledPackages(root, metafiles);
writeFileSync(join(dist, "THIRD-PARTY.txt"), noticesOf(packages));
rmSync(join(dist, "mock/assets"), { recursive: true, force: true }); // an earlier build may have had others
cpSync(join(root, "src/mock/assets"), join(dist, "mock/assets"), { recursive: true });
if (!isTyped) process.exitCode = 1;

/**
 * Removes from `dist/` what users of the package do not need, before it is packed: comments in the code, and types of
 * modules that cannot be imported. This saves a seventh of the tarball. Types of public modules keep their comments,
 * because editors show them.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

const root = fileURLToPath(new URL("../", import.meta.url));
const dist = join(root, "dist");

const files = (await readdir(dist, { recursive: true })).map((name) => join(dist, name));
await Promise.all(files.filter((file) => file.endsWith(".js")).map(removeComments));
const used = new Set();
for (const file of await entryPoints()) await addImports(file, used);
const unused = files.filter((file) => file.endsWith(".d.ts") && !used.has(file));
await Promise.all(unused.map((file) => rm(file)));
await rm(join(dist, ".tsbuildinfo"), { force: true }); // the next build writes everything again

/** @param {string} file */
async function removeComments(file) {
  const { code } = await transform(await readFile(file, "utf8"), { legalComments: "none" });
  await writeFile(file, code);
}

/** Returns the declaration files that `package.json` exports. */
async function entryPoints() {
  const { exports } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  /** @type {{ types?: string }[]} */
  const modules = Object.values(exports);
  return modules.flatMap(({ types }) => types === undefined ? [] : [join(root, types)]);
}

/**
 * Adds a declaration file and, recursively, the declaration files that it imports.
 *
 * @param {string} file
 * @param {Set<string>} used
 * @returns {Promise<void>}
 */
async function addImports(file, used) {
  if (used.has(file)) return;
  used.add(file);
  const imports = (await readFile(file, "utf8")).matchAll(/(?:\bfrom |\bimport\()"(\.[^"]+)\.js"/g);
  for (const [, path] of imports) await addImports(join(dirname(file), `${path}.d.ts`), used);
}

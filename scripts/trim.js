/**
 * Removes from `dist/` what no user of the package needs, before it is packed: comments in the code, and the types of
 * modules that nobody can import. That is a seventh of the tarball. The types that users get keep their comments, which
 * editors show.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

const root = fileURLToPath(new URL("../", import.meta.url));
const dist = join(root, "dist");

const written = (await readdir(dist, { recursive: true })).map((name) => join(dist, name));
await Promise.all(written.filter((file) => file.endsWith(".js")).map(removeComments));
const used = new Set();
for (const file of await entryPoints()) await follow(file, used);
const unused = written.filter((file) => file.endsWith(".d.ts") && !used.has(file));
await Promise.all(unused.map((file) => rm(file)));
await rm(join(dist, ".tsbuildinfo"), { force: true }); // the next build writes everything again

/** @param {string} file */
async function removeComments(file) {
  const { code } = await transform(await readFile(file, "utf8"), { legalComments: "none" });
  await writeFile(file, code);
}

/** The types of what `package.json` exports. */
async function entryPoints() {
  const { exports } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  /** @type {{ types?: string }[]} */
  const modules = Object.values(exports);
  return modules.flatMap(({ types }) => types === undefined ? [] : [join(root, types)]);
}

/**
 * Adds a file of types, and those that it imports from the package.
 *
 * @param {string} file
 * @param {Set<string>} used
 * @returns {Promise<void>}
 */
async function follow(file, used) {
  if (used.has(file)) return;
  used.add(file);
  const imports = (await readFile(file, "utf8")).matchAll(/(?:\bfrom |\bimport\()"(\.[^"]+)\.js"/g);
  for (const [, path] of imports) await follow(join(dirname(file), `${path}.d.ts`), used);
}

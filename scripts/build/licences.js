/** Lists the packages whose code is in the bundles, with their licences. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Licences that allow their code in this package, if it has their text. */
const allowed = ["MIT", "ISC", "BSD-3-Clause"];

/**
 * Returns the packages in the bundles: name, version, licence and its text.
 *
 * @param {string} root The root of the repository.
 * @param {import("esbuild").Metafile[]} metafiles What each bundle was made of.
 * @throws {Error} If a licence is not allowed, or its text is missing.
 */
export async function bundledPackages(root, metafiles) {
  const outputs = metafiles.flatMap(({ outputs }) => Object.values(outputs));
  const inputs = outputs.flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const folders = new Set(inputs.flatMap(([path]) => /^(?:.*node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
  return Promise.all([...folders].sort().map((folder) => packageIn(join(root, folder))));
}

/** @param {string} folder */
async function packageIn(folder) {
  /** @type {{ name: string, version: string, license?: unknown }} */
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  if (typeof license !== "string" || !allowed.includes(license)) {
    throw new Error(`${name} has the licence ${JSON.stringify(license)}. Allowed are ${allowed.join(", ")}.`);
  }
  if (file === undefined) throw new Error(`${name} has no file with the text of its licence.`);
  return { name, version, license, text: (await readFile(join(folder, file), "utf8")).trim() };
}

/**
 * Returns the text of `THIRD-PARTY.txt`.
 *
 * @param {Awaited<ReturnType<typeof bundledPackages>>} packages
 */
export function noticesOf(packages) {
  const notices = packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`);
  return ["The code in this folder contains code of these packages.\n", ...notices].join(`\n${"-".repeat(80)}\n\n`);
}

/** What `generated/` was made from, so that `npm start` can tell whether it is up to date. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/** The name of the file with the hash. */
export const hashFile = "source.sha256";

const scripts = new URL("../", import.meta.url);

/**
 * Returns the hash of a description and of the code that generates from it.
 *
 * @param yaml The text of the description.
 */
export async function hashOf(yaml: string): Promise<string> {
  const own = (await readdir(new URL("generate/", scripts))).sort().map((name) => `generate/${name}`);
  const hash = createHash("sha256").update(yaml);
  for (const file of ["generate.ts", "session-links.js", ...own]) hash.update(await readFile(new URL(file, scripts)));
  return `${hash.digest("hex")}\n`;
}

/** `npm run docs`: writes a folder with the page that people read and call from, and what it offers to download. */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { renderPage } from "./docs/render.js";
import type { Contract } from "./docs/types.js";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Writes `index.html` and `openapi.yaml`, which work from any host, from disk, and without a network.
 *
 * @param folder Where to write. It is made when it is not there.
 * @throws {Error} When the contract has a keyword that the page does not show.
 */
export async function buildDocs(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const contract = JSON.parse(await readFile(join(root, "generated/openapi.json"), "utf8")) as Contract;
  await writeFile(join(folder, "index.html"), await renderPage(contract));
  await copyFile(join(root, "openapi.yaml"), join(folder, "openapi.yaml"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = join(root, "dist/docs");
  await rm(folder, { recursive: true, force: true }); // what former docs had is not packed
  await buildDocs(folder);
  console.log("Wrote dist/docs/. Open index.html there, or serve the folder.");
}

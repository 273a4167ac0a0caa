/** `npm run docs`: writes a folder with the page of the docs, and the description that it offers for download. */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { renderPage } from "./docs/render.js";
import type { ContractDescription } from "./docs/types.js";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Writes `index.html` and `openapi.yaml`. They work on any host, from disk, and offline.
 *
 * @param folder The output folder. It is created if it does not exist.
 * @throws {Error} When the contract has a keyword that the page does not show.
 */
export async function buildDocs(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const contract = JSON.parse(await readFile(join(root, "generated/openapi.json"), "utf8")) as ContractDescription;
  await writeFile(join(folder, "index.html"), await renderPage(contract));
  await copyFile(join(root, "openapi.yaml"), join(folder, "openapi.yaml"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = join(root, "dist/docs");
  await rm(folder, { recursive: true, force: true }); // so that files of an earlier build are not packed
  await buildDocs(folder);
  console.log("Wrote dist/docs/. Open index.html there, or serve the folder.");
}

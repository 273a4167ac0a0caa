/** `npm run docs`: writes a folder with the page of the docs, the same as Markdown, and the description. */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { markdownFiles } from "../src/docs/files/index.js";
import { createModel } from "../src/docs/model/model.js";
import { renderPage } from "../src/docs/render.js";
import { bundleScript } from "./build/bundle-for-pages.js";
import type { ContractDescription } from "../src/docs/model/contract.js";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Writes `index.html`, the mock that it calls, and `openapi.yaml`, which work on any host, from disk, and offline. For
 * programs that read, it writes `llms.txt` and a Markdown file for each operation and each schema.
 *
 * @param folder The output folder. It is created if it does not exist.
 * @throws {Error} When the contract has a keyword that the page does not show.
 */
export async function buildDocs(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const bundled = bundleScript(root, folder);
  const contract = JSON.parse(await readFile(join(root, "generated/openapi.json"), "utf8")) as ContractDescription;
  await writeFile(join(folder, "index.html"), await renderPage(contract));
  for (const [path, text] of markdownFiles(createModel(contract))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await copyFile(join(root, "openapi.yaml"), join(folder, "openapi.yaml"));
  await bundled;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = join(root, "dist/docs");
  await rm(folder, { recursive: true, force: true }); // so that files of an earlier build are not packed
  await buildDocs(folder);
  console.log("Wrote dist/docs/. Open index.html there, or serve the folder.");
}

/** `npm run docs`: writes a folder with the page that people read, what it offers to download, and the console. */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildConsole } from "./console.js";
import { mendRedoc } from "./mend-redoc.js";
import { redocly } from "./redocly.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const template = join(root, "scripts/docs.hbs");

/**
 * Writes `index.html`, `openapi.yaml` and the console, which work from any host, from disk, and without a network.
 *
 * @param folder Where to write. It is made when it is not there.
 * @throws When Redocly fails; the message has what it printed.
 */
export async function buildDocs(folder: string): Promise<void> {
  const page = join(folder, "index.html");
  await redocly("build-docs", "main", "--inlineBundle", "--template", template, "--output", page);
  await writeFile(page, mendRedoc(await readFile(page, "utf8")));
  await copyFile(join(root, "openapi.yaml"), join(folder, "openapi.yaml"));
  await buildConsole(folder);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await buildDocs(join(root, "dist/docs"));
  console.log("Wrote dist/docs/. Open index.html there, or serve the folder.");
}

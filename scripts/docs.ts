/** `npm run docs`: writes a folder with the page that people read, and the description that it offers to download. */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { redocly } from "./redocly.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const template = join(root, "scripts/docs.hbs");
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
const name = "data:image/svg+xml," + encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14"><text y="11" font-family="sans-serif" '
  + 'font-size="12" font-weight="bold" fill="#1f7cff">Redoc</text></svg>');

/**
 * Writes `index.html` and `openapi.yaml`, which work from any host, from disk, and without a network.
 *
 * Redoc has no setting for two things that need a server. It asks a CDN for its logo: its name takes the place of the
 * picture. And its links lead to paths until the page's own router has taken over: here they lead into the page.
 *
 * @param folder Where to write. It is made when it is not there.
 * @throws When Redocly fails; the message has what it printed.
 */
export async function buildDocs(folder: string): Promise<void> {
  const page = join(folder, "index.html");
  await redocly("build-docs", "main", "--inlineBundle", "--template", template, "--output", page);
  const html = await readFile(page, "utf8");
  await writeFile(page, html.replaceAll(logo, name).replaceAll(/(<a [^>]*href=")\//g, "$1#/"));
  await copyFile(join(root, "openapi.yaml"), join(folder, "openapi.yaml"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await buildDocs(join(root, "dist/docs"));
  console.log("Wrote dist/docs/. Open index.html there, or serve the folder.");
}

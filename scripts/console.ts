/** The console: a page on which every operation can be tried, by swagger-ui. It is a part of the docs. */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Contract, forConsole } from "./console/contract.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const own = join(root, "scripts/console");
const swaggerUi = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

/**
 * Writes `console.html` and the folder `console/`, which need nothing else than each other.
 *
 * @param folder Where to write. It has to be there.
 */
export async function buildConsole(folder: string): Promise<void> {
  const into = join(folder, "console");
  await mkdir(into, { recursive: true });
  await copyFile(join(own, "console.html"), join(folder, "console.html"));
  await copyFile(join(own, "console.css"), join(into, "console.css"));
  const contract = forConsole(JSON.parse(await readFile(join(root, "generated/openapi.json"), "utf8")) as Contract);
  await writeFile(join(into, "contract.js"), `const contract = ${JSON.stringify(contract)};\n`);
  await build({
    entryPoints: [join(own, "main.ts")],
    outfile: join(into, "console.js"),
    bundle: true,
    format: "iife",
    target: "es2022",
    logLevel: "silent",
  });
  for (const file of ["swagger-ui-bundle.js", "swagger-ui.css"]) { // their source maps are left behind
    const text = await readFile(join(swaggerUi, file), "utf8");
    await writeFile(join(into, file), text.replace(/\/[/*]# sourceMappingURL=.*\s*$/, ""));
  }
  for (const file of ["LICENSE", "NOTICE", "swagger-ui-bundle.js.LICENSE.txt"]) {
    await copyFile(join(swaggerUi, file), join(into, file.startsWith("swagger-ui") ? file : `swagger-ui.${file}.txt`));
  }
}

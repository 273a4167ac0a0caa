/** A link to an operation shows it before Redoc can. */
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type { Mend } from "../mend-redoc.js";

const { outputFiles: [file] } = buildSync({
  entryPoints: [fileURLToPath(new URL("../first-view.ts", import.meta.url))],
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  write: false,
});
const script = file?.text.trim() ?? "";

export const firstView: Mend[] = [
  {
    what: "The definition comes last, as code; here it is data, and comes before Redoc's code, with the first view.",
    find: /(<script type="module">.*?const __redoc_definition = )(\{.*?\});\n/gs,
    put: '<script type="application/json" id="definition">$2</script>\n'
      + `<script>${script.replaceAll("$", "$$$$")}</script>\n`
      + '$1JSON.parse(document.getElementById("definition").textContent);\n',
  },
];

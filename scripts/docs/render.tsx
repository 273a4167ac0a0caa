/** Renders a contract to the one file that the page is. */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { renderToString } from "preact-render-to-string";
import { dataOf, modelOf, ModelProvider } from "./model.js";
import { Page } from "./page.js";
import { searchIndexOf } from "./search-index.js";
import type { Contract } from "./types.js";

/**
 * Gives the page as HTML: nothing else is loaded for it. Its scripts and its style stand in it, and its policy allows
 * them by their hashes, so that no text of the contract can run.
 *
 * @throws {Error} When the contract has a keyword that the page does not show.
 */
export async function renderPage(contract: Contract): Promise<string> {
  const model = modelOf(contract);
  const [style, early, script] = await Promise.all(["styles/index.css", "page/early.ts", "page/main.ts"].map(bundled));
  const parts = { style: style ?? "", early: early ?? "", script: script ?? "" };
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(parts.early)} ${hashOf(parts.script)}`,
    `style-src ${hashOf(parts.style)}`,
    "img-src data: blob:",
    "media-src blob:",
    "connect-src http: https:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const index = dataOf(searchIndexOf(model));
  const page = <ModelProvider value={model}><Page {...parts} index={index} policy={policy} /></ModelProvider>;
  return `<!doctype html>\n${renderToString(page)}\n`;
}

async function bundled(file: string): Promise<string> {
  const { outputFiles: [output] } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    write: false,
  });
  return output?.text.trim() ?? "";
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

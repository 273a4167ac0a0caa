/** Renders a contract as a single HTML file. */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { renderToString } from "preact-render-to-string";
import { DocsPage } from "./components/page.js";
import { buildSearchIndex } from "./embedded/search-index.js";
import type { ContractDescription } from "./model/contract.js";
import { createModel, embeddableJson, ModelProvider } from "./model/model.js";

/**
 * Returns the page as HTML that loads nothing else before a call needs the mock beside it. It contains its scripts and
 * its style. The Content-Security-Policy allows them by hash, and what they insert, so that no text of the contract can
 * run as a script.
 *
 * @throws {Error} When the contract has a keyword that the page does not show.
 */
export async function renderPage(contract: ContractDescription): Promise<string> {
  const model = createModel(contract);
  const [style, early, script] = await Promise.all(["styles/index.css", "page/early.ts", "page/main.ts"].map(bundle));
  const parts = { style: style ?? "", early: early ?? "", script: script ?? "" };
  const policy = [
    "default-src 'none'",
    `script-src ${policyHash(parts.early)} ${policyHash(parts.script)} 'strict-dynamic'`,
    `style-src ${policyHash(parts.style)}`,
    "img-src data: blob:",
    "media-src blob:",
    "connect-src http: https:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const index = embeddableJson(buildSearchIndex(model));
  const page = <ModelProvider value={model}><DocsPage {...parts} index={index} policy={policy} /></ModelProvider>;
  return `<!doctype html>\n${renderToString(page)}\n`;
}

async function bundle(file: string): Promise<string> {
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

const policyHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Builds the panel of the mock: one file of HTML that loads nothing else. */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build } from "esbuild";

/**
 * Writes the page. Its policy allows its own script and style by hash, and asks nobody but the mock.
 *
 * @param {string} root The root of the repository.
 * @param {string} file The file to write.
 * @returns {Promise<import("esbuild").Metafile>} What it was made of.
 */
export async function buildPanel(root, file) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root, entryPoints: { script: "src/panel/main.tsx", style: "src/panel/styles/index.css" },
    outdir: "out", bundle: true, minify: true, format: "iife", target: "es2022", legalComments: "none",
    jsx: "automatic", jsxImportSource: "preact", write: false, metafile: true,
  });
  /** @param {string} end */
  const text = (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text.trim() ?? "";
  const [script, style] = [text(".js"), text(".css")];
  const policy = [
    "default-src 'none'", `script-src ${hashOf(script)}`, `style-src ${hashOf(style)}`, "connect-src 'self'",
    "img-src blob: data:", "media-src blob:", "base-uri 'none'", "form-action 'none'",
  ].join("; ");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mock of the cloud browser API</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<body>
<div id="panel"><noscript><p>This page needs JavaScript.</p></noscript></div>
<script type="module">${script}</script>
`);
  return metafile;
}

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

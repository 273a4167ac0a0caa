/** What the pages of the mock have in common: one look, nothing from elsewhere, and no script but their own. */
import { createHash } from "node:crypto";
import type { Answer } from "../../contract/index.js";
import { readAsset } from "../assets.js";
import { Html, html } from "./html.js";

/** A page. */
export interface Page {
  title: string;
  body: Html;
  status?: number;
  /** File in `assets/` with the script of the page, a module. */
  script?: string;
  /** Whether other pages may have it in an `<iframe>`. */
  isEmbeddable?: boolean;
}

/** Makes the answer that a page is. */
export async function page({ title, body, status = 200, script, isEmbeddable = false }: Page): Promise<Answer> {
  const [style, code] = await Promise.all([readAsset("page.css"), script && readAsset(script)]);
  const { text } = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(String(style))}</style>
<body>
${body}
${code && html`<script type="module">${new Html(String(code))}</script>`}
</body>
</html>
`;
  const policy = [
    "default-src 'none'", "img-src 'self' blob: data:", "media-src 'self'", "connect-src 'self'", "frame-src 'self'",
    `style-src '${hashOf(style)}'`, `script-src '${code ? hashOf(code) : "none"}'`,
    "form-action 'self'", "base-uri 'none'", `frame-ancestors ${isEmbeddable ? "*" : "'none'"}`,
  ];
  const headers = {
    "Content-Security-Policy": policy.join("; "),
    "Referrer-Policy": "no-referrer", // there may be a token in the address
    "Cache-Control": "no-store",
  };
  return { status, headers, mediaType: "text/html; charset=utf-8", body: Buffer.from(text) };
}

/** A source of Content Security Policy: just this text (CSP 3, section 2.3.1). */
function hashOf(text: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

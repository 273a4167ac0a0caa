/** The frame of all pages of the mock: their style, and a policy that allows only their own scripts and resources. */
import { sha256 } from "@noble/hashes/sha2.js";
import { stringToUint8Array, uint8ArrayToBase64 } from "uint8array-extras";
import type { HandlerResponse } from "../../contract/index.js";
import type { ReadAsset } from "../../service/ports/platform.js";
import { Html, html } from "./html.js";

/** The options of a page. */
export interface PageOptions {
  title: string;
  body: Html;
  status?: number;
  /** The scripts of the page: modules in `assets/`. */
  scripts?: string[];
  /** Whether other pages may embed it in an `<iframe>`. */
  isEmbeddable?: boolean;
}

/** Creates the response with a page. */
export type RenderPage = (options: PageOptions) => Promise<HandlerResponse>;

/** Creates the function that renders pages. */
export function createRenderPage(readAsset: ReadAsset): RenderPage {
  return (options) => renderPage(readAsset, options);
}

const decoder = new TextDecoder();

async function renderPage(
  readAsset: ReadAsset,
  { title, body, status = 200, scripts = [], isEmbeddable = false }: PageOptions,
): Promise<HandlerResponse> {
  const [style, ...code] = await Promise.all([readAsset("page.css"), ...scripts.map(readAsset)]);
  const { text } = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(decoder.decode(style))}</style>
<body>
${body}
${code.map((text) => html`<script type="module">${new Html(decoder.decode(text))}</script>`)}
</body>
</html>
`;
  const policy = [
    "default-src 'none'", "img-src 'self' blob: data:", "media-src 'self'", "connect-src 'self'", "frame-src 'self'",
    `style-src '${cspHash(style)}'`, `script-src ${code.map((text) => `'${cspHash(text)}'`).join(" ") || "'none'"}`,
    "form-action 'self'", "base-uri 'none'", `frame-ancestors ${isEmbeddable ? "*" : "'none'"}`,
  ];
  const headers = {
    "Content-Security-Policy": policy.join("; "),
    "Referrer-Policy": "no-referrer", // the URL may contain a token
    "Cache-Control": "no-store",
  };
  return { status, headers, mediaType: "text/html; charset=utf-8", body: stringToUint8Array(text) };
}

/** The source expression of Content Security Policy for a text (CSP 3, section 2.3.1). */
function cspHash(text: Uint8Array): string {
  return `sha256-${uint8ArrayToBase64(sha256(text))}`;
}

/** The address bar, as one line over the top of the page. */
import type { Front } from "../page-session.js";
import { capturePage } from "../screenshot.js";
import { type Covers, escapeHtml } from "./index.js";
import { openOverlay } from "./overlay.js";

const height = 40;
const style = `body { margin: 0; font: 14px sans-serif }
  form { box-sizing: border-box; height: ${height}px; padding: 4px 12px; background: #fff; box-shadow: 0 0 2px }
  input { box-sizing: border-box; width: 100%; height: 30px; padding: 0 16px; border: 2px solid #0b57d0;
    border-radius: 15px; font: inherit; outline: 0 }`;

/** Where Chromium looks for words that are no address. */
const searchUrl = "https://www.google.com/search?q=";

/**
 * Returns the URL that a text in the address bar stands for, as Chromium does: `example.com/a` is
 * `https://example.com/a`, and `localhost:3000` is `http://localhost:3000`.
 */
export function urlOf(text: string): string {
  if (/^[a-z][a-z\d+.-]*:(?!\d+(?:\/|$))\S/i.test(text)) return text;
  if (/^(?:localhost|\d+(?:\.\d+){3}|\[[\da-f:]+\])(?:[:/?#]\S*)?$/i.test(text)) return `http://${text}`;
  const isHost = /^[^\s/?#]+(?:\.[a-z][a-z\d-]+\.?|:\d+)(?:[/?#].*)?$/i.test(text);
  return isHost ? `https://${text}` : searchUrl + encodeURIComponent(text);
}

/**
 * Opens the address bar of a page.
 *
 * @param url Its content, which is selected.
 * @param open Opens another URL.
 */
export function openAddressBar(
  covers: Covers,
  { session, cdp, page }: Front,
  url: string,
  open: (url: string) => Promise<void>,
): void {
  const value = escapeHtml(url === "about:blank" ? "" : url);
  const html = `<style>${style}</style><form><input autofocus aria-label="Address" value="${value}"></form>`;
  covers.open(page, {
    overlay: openOverlay(cdp, html, session.settings.viewport),
    height,
    background: () => capturePage(page),
    async answered({ isAccepted, text }) {
      if (isAccepted && text.trim()) await open(urlOf(text.trim()));
    },
  });
}

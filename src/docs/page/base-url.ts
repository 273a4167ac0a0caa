/** Keeps the samples and the panel of the base URL at the server that calls go to. */
import { isUrl } from "./calls/server.js";
import { onSettings, settings } from "./calls/settings.js";

/** A text of the page, and what it is with the base URL of the contract. */
type SampleText = [node: Text, written: string];

/** Shows the chosen server in every sample, now and whenever it changes. */
export function setUpBaseUrl(): void {
  const panel = document.querySelector("[data-base-url]") as HTMLElement;
  const { baseUrl: own = "" } = panel.dataset;
  const description = panel.querySelector("p") as HTMLElement;
  let texts: SampleText[] | undefined;
  let shown = own;
  function show(): void {
    const next = literalOf(settings().baseUrl);
    if (next === undefined || next === shown) return;
    texts ??= textsWith(own);
    for (const [node, written] of texts) node.data = written.replaceAll(own, () => next);
    description.hidden = next !== own;
    shown = next;
  }
  show();
  onSettings(show);
}

/**
 * Returns a base URL that needs no escapes in any language of the samples. Without this, a link could have a base URL
 * that ends the quotes of a curl line and adds another command.
 */
function literalOf(baseUrl: string): string | undefined {
  if (!isUrl(baseUrl)) return undefined;
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname}`.replace(/\/$/, "").replace(/'/g, "%27").replace(/"/g, "%22");
}

/** Returns the texts of the samples that have a base URL. They are looked up once, before another one replaces it. */
function textsWith(baseUrl: string): SampleText[] {
  return [...document.querySelectorAll("[data-base-url] code, .request .choice code")].flatMap((code) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const found: SampleText[] = [];
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (node.data.includes(baseUrl)) found.push([node, node.data]);
    }
    return found;
  });
}

/** The target of a URL fragment: an id, or a link in the format of an earlier page. */

/**
 * Returns the target of a URL fragment, or `undefined` if it does not exist or is not parsed yet.
 * `#/filesystem/movepath`, `#operation/movePath` and `#tag/Filesystem/operation/movePath` all refer to `#movePath`.
 */
export function elementFor(hash: string): Element | undefined {
  const name = decodeFragment(hash.slice(1));
  if (name === "") return undefined;
  const own = document.getElementById(name);
  if (own) return own;
  const [, ...inner] = name.split("/");
  const isParsed = document.readyState !== "loading"; // before that, an area would match instead of its operation
  const others = isParsed ? "article:not(.schema)" : "article.operation";
  const kind = /^\/?schemas?\//.test(name) ? "article.schema" : others;
  const articles = inner.length > 0 ? [...document.querySelectorAll(kind)] : [];
  return inner.reverse().map((part) => articles.find(({ id }) => isSame(id, part))).find((article) => article);
}

const isSame = (id: string, name: string) => id.toLowerCase() === name.toLowerCase().replaceAll(" ", "-");

/** Decodes a URL fragment. Returns it unchanged if it is malformed. */
export function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign
  }
}

/**
 * Scrolls to an element, and holds it in place for half a second, while articles that come into view change their
 * height. Scrolling by the reader stops it.
 */
export function scrollToElement(element: Element): void {
  const until = performance.now() + 500;
  let isHeld = true;
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    addEventListener(type, () => void (isHeld = false), { once: true, passive: true });
  }
  const hold = () => {
    if (!isHeld) return;
    element.scrollIntoView();
    if (performance.now() < until) requestAnimationFrame(hold);
  };
  hold();
}

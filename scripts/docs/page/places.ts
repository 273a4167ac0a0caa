/** Where a link leads: to an id of the page, or to what a link of the page before this one named. */

/**
 * The element that the fragment of a URL names; nothing while it has not been read, or when there is none.
 * `#/filesystem/movepath`, `#operation/movePath` and `#tag/Filesystem/operation/movePath` all name `#movePath`.
 */
export function placeOf(hash: string): Element | undefined {
  const name = decoded(hash.slice(1));
  if (name === "") return undefined;
  const own = document.getElementById(name);
  if (own) return own;
  const [, ...inner] = name.split("/");
  const isRead = document.readyState !== "loading"; // until then an area would be taken for its operation
  const others = isRead ? "article:not(.schema)" : "article.operation";
  const kind = /^\/?schemas?\//.test(name) ? "article.schema" : others;
  const articles = inner.length > 0 ? [...document.querySelectorAll(kind)] : [];
  return inner.reverse().map((one) => articles.find(({ id }) => same(id, one))).find((article) => article);
}

const same = (id: string, name: string) => id.toLowerCase() === name.toLowerCase().replaceAll(" ", "-");

/** Decodes the fragment of a URL. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray per cent sign
  }
}

/**
 * Scrolls to a place, and keeps it there for half a second: what comes into view gets its true height, and the place
 * would move. The reader's own scrolling ends it.
 */
export function goTo(place: Element): void {
  const until = performance.now() + 500;
  let isHeld = true;
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    addEventListener(type, () => void (isHeld = false), { once: true, passive: true });
  }
  const hold = () => {
    if (!isHeld) return;
    place.scrollIntoView();
    if (performance.now() < until) requestAnimationFrame(hold);
  };
  hold();
}

/** What has an article of its own, such as a schema, is copied from there into what opens to it. */

/** Fills what the reader opens. */
export function fillDetails(): void {
  document.addEventListener("toggle", ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open) fill(target);
  }, true);
}

/** Fills details from the article that they name, once. */
export function fill(details: HTMLDetailsElement): void {
  const content = contentOf(details);
  if (content === details || details.querySelector(":scope > .inside")) return;
  const copy = content.cloneNode(true) as Element;
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  details.append(copy);
}

/** What details are filled from; themselves, where they name no article. */
export function contentOf(details: HTMLDetailsElement): Element {
  return document.getElementById(details.dataset.from ?? "")?.querySelector(".inside") ?? details;
}

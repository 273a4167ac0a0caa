/** Copies schemas and shared responses from their articles into the details that the reader opens. */

/** Fills details when the reader opens them. */
export function setUpDetails(): void {
  document.addEventListener("toggle", ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open) fillDetails(target);
  }, true);
}

/** Fills details with a copy of the article that they refer to, unless they are filled already. */
export function fillDetails(details: HTMLDetailsElement): void {
  const content = articleContentOf(details);
  if (content === details || details.querySelector(":scope > .inside")) return;
  const copy = content.cloneNode(true) as Element;
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  details.append(copy);
}

/** Returns the content to fill details with, or the details themselves if they refer to no article. */
export function articleContentOf(details: HTMLDetailsElement): Element {
  return document.getElementById(details.dataset.from ?? "")?.querySelector(".inside") ?? details;
}

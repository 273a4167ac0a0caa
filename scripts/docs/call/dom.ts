/** Elements. Text from elsewhere goes in as text, never as HTML. */

type Child = Node | string;
type Given = Record<string, string | number | boolean | undefined>;

/**
 * Makes an element.
 *
 * @param given Properties by their names, and attributes where the element has no such property. What is `undefined`
 *   is left out.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (name in element && !name.startsWith("aria")) Object.assign(element, { [name]: value });
    else element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

let made = 0;

/** Makes an id that no other element has. */
export function newId(): string {
  return `call-${made++}`;
}

/** Makes a button that does something. */
export function button(label: string, act: () => void, given: Given = {}): HTMLButtonElement {
  const element = h("button", { type: "button", ...given }, label);
  element.addEventListener("click", act);
  return element;
}

/** Creates elements. Text is always inserted as text, never as HTML. */

type Child = Node | string;
type ElementProperties = Record<string, string | number | boolean | undefined>;

/**
 * Creates an element.
 *
 * @param properties Properties by name. A name that is not a property is set as an attribute. `undefined` is skipped.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: ElementProperties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue;
    if (name in element && !name.startsWith("aria")) Object.assign(element, { [name]: value });
    else element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

let idCount = 0;

/** Returns an id that no other element has. */
export function newId(): string {
  return `call-${idCount++}`;
}

/** Creates a button that runs a function when it is clicked. */
export function button(label: string, act: () => void, properties: ElementProperties = {}): HTMLButtonElement {
  const element = h("button", { type: "button", ...properties }, label);
  element.addEventListener("click", act);
  return element;
}

/** Search: opened by a button, by `/` and Ctrl+K, and by a URL that asks (`?search=`); used by keyboard alone. */
import type { SearchIndex } from "../search-index.js";
import { pathTo } from "./nested.js";
import { find, type SearchResult } from "./rank.js";

const dialog = document.querySelector<HTMLDialogElement>("#search") as HTMLDialogElement;
const input = dialog.querySelector("input") as HTMLInputElement;
const list = dialog.querySelector("#found") as HTMLElement;
const none = dialog.querySelector(".none") as HTMLElement;
let index: SearchIndex | undefined;
let picked = 0;

/** Makes search work. */
export function offerSearch(button: HTMLElement): void {
  button.addEventListener("click", () => open());
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
    const isAsked = (event.key === "/" && !isTyping) || (event.key === "k" && (event.ctrlKey || event.metaKey));
    if (!isAsked || dialog.open) return;
    event.preventDefault();
    open();
  });
  input.addEventListener("input", search);
  input.addEventListener("keydown", steer);
  list.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close(); // beside it
  });
  dialog.addEventListener("close", forget);
  const asked = new URLSearchParams(location.search).get("search");
  if (asked) open(asked);
}

function open(text = ""): void {
  index ??= JSON.parse(document.querySelector("#search-index")?.textContent ?? "") as SearchIndex;
  dialog.showModal();
  input.value = text;
  input.focus();
  search();
}

/** Once it is closed, the URL asks for it no more, so that a link to what was found opens that. */
function forget(): void {
  if (location.search) history.replaceState(history.state, "", location.pathname + location.hash);
}

function search(): void {
  const found = index ? find(index, input.value) : [];
  list.replaceChildren(...found.map(entry));
  none.textContent = found.length === 0 && input.value.trim() ? `No results for “${input.value.trim()}”.` : "";
  input.setAttribute("aria-expanded", String(found.length > 0));
  pick(0);
}

function steer(event: KeyboardEvent): void {
  const { length } = list.children;
  if (event.key === "ArrowDown") pick((picked + 1) % length);
  else if (event.key === "ArrowUp") pick((picked + length - 1) % length);
  else if (event.key === "Enter") (list.children[picked] as HTMLElement | undefined)?.click();
  else return;
  event.preventDefault();
}

function pick(number: number): void {
  picked = number || 0; // of nothing, the rest is NaN
  for (const [at, option] of [...list.children].entries()) option.setAttribute("aria-selected", String(at === picked));
  const option = list.children[picked];
  option?.scrollIntoView({ block: "nearest" });
  if (option) input.setAttribute("aria-activedescendant", option.id);
  else input.removeAttribute("aria-activedescendant");
}

function entry({ place: [id, kind, title, path], field }: SearchResult, number: number): HTMLElement {
  const article = document.getElementById(id);
  const isItself = field === undefined || field.toLowerCase() === id.toLowerCase(); // the schema Browser, say
  const at = isItself || !article ? id : pathTo(article, field) ?? id;
  const option = Object.assign(document.createElement("a"), { href: `#${at}`, id: `found-${number}`, tabIndex: -1 });
  option.setAttribute("role", "option");
  option.append(part("b", title), part("code", kind === "operation" ? path : ""));
  option.append(part("span", at === id ? { operation: id, schema: "Schema", words: "" }[kind] : `field ${field}`));
  return option;
}

function part(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

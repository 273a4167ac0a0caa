/** The search dialog. A button, `/`, Ctrl+K and the query parameter `search` open it. */
import { pathTo } from "../nested.js";
import { rankResults, type SearchResult } from "./rank.js";
import type { SearchIndex } from "./types.js";

const dialog = document.querySelector<HTMLDialogElement>("#search") as HTMLDialogElement;
const input = dialog.querySelector("input") as HTMLInputElement;
const list = dialog.querySelector("#found") as HTMLElement;
const none = dialog.querySelector(".none") as HTMLElement;
let index: SearchIndex | undefined;
let picked = 0;

/** Sets up the search dialog. */
export function setUpSearch(button: HTMLElement): void {
  button.addEventListener("click", () => open());
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
    const isShortcut = (event.key === "/" && !isTyping) || (event.key === "k" && (event.ctrlKey || event.metaKey));
    if (!isShortcut || dialog.open) return;
    event.preventDefault();
    open();
  });
  input.addEventListener("input", search);
  input.addEventListener("keydown", steer);
  list.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close(); // a click on the backdrop
  });
  dialog.addEventListener("close", removeQuery);
  const query = new URLSearchParams(location.search).get("search");
  if (query) open(query);
}

function open(text = ""): void {
  index ??= JSON.parse(document.querySelector("#search-index")?.textContent ?? "") as SearchIndex;
  dialog.showModal();
  input.value = text;
  input.focus();
  search();
}

/** Removes the query parameter when the dialog closes, so that a copied link opens the result and not the dialog. */
function removeQuery(): void {
  if (location.search) history.replaceState(history.state, "", location.pathname + location.hash);
}

function search(): void {
  const { found, notice } = index ? rankResults(index, input.value) : { found: [], notice: "" };
  list.replaceChildren(...found.map(createOption));
  const hasNone = found.length === 0 && input.value.trim();
  none.textContent = notice || (hasNone ? `No results for “${input.value.trim()}”.` : "");
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
  picked = number || 0; // without results, the remainder is NaN
  for (const [index, option] of [...list.children].entries()) {
    option.setAttribute("aria-selected", String(index === picked));
  }
  const option = list.children[picked];
  option?.scrollIntoView({ block: "nearest" });
  if (option) input.setAttribute("aria-activedescendant", option.id);
  else input.removeAttribute("aria-activedescendant");
}

function createOption({ entry: [id, kind, title, path], field }: SearchResult, number: number): HTMLElement {
  const article = document.getElementById(id);
  const isArticle = field === undefined || field.toLowerCase() === id.toLowerCase(); // for example, the schema Browser
  const target = isArticle || !article ? id : pathTo(article, field) ?? id;
  const link = { href: `#${target}`, id: `found-${number}`, tabIndex: -1 };
  const option = Object.assign(document.createElement("a"), link);
  option.setAttribute("role", "option");
  option.append(part("b", title), part("code", kind === "operation" ? path : ""));
  const label = { operation: id, schema: "Schema", section: "" }[kind];
  option.append(part("span", target === id ? label : `field ${field}`));
  return option;
}

function part(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

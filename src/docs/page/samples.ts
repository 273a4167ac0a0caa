/**
 * The code panels: their language, which is the same on the whole page, their example, and their copy button. Another
 * button copies the whole operation.
 */
import { markdownOf } from "./markdown.js";
import { savePreference, loadPreference } from "./preferences.js";

let language = "curl";

/** Sets up the buttons and lists of the panels. */
export function setUpSamples(): void {
  language = loadPreference("language") ?? language;
  const isKnown = document.querySelector(`.languages button[value="${CSS.escape(language)}"]`);
  if (isKnown && language !== "curl") showLanguage(language);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.closest(".languages")) pickLanguage(button);
    else if (button?.matches(".copy")) void copyCode(button);
    else if (button?.matches(".markdown")) void copyArticle(button);
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.closest(".pick")) show(panelOf(target));
  });
  document.addEventListener("beforematch", ({ target }) => { // browser search found a match in a hidden block
    const choice = (target as Element).closest<HTMLElement>(".choice");
    if (!choice) return;
    const { dataset } = choice;
    const select = panelOf(choice).querySelector("select");
    if (select) select.value = dataset.example ?? "0";
    if (dataset.language !== undefined) showLanguage(dataset.language);
    show(panelOf(choice));
  });
}

const panelOf = (element: Element) => element.closest(".panel") as HTMLElement;

/** Changes the language of every panel, and keeps the clicked button in place. */
function pickLanguage(button: HTMLButtonElement): void {
  const before = button.getBoundingClientRect().top;
  savePreference("language", button.value);
  showLanguage(button.value);
  scrollBy(0, button.getBoundingClientRect().top - before);
}

function showLanguage(picked: string): void {
  language = picked;
  for (const button of document.querySelectorAll<HTMLButtonElement>(".languages button")) {
    button.setAttribute("aria-pressed", String(button.value === picked));
  }
  document.querySelectorAll<HTMLElement>(".panel.request").forEach(show);
}

/** Shows the picked example of a panel in the current language. */
function show(panel: HTMLElement): void {
  const example = panel.querySelector("select")?.value ?? "0";
  for (const choice of panel.querySelectorAll<HTMLElement>(".choice")) {
    const { dataset } = choice;
    const isPicked = dataset.example === example && (dataset.language ?? language) === language;
    if (isPicked) choice.removeAttribute("hidden");
    else choice.setAttribute("hidden", "until-found");
  }
}

function copyCode(button: HTMLButtonElement): Promise<void> {
  const code = panelOf(button).querySelector(".choice:not([hidden]) code, .bar ~ pre code");
  return copy(button, code?.textContent ?? "", code);
}

function copyArticle(button: HTMLButtonElement): Promise<void> {
  const article = button.closest("article") as Element;
  return copy(button, markdownOf(article), article.querySelector(".text"));
}

/** Copies a text. If the browser does not allow it, selects an element so that Ctrl+C copies that. */
async function copy(button: HTMLButtonElement, text: string, element: Element | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    if (element) getSelection()?.selectAllChildren(element);
    button.textContent = "Press Ctrl+C";
  }
  setTimeout(() => void (button.textContent = button.matches(".copy") ? "Copy" : "Copy as Markdown"), 2000);
}

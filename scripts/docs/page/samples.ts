/** The code beside the words: the language of all of it, the example of each panel, and what is copied. */
import { keep, kept } from "./kept.js";

let language = "curl";

/** Makes the buttons and the lists of the panels work. */
export function offerSamples(): void {
  language = kept("language") ?? language;
  const isKnown = document.querySelector(`.languages button[value="${CSS.escape(language)}"]`);
  if (isKnown && language !== "curl") showLanguage(language);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.closest(".languages")) pickLanguage(button);
    else if (button?.matches(".copy")) void copy(button);
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.closest(".pick")) show(panelOf(target));
  });
  document.addEventListener("beforematch", ({ target }) => { // the browser's search has found what is not in view
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

/** A language goes for every operation. What is being read stays where it is. */
function pickLanguage(button: HTMLButtonElement): void {
  const before = button.getBoundingClientRect().top;
  keep("language", button.value);
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

/** Shows of a panel the example that is picked, in the language. */
function show(panel: HTMLElement): void {
  const example = panel.querySelector("select")?.value ?? "0";
  for (const choice of panel.querySelectorAll<HTMLElement>(".choice")) {
    const { dataset } = choice;
    const isPicked = dataset.example === example && (dataset.language ?? language) === language;
    if (isPicked) choice.removeAttribute("hidden");
    else choice.setAttribute("hidden", "until-found");
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = panelOf(button).querySelector(".choice:not([hidden]) code, .bar ~ pre code");
  const text = code?.textContent ?? "";
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    if (code) getSelection()?.selectAllChildren(code); // ready for the keys that copy
    button.textContent = "Press Ctrl+C";
  }
  setTimeout(() => void (button.textContent = "Copy"), 2000);
}

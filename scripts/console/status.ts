/** Whether something answers at the base URL, and what to do when nothing does. */
import { settings } from "./settings.js";

const status = document.querySelector("#status") as HTMLElement;

/** The words for a call that did not get through, as Markdown. */
export function adviceFor(baseUrl: string): string {
  return `Nothing that takes calls from this page answers at ${baseUrl}. Start the mock there: `
    + "`npx cloud-browser-contract mock`";
}

/** Asks whether something answers, and shows it. Any answer will do, so that any server can be asked. */
export async function askServer(): Promise<void> {
  const { baseUrl } = settings();
  if (!/^https?:\/\/[^/]/.test(baseUrl)) return show("missing", "The base URL must start with http:// or https://.");
  const ending = new AbortController();
  try {
    // Of this, the mock keeps no log. The answer of a server that does not take calls from this page counts as well.
    await fetch(`${baseUrl}/_mock/requests`, { mode: "no-cors", cache: "no-store", signal: ending.signal });
    showAnswers();
    ending.abort();
  } catch {
    showSilence();
  }
}

export function showAnswers(): void {
  show("there", `A server answers at ${settings().baseUrl}.`);
}

export function showSilence(): void {
  show("missing", adviceFor(settings().baseUrl));
}

/** Puts text into the status, what stands in backticks as code. */
function show(kind: "there" | "missing", text: string): void {
  status.className = kind;
  const [words = "", code] = text.split("`");
  status.replaceChildren(words);
  if (code !== undefined) status.append(Object.assign(document.createElement("code"), { textContent: code }));
}

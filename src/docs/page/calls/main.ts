/** Creates the form of a call below its sample when the reader opens it. */
import { createCall } from "./call.js";
import { loadSettings } from "./settings.js";
import type { CallData } from "./types.js";

/** Sets up the calls of the page. */
export function setUpCalls(): void {
  const { dataset } = document.querySelector<HTMLElement>("[data-base-url]") as HTMLElement;
  loadSettings(dataset.baseUrl ?? "");
  document.addEventListener("toggle", ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(".call")) fillCall(target);
  }, true);
  document.querySelectorAll<HTMLDetailsElement>(".call[open]").forEach(fillCall);
}

function fillCall(details: HTMLDetailsElement): void {
  const embedded = details.querySelector("script");
  if (!embedded) return; // the form exists
  embedded.remove();
  const data = JSON.parse(embedded.textContent) as CallData;
  const example = details.closest(".entry")?.querySelector<HTMLSelectElement>(".request .pick select") ?? null;
  details.append(createCall(data, example));
}

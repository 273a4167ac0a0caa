/** Calls in place: below each sample, what opens to the fields of its operation. None is made before it is opened. */
import { callFor } from "./call.js";
import { loadSettings } from "./settings.js";
import type { CallData } from "./types.js";

/** Makes the calls of the page work. */
export function offerCalls(): void {
  const { dataset } = document.querySelector<HTMLElement>("[data-base-url]") as HTMLElement;
  loadSettings(dataset.baseUrl ?? "");
  document.addEventListener("toggle", ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(".call")) make(target);
  }, true);
  document.querySelectorAll<HTMLDetailsElement>(".call[open]").forEach(make);
}

function make(details: HTMLDetailsElement): void {
  const embedded = details.querySelector("script");
  if (!embedded) return; // it is there
  embedded.remove();
  const data = JSON.parse(embedded.textContent) as CallData;
  const example = details.closest(".entry")?.querySelector<HTMLSelectElement>(".request .pick select") ?? null;
  details.append(callFor(data, example));
}

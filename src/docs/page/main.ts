/** Sets up the interactive parts of the page. It runs at the end of the document. */
import { setUpBaseUrl } from "./base-url.js";
import { setUpCalls } from "./calls/main.js";
import { setUpDetails } from "./details.js";
import { scrollToElement, elementFor } from "./fragment.js";
import { highlightCurrentEntry, setUpMenuButton } from "./menu.js";
import { openPath } from "./nested.js";
import { setUpSamples } from "./samples.js";
import { setUpSearch } from "./search/search.js";
import { setUpThemeButton } from "./theme.js";

const byId = (id: string) => document.getElementById(id) as HTMLElement;

setUpSamples();
setUpCalls();
setUpBaseUrl();
setUpDetails();
highlightCurrentEntry(byId("menu"));
setUpMenuButton(byId("menu"), byId("menu-button"));
setUpThemeButton(byId("theme-button"));
setUpSearch(byId("search-button"));
addEventListener("DOMContentLoaded", followLink); // every target exists now
addEventListener("hashchange", followLink);
addEventListener("click", ({ target }) => { // a link to the current fragment causes no hashchange
  if (target instanceof Element && target.closest("a")?.hash === location.hash) followLink();
});

/**
 * Scrolls to the target of the URL, and opens it if it is a call. A link in the format of an earlier page is replaced
 * by the current one.
 */
function followLink(): void {
  const target = elementFor(location.hash) ?? openPath(location.hash);
  if (!target) return;
  if (!target.matches(":target")) location.replace(`#${target.id}`);
  if (target instanceof HTMLDetailsElement) target.open = true; // a call
  scrollToElement(target);
}

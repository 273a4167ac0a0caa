/** Runs before the page is parsed: applies the theme, and scrolls to the target of the URL as soon as it exists. */
import { elementFor } from "./fragment.js";
import { savedTheme, showTheme } from "./theme.js";

showTheme(savedTheme());
if (location.hash !== "") requestAnimationFrame(scrollToTarget);

function scrollToTarget(): void {
  const target = elementFor(location.hash);
  if (target) target.scrollIntoView();
  else if (document.readyState === "loading") requestAnimationFrame(scrollToTarget);
}

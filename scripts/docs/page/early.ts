/** Runs before the page has been read: the colours that the reader chose, and one scroll to what the link names. */
import { placeOf } from "./places.js";
import { keptTheme, showTheme } from "./theme.js";

showTheme(keptTheme());
if (location.hash !== "") requestAnimationFrame(look);

function look(): void {
  const place = placeOf(location.hash);
  if (place) place.scrollIntoView();
  else if (document.readyState === "loading") requestAnimationFrame(look);
}

/** What the page does beyond being read. It runs once the page is there. */
import { offerCalls } from "../call/main.js";
import { fillDetails } from "./details.js";
import { followReader, offerMenu } from "./menu.js";
import { openPath } from "./nested.js";
import { goTo, placeOf } from "./places.js";
import { offerSamples } from "./samples.js";
import { offerSearch } from "./search.js";
import { offerThemes } from "./theme.js";

const byId = (id: string) => document.getElementById(id) as HTMLElement;

offerSamples();
offerCalls();
fillDetails();
followReader(byId("menu"));
offerMenu(byId("menu"), byId("menu-button"));
offerThemes(byId("theme-button"));
offerSearch(byId("search-button"));
addEventListener("DOMContentLoaded", followLink); // all places are there
addEventListener("hashchange", followLink);

/** Goes where the URL leads. A link of the page before this one gets the name that the place has here. */
function followLink(): void {
  const place = placeOf(location.hash) ?? openPath(location.hash);
  if (!place) return;
  if (!place.matches(":target")) location.replace(`#${place.id}`);
  goTo(place);
}

/** What the contract promises of lists of profiles. */
import { pages } from "../pages.js";
import { sequence, step } from "../sequence.js";
import { create, list } from "./steps.js";

export const profileLists = [
  sequence(
    "Only return the entry with this full name, ignoring case and accents.",
    create("a", "{run}-Café"),
    create("b", "{run}-other"),
    list({ name: "{run}-Café" }, ["{run}-Café"]),
    list({ name: "{run}-CAFE" }, ["{run}-Café"]),
    list({ name: "{run}-Caf" }, []),
  ),
  sequence(
    "Only return entries that match this text: part of the name, ignoring case; or a full ID.",
    create("a", "{run}-Alpha"),
    create("b", "{run}-beta"),
    create("c"),
    list({ query: "{run}-ALPH" }, ["{run}-Alpha"]),
    list({ query: "{run}-bet" }, ["{run}-beta"]),
    list({ query: "{a.id}" }, ["{run}-Alpha"]),
    step("listProfiles", { query: { query: "{c.id}" } }, { shows: [{ id: "{c.id}" }] }),
    list({ query: "{run}-none" }, []),
  ),
  pages(
    (page, expectation) => step("listProfiles", { query: { query: "{run}", ...page } }, expectation),
    create,
  ),
];

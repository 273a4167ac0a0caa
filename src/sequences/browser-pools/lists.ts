/** What the contract promises of lists of browser pools. */
import { sequence, step } from "../sequence.js";
import { create, list, remove } from "./steps.js";

const page = (limit: number, offset: number, shows: object[], proves?: string) =>
  step("listBrowserPools", { query: { query: "{run}", limit, offset } },
    { shows, ...proves !== undefined && { proves } });

export const poolLists = [
  sequence(
    "Only return the entry with this full name, ignoring case and accents.",
    create("p", { name: "{run}-Alpha" }),
    create("q", { name: "{run}-beta" }),
    list({ name: "{run}-ALPHA" }, ["Alpha"]),
    list({ name: "{run}-Alph" }, []),
    list({ query: "{run}-ALPH" }, ["Alpha"],
      "Only return entries that match this text: part of the name, ignoring case; or a full ID."),
    list({ query: "{q.id}" }, ["beta"]),
    list({ query: "{run}-none" }, []),
    list({ region: "us-east" }, ["Alpha", "beta"]),
    list({ region: "eu-west" }, []),
    remove("{p.id}"),
    remove("{q.id}"),
  ),
  sequence(
    "A page has up to `limit` entries and starts at `offset`. `X-Has-More` says whether there is another page, and "
    + "`X-Next-Offset` where it starts.",
    create("p"),
    create("q"),
    page(1, 0, [{}], "Maximum number of entries on a page."),
    page(1, 1, [{}], "Number of entries to skip."),
    page(2, 0, [{}, {}], "Offset of the next page. 0 on the last page."),
    page(1, 2, [], "An offset past the end returns an empty page."),
    remove("{p.id}"),
    remove("{q.id}"),
  ),
];

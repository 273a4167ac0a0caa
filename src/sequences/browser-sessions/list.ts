/** What the contract promises of lists of browser sessions. */
import { sequence, step } from "../sequence.js";
import { create, list, update } from "./steps.js";

const page = (limit: number, offset: number, shows: object[], proves?: string) =>
  step("listBrowsers", { query: { query: "{run}", limit, offset } }, { shows, ...proves !== undefined && { proves } });

export const listedSessions = [
  sequence(
    "A session must have all of the tags, with exactly these values.",
    create("a", { tags: { team: "{run}", env: "one" } }),
    create("b", { tags: { team: "{run}" } }),
    create("c"),
    list({ tags: { team: "{run}" } }, ["a", "b"], "Only return sessions with these tags"),
    list({ tags: { team: "{run}", env: "one" } }, ["a"]),
    list({ tags: { team: "{run}", env: "ONE" } }, []),
    list({ tags: { env: "on" } }, []),
    update("{c.session_id}", { tags: { env: "one" } }),
    list({ tags: { env: "one" } }, ["a", "c"]),
  ),
  sequence(
    "Only return sessions that match this text: part of the name of the session, its profile or its pool, ignoring "
    + "case; or the full ID of the session, profile or proxy.",
    step("createProfile", { body: { name: "{run}-Profile" } }, { as: "p" }),
    step("createProxy", { body: { type: "custom", config: { host: "{run}.example.com", port: 8080 } } }, { as: "x" }),
    create("Alpha"),
    create("b", { profile: { id: "{p.id}" } }),
    create("c", { proxy: { id: "{x.id}" } }),
    list({ query: "{run}-ALPH" }, ["Alpha"]),
    list({ query: "{Alpha.session_id}" }, ["Alpha"]),
    step("listBrowsers", { query: { query: "{run}-prof" } }, { shows: [{ session_id: "{b.session_id}" }] }),
    step("listBrowsers", { query: { query: "{p.id}" } }, { shows: [{ session_id: "{b.session_id}" }] }),
    step("listBrowsers", { query: { query: "{x.id}" } }, { shows: [{ session_id: "{c.session_id}" }] }),
    list({ query: "{run}-none" }, []),
  ),
  sequence(
    "A page has up to `limit` entries and starts at `offset`. `X-Has-More` says whether there is another page, and "
    + "`X-Next-Offset` where it starts.",
    create("a"),
    create("b"),
    page(1, 0, [{}], "Maximum number of entries on a page."),
    page(1, 1, [{}], "Number of entries to skip."),
    page(2, 0, [{}, {}], "Offset of the next page. 0 on the last page."),
    page(2, 1, [{}]),
    page(1, 2, [], "An offset past the end returns an empty page."),
  ),
];

/** What the contract promises of lists of proxies. */
import { pages } from "../pages.js";
import { sequence, step } from "../sequence.js";
import { create, list } from "./steps.js";

export const proxyLists = [
  sequence(
    "Only return proxies with this full name, ignoring case and accents.",
    create("a", "{run}-Café"),
    create("b", "{run}-other"),
    create("c", "{run}-CAFE"),
    list({ name: "{run}-Café" }, ["{run}-Café", "{run}-CAFE"]),
    list({ name: "{run}-OTHER" }, ["{run}-other"]),
    list({ name: "{run}-Caf" }, []),
  ),
  sequence(
    "Only return proxies that match this text: "
    + "part of the name, the host or the IP address, ignoring case; or a full ID.",
    create("a", "{run}-Alpha"),
    step("createProxy", { body: { type: "custom", name: "b-of-{run}", config: { host: "b.{run}.invalid", port: 1 } } }),
    list({ query: "{run}-ALPH" }, ["{run}-Alpha"]),
    list({ query: "B.{run}.inv" }, ["b-of-{run}"]),
    list({ query: "{a.id}" }, ["{run}-Alpha"]),
    list({ query: "{run}-none" }, []),
  ),
  pages(
    (page, expectation) => step("listProxies", { query: { query: "{run}", ...page } }, expectation),
    create,
  ),
];

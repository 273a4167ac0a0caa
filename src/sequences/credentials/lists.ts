/** What the contract promises of lists of credentials. */
import { pages } from "../pages.js";
import { sequence, step } from "../sequence.js";
import { create, list } from "./steps.js";

export const credentialLists = [
  sequence(
    "Only return credentials with exactly this domain.",
    create("a", "{run}-a"),
    create("b", "{run}-b", { domain: "sub.{run}.example.com" }),
    list({ domain: "{run}.example.com" }, ["{run}-a"]),
    list({ domain: "sub.{run}.example.com" }, ["{run}-b"]),
    list({ domain: "{run}.example" }, []),
  ),
  sequence(
    "Only return credentials that match this text: part of the name or the domain, ignoring case; or a full ID.",
    create("a", "{run}-Alpha", { domain: "plain.example.com" }),
    create("b", "b-of-{run}", { domain: "shop-{run}.example.com" }),
    list({ query: "{run}-ALPH" }, ["{run}-Alpha"]),
    list({ query: "SHOP-{run}" }, ["b-of-{run}"]),
    list({ query: "{a.id}" }, ["{run}-Alpha"]),
    list({ query: "{run}", domain: "plain.example.com" }, ["{run}-Alpha"]),
    list({ query: "{run}-none" }, []),
  ),
  pages(
    (page, expectation) => step("listCredentials", { query: { query: "{run}", ...page } }, expectation),
    create,
  ),
];

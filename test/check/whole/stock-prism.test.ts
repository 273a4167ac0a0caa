/** Stock Prism, checked: what it breaks, each cause once. Neither more nor less may be told. */
import { expect, it } from "vitest";
import { checkServer } from "../../../src/check/index.js";
import { startStockPrism } from "../../support/started.js";

it("stock Prism breaks these rules, and no other", { timeout: 240_000 }, async () => {
  const prism = await startStockPrism();
  const { breaches, operations } = await checkServer({ baseUrl: prism.url, token: "any-token" });
  await prism.close();
  const told = breaches.map(({ rule, clause, came, operations }) =>
    `${rule}: ${clause ?? came.slice(0, 3)} from ${operations.length}`);
  expect(told.sort()).toEqual([
    "answer-body: #/components/schemas/Error/required from 48", // malformed JSON gets a body of Prism's own
    "answer-media-type: 404 from 86", // so does what is not in the contract
    "example: 400 from 3", // nested parts of forms are not understood
    "example: 500 from 7", // event streams cannot be served
    "refusal: 422 from 2", // where 422 is declared, it means something else
    "type: 200 from 27", // null for a body, and what a parameter is
    "unknown-id: 200 from 83", // nothing is remembered
  ]);
  expect(operations.filter(({ outcome }) => outcome === "passed")).toEqual([]);
});

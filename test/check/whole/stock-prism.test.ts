/** A check of stock Prism: the report has exactly these causes. */
import { expect, it } from "vitest";
import { checkServer } from "../../../src/check/index.js";
import { startStockPrism } from "../../support/started.js";

/** What the message of a failure ends with. */
const whatToChange = `This is no fault if an operation is new. It raises some of the numbers, which count operations:
copy what the diff shows into this file. Any other difference is a fault of the checker or of openapi.yaml`;

it("stock Prism violates exactly these rules", async () => {
  const prism = await startStockPrism();
  const { breaches, operations } = await checkServer({ baseUrl: prism.url, token: "any-token" });
  await prism.close();
  // It stores nothing, so nearly every sequence ends early: in how many causes depends on the order of the responses.
  const behavior = breaches.filter(({ rule }) => rule === "behavior");
  expect(behavior.length).toBeGreaterThan(10);
  const reported = breaches.filter((breach) => !behavior.includes(breach)).map(({ rule, clause, actual, operations }) =>
    `${rule}: ${clause ?? actual.slice(0, 3)} from ${operations.length}`);
  expect(reported.sort(), whatToChange).toEqual([
    "response-body: #/components/schemas/Error/required from 48", // malformed JSON gets Prism's own error format
    ...Array<string>(3).fill("response-content: 200 from 1"), // bytes are the text of their data: URL
    "response-media-type: 404 from 86", // so do unknown paths
    "example: 400 from 3", // nested parts of forms are not supported
    "example: 500 from 7", // event streams are not supported
    "refusal: 422 from 2", // some operations declare a 422 for another reason
    "type: 200 from 27", // null bodies and parameter types are not checked
    "unknown-id: 200 from 83", // nothing is stored
  ].sort());
  expect(operations.filter(({ outcome }) => outcome === "passed")).toEqual([]);
});

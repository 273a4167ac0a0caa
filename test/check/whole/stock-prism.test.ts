/** Stock Prism, checked: what it breaks, each cause once. Neither more nor less may be told. */
import { expect, it } from "vitest";
import { checkServer } from "../../../src/check/index.js";
import { startStockPrism } from "../../support/started.js";

/** What is created, changed or deleted is not: each answer is an example. */
const nothingRemembered = [
  "deleted: #/paths/~1browsers~1{id_or_name}/delete/responses/404 from 10",
  "kept: #/paths/~1auth~1connections/post from 1",
  "kept: #/paths/~1browsers/post from 6",
  "kept: #/paths/~1browsers~1{id}~1fs~1write_file/put from 1",
  "kept: #/paths/~1invocations/post from 1",
  "listed: #/paths/~1auth~1connections/get from 1",
  "listed: #/paths/~1browsers~1{id}~1playwright~1executors/get from 1",
  "page-limit: #/paths/~1browsers/get/parameters from 7",
  "stopped: #/paths/~1browsers~1{id}~1process~1{process_id}~1status/get from 1",
  "stopped: #/paths/~1browsers~1{id}~1replays/get from 1",
  "updated: #/paths/~1auth~1connections~1{id}/patch from 1",
  "updated: #/paths/~1auth~1connections~1{id}/patch from 1",
  "updated: #/paths/~1browsers~1{id_or_name}/patch from 1",
  "updated: #/paths/~1browsers~1{id_or_name}/patch from 1",
  "updated: #/paths/~1invocations~1{id}/patch from 1",
  "updated: #/paths/~1invocations~1{id}/patch from 1",
  "updated: #/paths/~1org~1credential_providers~1{id}/patch from 1",
  "updated: #/paths/~1profiles~1{id_or_name}/patch from 2",
];

it("stock Prism breaks these rules, and no other", { timeout: 240_000 }, async () => {
  const prism = await startStockPrism();
  const { breaches, operations } = await checkServer({ baseUrl: prism.url, token: "any-token" });
  await prism.close();
  const told = breaches.map(({ rule, clause, came, operations }) =>
    `${rule}: ${clause ?? came.slice(0, 3)} from ${operations.length}`);
  expect(told.sort()).toEqual([
    "answer-body: #/components/schemas/Error/required from 48", // malformed JSON gets a body of Prism's own
    ...Array<string>(3).fill("answer-content: 200 from 1"), // a picture is the text of its data: URL
    "answer-media-type: 404 from 86", // so does what is not in the contract
    ...nothingRemembered,
    "example: 400 from 3", // nested parts of forms are not understood
    "example: 500 from 7", // event streams cannot be served
    "refusal: 422 from 2", // where 422 is declared, it means something else
    "type: 200 from 27", // null for a body, and what a parameter is
    "unknown-id: 200 from 83", // nothing is remembered
  ].sort());
  expect(operations.filter(({ outcome }) => outcome === "passed")).toEqual([]);
});

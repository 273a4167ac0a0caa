/** A check of stock Prism: the report has exactly these causes. */
import { expect, it } from "vitest";
import { checkServer } from "../../../src/check/index.js";
import { startStockPrism } from "../../support/started.js";

/** What the message of a failure ends with. */
const whatToChange = `This is no fault if an operation is new. It raises some of the numbers, which count operations,
and a resource that is new may add a line "kept", "listed" or "updated". If the path in such a line is that of the new
operation, copy what the diff shows into this file. Any other line is a fault of the checker or of openapi.yaml`;

/** Prism stores nothing: each response is an example. A resource that is new may add a line. */
const nothingStored = [
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

it("stock Prism violates exactly these rules", { timeout: 240_000 }, async () => {
  const prism = await startStockPrism();
  const { breaches, operations } = await checkServer({ baseUrl: prism.url, token: "any-token" });
  await prism.close();
  const reported = breaches.map(({ rule, clause, actual, operations }) =>
    `${rule}: ${clause ?? actual.slice(0, 3)} from ${operations.length}`);
  expect(reported.sort(), whatToChange).toEqual([
    "response-body: #/components/schemas/Error/required from 48", // malformed JSON gets Prism's own error format
    ...Array<string>(3).fill("response-content: 200 from 1"), // bytes are the text of their data: URL
    "response-media-type: 404 from 86", // so do unknown paths
    ...nothingStored,
    "example: 400 from 3", // nested parts of forms are not supported
    "example: 500 from 7", // event streams are not supported
    "refusal: 422 from 2", // some operations declare a 422 for another reason
    "type: 200 from 27", // null bodies and parameter types are not checked
    "unknown-id: 200 from 83", // nothing is stored
  ].sort());
  expect(operations.filter(({ outcome }) => outcome === "passed")).toEqual([]);
});

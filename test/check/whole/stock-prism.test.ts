/** A check of stock Prism: the report has exactly these causes. */
import { expect, it } from "vitest";
import { checkServer } from "../../../src/check/index.js";
import { startStockPrism } from "../../support/started.js";

/** What the message of a failure ends with. */
const whatToChange = `This is no fault if an operation is new. It raises some of the numbers, which count operations,
and a new area may add a line "behavior". If the path in such a line is that of the new operation, copy what the diff
shows into this file. Any other line is a fault of the checker or of openapi.yaml`;

/** What Prism does not do: it stores nothing, and each response is an example. A new area may add a line. */
const missingBehavior = [
  "behavior: #/components/schemas/BrowserProxyConfig/description from 1",
  "behavior: #/components/schemas/CredentialReference/description from 1",
  "behavior: #/components/schemas/ExecutePlaywrightRequest/properties/code/description from 1",
  "behavior: #/components/schemas/ExtensionRequest/properties/name/description from 1",
  "behavior: #/paths/~1apps/get/parameters/4/description from 1",
  "behavior: #/paths/~1auth~1connections/post/description from 1",
  "behavior: #/paths/~1browser_pools/post/description from 1",
  "behavior: #/paths/~1browsers/get/parameters/6/description from 1",
  "behavior: #/paths/~1browsers/post/description from 1",
  "behavior: #/paths/~1browsers~1{id}~1computer~1batch/post/description from 1",
  "behavior: #/paths/~1browsers~1{id}~1computer~1clipboard~1read/post/description from 1",
  "behavior: #/paths/~1browsers~1{id}~1fs~1create_directory/put/description from 1",
  "behavior: #/paths/~1browsers~1{id}~1fs~1write_file/put/requestBody/description from 1",
  "behavior: #/paths/~1browsers~1{id}~1playwright~1execute/post/description from 1",
  "behavior: #/paths/~1browsers~1{id}~1process~1exec/post/description from 1",
  "behavior: #/paths/~1browsers~1{id}~1process~1spawn/post/description from 1",
  "behavior: #/paths/~1browsers~1{id}~1repl/post/description from 1",
  "behavior: #/paths/~1org~1credential_providers/post/description from 1",
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
    ...missingBehavior,
    "example: 400 from 3", // nested parts of forms are not supported
    "example: 500 from 7", // event streams are not supported
    "refusal: 422 from 2", // some operations declare a 422 for another reason
    "type: 200 from 27", // null bodies and parameter types are not checked
    "unknown-id: 200 from 83", // nothing is stored
  ].sort());
  expect(operations.filter(({ outcome }) => outcome === "passed")).toEqual([]);
});

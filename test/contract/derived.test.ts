/** Tests derived from `openapi.yaml` for each operation, so that a new operation is covered from its first day. */
import { describe, it } from "vitest";
import {
  acceptedCases, bodyCasesOf, operations, parameterCasesOf, preferredCases, tokenCases,
} from "../support/cases.js";
import { expectAll } from "../support/expect-all.js";
import { takesPrefer } from "../support/send.js";

describe.each(operations)("$id", (operation) => {
  it("accepts every example, and requests without the optional parts", () =>
    expectAll(operation, acceptedCases(operation)));
  it.skipIf(!takesPrefer)("can return each status", () => expectAll(operation, preferredCases(operation)));
  it("rejects a missing token and another scheme", () => expectAll(operation, tokenCases(operation)));

  const broken = parameterCasesOf(operation);
  if (broken.length > 0) it("rejects invalid parameters", () => expectAll(operation, broken));

  if (operation.body) it("rejects invalid bodies", async () => expectAll(operation, await bodyCasesOf(operation)));
});

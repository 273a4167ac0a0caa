/** What follows from `openapi.yaml` for every operation, so that a new one is covered the day it is written. */
import { describe, it } from "vitest";
import {
  acceptedCases, bodyCasesOf, operations, parameterCasesOf, preferredCases, tokenCases,
} from "../support/cases.js";
import { expectAll } from "../support/expect-all.js";
import { takesPrefer } from "../support/send.js";

describe.each(operations)("$id", (operation) => {
  it("accepts every example, and requests without what is optional", () =>
    expectAll(operation, acceptedCases(operation)));
  it.skipIf(!takesPrefer)("can answer each status", () => expectAll(operation, preferredCases(operation)));
  it("refuses a missing token and another scheme", () => expectAll(operation, tokenCases(operation)));

  const broken = parameterCasesOf(operation);
  if (broken.length > 0) it("refuses broken parameters", () => expectAll(operation, broken));

  if (operation.body) it("refuses broken bodies", () => expectAll(operation, bodyCasesOf(operation)));
});

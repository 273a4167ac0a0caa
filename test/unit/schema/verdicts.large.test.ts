/** Values of the contract are judged as Ajv judges them. */
import { it } from "vitest";
import { expectVerdictsOfAjv } from "./verdicts.js";

it("judges 100,000 random bodies of the contract as Ajv does", () => {
  expectVerdictsOfAjv({ numRuns: 100_000 });
}, 600_000);

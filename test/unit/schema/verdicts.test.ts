/** Values of the contract are judged as Ajv judges them: a few here, many in `verdicts.large.test.ts`. */
import { it } from "vitest";
import { expectVerdictsOfAjv } from "./verdicts.js";

it("judges 2,000 random bodies of the contract as Ajv does", () => expectVerdictsOfAjv({ numRuns: 2000, seed: 4711 }));

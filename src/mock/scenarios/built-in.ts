/** The scenarios that come with the package. */
import type { Contract, Operation } from "../../contract/index.js";
import type { MockOverrides } from "../overrides/types.js";
import { fullLists } from "./full-lists.js";
import { secondFactor } from "./second-factor.js";
import type { Scenarios } from "./types.js";

/** How long the responses of `slow` take, in milliseconds. */
const slowMs = 2000;
/** How often a request fails in `failing`. */
const failureChance = 0.2;

/** Creates the scenarios that every mock has. */
export function createBuiltIn(contract: Contract): Scenarios {
  const { operations } = contract;
  return {
    "empty": { empty: true },
    "full lists": { recording: () => fullLists(contract) },
    "plan limit": {
      overrides: overridesOf(operations, ({ method, responses, parameters }) => {
        if ("429" in responses) return { status: 429 };
        const creates = method === "POST" && parameters.every((one) => one.in !== "path");
        return creates ? { status: 403 } : undefined;
      }),
    },
    "slow": { overrides: overridesOf(operations, () => ({ delay: slowMs })) },
    "failing": { overrides: overridesOf(operations, () => ({ status: 500, chance: failureChance })) },
    "second factor": { recording: () => secondFactor(contract) },
  };
}

function overridesOf(
  operations: Iterable<Operation>,
  overrideOf: (operation: Operation) => object | undefined,
): MockOverrides {
  return Object.fromEntries([...operations].map((operation) => [operation.id, overrideOf(operation)]));
}

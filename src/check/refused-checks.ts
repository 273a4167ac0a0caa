/** Checks the requests of an operation that must be refused. */
import { type Case, refusedCases, type RequestParts, validParts } from "./cases/index.js";
import { unknownIdCases } from "./cases/unknown.js";
import type { Contract } from "../contract/index.js";
import type { Fixtures } from "./fixtures/index.js";
import { consumesTarget, endsTarget } from "./fixtures/lifetimes.js";
import type { Outcome } from "./http/send.js";
import type { Limit } from "./limit.js";
import type { CheckedOperation } from "./operations.js";
import type { createResults } from "./results.js";
import { isSuccess } from "../report/outcome.js";

export interface RefusedChecksOptions {
  contract: Contract;
  fixtures: Fixtures;
  results: ReturnType<typeof createResults>;
  readOnly: boolean;
  /** How many requests are sent at once. */
  concurrency: number;
  /** Limits how many cases and sequences are sent at once. */
  limit: Limit;
  signal: AbortSignal | undefined;
  addVerdict: (operation: CheckedOperation, testCase: Case, outcome: Outcome) => Promise<void>;
  /** Returns the reason if a request was refused because it names a resource that ended on its own. */
  endedReason: (operation: CheckedOperation, outcome: Outcome, parts: RequestParts) => Promise<string | undefined>;
}

/** Creates the function that sends all requests of an operation that must be refused. */
export function createRefusedChecks(options: RefusedChecksOptions) {
  const { contract, fixtures, results, readOnly, concurrency, limit, signal, addVerdict, endedReason } = options;
  return async function checkRefused(operation: CheckedOperation): Promise<void> {
    const valid = validParts(operation);
    const consumes = consumesTarget(operation) && !readOnly;
    let bound = await limit(() => consumes
      ? fixtures.rebind(operation, valid, endsTarget(operation))
      : fixtures.bind(operation));
    const cases = (await refusedCases(contract, operation)).filter(({ isOpen }) => !isOpen);
    const remaining = [...cases, ..."why" in bound ? [] : unknownIdCases(operation, bound.path)];
    let rebound: Promise<void> | undefined;
    const rebind = async (parts: RequestParts, isFresh: boolean) => {
      const result = await fixtures.rebind(operation, parts, isFresh);
      if (!("why" in result)) bound = result;
    };

    async function check(testCase: Case): Promise<void> {
      if ("why" in bound) return results.add(operation, testCase, bound);
      const refusable = { ...testCase.parts, mustFail: true };
      let { outcome, parts } = await fixtures.sendBound(operation, refusable, bound);
      if (outcome.response?.status === 404 && testCase.expected === 400) { // the resource may no longer exist
        await (consumes ? rebind(testCase.parts, true) : rebound ??= rebind(valid, true));
        ({ outcome, parts } = await fixtures.sendBound(operation, refusable, bound));
        const why = outcome.response?.status === 404 ? await endedReason(operation, outcome, parts) : undefined;
        if (why !== undefined) return results.add(operation, testCase, { why }, 404);
      }
      await addVerdict(operation, testCase, outcome);
      if (consumes && isSuccess(outcome)) await rebind(valid, endsTarget(operation));
    }

    const checkRemaining = async (): Promise<void> => {
      for (let next = remaining.shift(); next && !signal?.aborted; next = remaining.shift()) {
        const testCase = next;
        await limit(() => check(testCase));
      }
    };
    // One of several concurrent requests could remove the resource that the others name.
    await Promise.all(Array.from({ length: consumes ? 1 : concurrency }, checkRemaining));
  };
}

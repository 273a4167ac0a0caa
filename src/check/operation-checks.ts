/** Checks operations one by one: first the requests that must be accepted, then those that must be refused. */
import { acceptedCases, type Case, repeatedCase, type RequestParts } from "./cases/index.js";
import { withUnknownMethod, withUnknownPath } from "./cases/unknown.js";
import type { createEventTrigger } from "./event-trigger.js";
import { noValues } from "./fixtures/binding.js";
import type { SentRequest } from "./fixtures/requests.js";
import { followUp, isNotReady } from "./follow-up.js";
import { describeOutcome } from "../report/outcome.js";
import type { Outcome } from "./http/send.js";
import { createJudge } from "./judge.js";
import type { CheckedOperation } from "./operations.js";
import { createRefusedChecks, type RefusedChecksOptions } from "./refused-checks.js";

export interface OperationChecksOptions extends Omit<RefusedChecksOptions, "addVerdict" | "endedReason"> {
  prepareTrigger: ReturnType<typeof createEventTrigger>;
  /** How long a response may take, and how long to poll for a result that is not ready, in milliseconds. */
  timeoutMs: number;
}

/** Creates the functions that check one operation, and an unknown path. */
export function createOperationChecks(options: OperationChecksOptions) {
  const { contract, fixtures, prepareTrigger, results, readOnly, limit, timeoutMs, signal } = options;
  const judge = createJudge(contract);
  const checkedPaths = new Set<string>();
  const checkRefused = createRefusedChecks({ ...options, addVerdict, endedReason });

  async function addVerdict(operation: CheckedOperation, testCase: Case, outcome: Outcome): Promise<void> {
    if (signal?.aborted) return;
    results.add(operation, testCase, await judge(operation, testCase, outcome), outcome.response?.status);
  }

  async function checkAccepted(
    operation: CheckedOperation,
    testCase: Case,
    repeated: Case | undefined,
  ): Promise<void> {
    const triggerEvents = await prepareTrigger(operation);
    const [first] = await Promise.all([
      fixtures.sendUntilAccepted(operation, testCase.parts),
      triggerEvents(),
    ]);
    const attempt = "why" in first ? first : await finalOf(operation, testCase, first);
    if ("why" in attempt) return results.add(operation, testCase, attempt);
    const { outcome, parts } = attempt;
    const missing = outcome.response?.status === 400 ? fixtures.missingIn(testCase.parts) : undefined;
    if (missing !== undefined) {
      const why = `It names ${missing}, which could not be created: ${operation.id} ${describeOutcome(outcome)}.`;
      return results.add(operation, testCase, { why }, 400);
    }
    const why = await endedReason(operation, outcome, parts);
    if (why !== undefined) return results.add(operation, testCase, { why }, outcome.response?.status);
    await addVerdict(operation, testCase, outcome);
    if (repeated && attempt.exchange && !signal?.aborted) await checkRepeated(operation, repeated, parts);
  }

  /** Returns the final response to a request. A 202 before it is judged as well. */
  async function finalOf(
    operation: CheckedOperation,
    testCase: Case,
    first: SentRequest,
  ): Promise<SentRequest | { why: string }> {
    if (!isNotReady(first.outcome) || "findings" in await judge(operation, testCase, first.outcome)) return first;
    results.addStatus(operation, first.outcome.response?.status);
    return followUp(first, fixtures, timeoutMs, signal);
  }

  async function checkRepeated(operation: CheckedOperation, testCase: Case, parts: RequestParts): Promise<void> {
    const { outcome } = await fixtures.sendAsIs(operation, parts);
    if (outcome.response) return addVerdict(operation, testCase, outcome);
    results.add(operation, testCase, { why: outcome.failure ?? "" }); // it may wait for what the first one uses
  }

  /** Returns the reason if a request was refused because it names a resource that ended on its own. */
  async function endedReason(
    operation: CheckedOperation,
    { response }: Outcome,
    parts: RequestParts,
  ): Promise<string | undefined> {
    return [400, 404].includes(response?.status ?? 0) ? fixtures.endedReason(operation, parts) : undefined;
  }

  async function checkUnknown(variant: CheckedOperation, testCase: Case): Promise<void> {
    await addVerdict(variant, testCase, (await fixtures.sendBound(variant, testCase.parts, noValues)).outcome);
  }

  return {
    async checkOperation(operation: CheckedOperation): Promise<void> {
      if (readOnly && operation.method !== "GET") {
        const why = "Not sent because of the read-only option.";
        return results.add(operation, { rule: "example", name: "all", parts: {}, expected: "success" }, { why });
      }
      const accepted = acceptedCases(operation);
      for (const testCase of accepted) {
        if (signal?.aborted) break;
        await limit(() => checkAccepted(operation, testCase, repeatedCase(operation, accepted, testCase)));
      }
      await checkRefused(operation);
      if (checkedPaths.has(operation.path) || signal?.aborted) return;
      checkedPaths.add(operation.path);
      await limit(() => checkUnknown(...withUnknownMethod(operation)));
    },
    checkUnknownPath: (anyOperation: CheckedOperation): Promise<void> => checkUnknown(...withUnknownPath(anyOperation)),
  };
}

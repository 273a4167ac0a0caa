/** Checks operations one by one: what they have to accept first, and then what they have to refuse. */
import type { createResults } from "./report/results.js";
import { acceptedCases, type Case, type Parts, refusedCases, repeatedCase, validParts } from "./cases/index.js";
import { unknownIdCases, withUnknownMethod, withUnknownPath } from "./cases/unknown.js";
import type { Contract } from "../contract/index.js";
import { followUp, isProvisional } from "./follow-up.js";
import { createJudge } from "./judge.js";
import type { Fixtures } from "./fixtures/index.js";
import { isEnd, takesAway } from "./fixtures/lives.js";
import { isSuccess, toldBy } from "./http/outcome.js";
import type { Operation } from "./operations.js";
import type { createStir } from "./stir.js";
import type { Outcome } from "./http/send.js";
import type { Bound } from "./fixtures/ids.js";
import type { Sent } from "./fixtures/requests.js";

export interface RunOptions {
  contract: Contract;
  fixtures: Fixtures;
  /** Gives what causes events of a stream while it is listened to. */
  stir: ReturnType<typeof createStir>;
  results: ReturnType<typeof createResults>;
  readOnly: boolean;
  /** How many requests that have to be refused are under way at once. */
  concurrency: number;
  /** How long an answer may take, and a request that is not ready is asked for, in milliseconds. */
  timeout: number;
  signal: AbortSignal | undefined;
}

const nothing: Bound = { path: {}, body: {} };

/** Makes the functions that check one operation, and a server as a whole. */
export function createRun(options: RunOptions) {
  const { contract, fixtures, stir, results, readOnly, concurrency, timeout, signal } = options;
  const judge = createJudge(contract);
  const paths = new Set<string>();

  async function settle(operation: Operation, one: Case, outcome: Outcome): Promise<void> {
    if (!signal?.aborted) results.add(operation, one, await judge(operation, one, outcome), outcome.answer?.status);
  }

  async function accept(operation: Operation, one: Case, repeated: Case | undefined): Promise<void> {
    const cause = await stir(operation);
    const [first] = await Promise.all([fixtures.tryOut(operation, one.parts), cause()]);
    const attempt = "why" in first ? first : await lastOf(operation, one, first);
    if ("why" in attempt) return results.add(operation, one, attempt);
    const missing = attempt.outcome.answer?.status === 400 ? fixtures.missingIn(one.parts) : undefined;
    if (missing !== undefined) {
      const why = `It names ${missing}, and ${operation.id} ${toldBy(attempt.outcome)}.`;
      return results.add(operation, one, { why }, 400);
    }
    const over = await whyOver(operation, attempt.outcome, attempt.sent);
    if (over !== undefined) return results.add(operation, one, { why: over }, attempt.outcome.answer?.status);
    await settle(operation, one, attempt.outcome);
    if (repeated && attempt.exchange && !signal?.aborted) await repeat(operation, repeated, attempt.sent);
  }

  /** The last answer to a request. One before it is judged, too. */
  async function lastOf(operation: Operation, one: Case, first: Sent): Promise<Sent | { why: string }> {
    if (!isProvisional(first.outcome) || "findings" in await judge(operation, one, first.outcome)) return first;
    results.addStatus(operation, first.outcome.answer?.status);
    return followUp(first, fixtures, timeout, signal);
  }

  async function repeat(operation: Operation, one: Case, sent: Parts): Promise<void> {
    const { outcome } = await fixtures.sendAsIs(operation, sent);
    if (outcome.answer) return settle(operation, one, outcome);
    results.add(operation, one, { why: outcome.failure ?? "" }); // it may wait for what the first one has taken
  }

  /** Why a request is refused that names what has ended by itself. */
  async function whyOver(operation: Operation, { answer }: Outcome, sent: Parts): Promise<string | undefined> {
    return [400, 404].includes(answer?.status ?? 0) ? fixtures.whyOver(operation, sent) : undefined;
  }

  async function refuse(operation: Operation, cases: Case[]): Promise<void> {
    const valid = validParts(operation);
    const isTaking = takesAway(operation) && !readOnly;
    let bound = await (isTaking ? fixtures.renew(operation, valid, isEnd(operation)) : fixtures.bind(operation));
    const todo = [...cases, ..."why" in bound ? [] : unknownIdCases(operation, bound.path)];
    let renewed: Promise<void> | undefined;
    const renew = async (parts: Parts, isFresh: boolean) => {
      const again = await fixtures.renew(operation, parts, isFresh);
      if (!("why" in again)) bound = again;
    };

    async function check(one: Case): Promise<void> {
      if ("why" in bound) return results.add(operation, one, bound);
      const parts = { ...one.parts, hasToFail: true };
      let { outcome, sent } = await fixtures.sendBound(operation, parts, bound);
      if (outcome.answer?.status === 404 && one.expected === 400) { // it may have gone in the meantime
        await (isTaking ? renew(one.parts, true) : renewed ??= renew(valid, true));
        ({ outcome, sent } = await fixtures.sendBound(operation, parts, bound));
        const over = outcome.answer?.status === 404 ? await whyOver(operation, outcome, sent) : undefined;
        if (over !== undefined) return results.add(operation, one, { why: over }, 404);
      }
      await settle(operation, one, outcome);
      if (isTaking && isSuccess(outcome)) await renew(valid, isEnd(operation));
    }

    const next = async (): Promise<void> => {
      for (let one = todo.shift(); one && !signal?.aborted; one = todo.shift()) await check(one);
    };
    // Of requests that are under way at once, one may take away what the others name.
    await Promise.all(Array.from({ length: isTaking ? 1 : concurrency }, next));
  }

  return {
    async checkOperation(operation: Operation): Promise<void> {
      if (readOnly && operation.method !== "GET") {
        const why = "It changes something.";
        return results.add(operation, { rule: "example", name: "all", parts: {}, expected: "success" }, { why });
      }
      const accepted = acceptedCases(operation);
      for (const one of accepted) {
        if (!signal?.aborted) await accept(operation, one, repeatedCase(operation, accepted, one));
      }
      await refuse(operation, (await refusedCases(contract, operation)).filter(({ isOpen }) => !isOpen));
      if (paths.has(operation.path) || signal?.aborted) return;
      paths.add(operation.path);
      const [other, one] = withUnknownMethod(operation);
      await settle(other, one, (await fixtures.sendBound(other, one.parts, nothing)).outcome);
    },
    async checkUnknownPath(any: Operation): Promise<void> {
      const [other, one] = withUnknownPath(any);
      await settle(other, one, (await fixtures.sendBound(other, one.parts, nothing)).outcome);
    },
  };
}

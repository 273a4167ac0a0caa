/** Checks operations one by one: what they have to accept first, and then what they have to refuse. */
import type { createBook } from "./book.js";
import { acceptedCases, type Case, type Parts, refusedCases, repeatedCase } from "./cases/index.js";
import { unknownIdCases, withUnknownMethod, withUnknownPath } from "./cases/unknown.js";
import type { Contract } from "../contract/index.js";
import { createJudge } from "./judge.js";
import type { Making } from "./making.js";
import { toldBy } from "./outcome.js";
import type { Operation } from "./resolve.js";
import type { Outcome } from "./send.js";
import type { Bound } from "./world.js";

export interface RunOptions {
  contract: Contract;
  making: Making;
  book: ReturnType<typeof createBook>;
  readOnly: boolean;
  /** How many requests that have to be refused are under way at once. */
  concurrency: number;
  signal: AbortSignal | undefined;
}

const nothing: Bound = { path: {}, body: {} };

/** Makes the functions that check one operation, and a server as a whole. */
export function createRun({ contract, making, book, readOnly, concurrency, signal }: RunOptions) {
  const judge = createJudge(contract);
  const paths = new Set<string>();

  async function settle(operation: Operation, one: Case, outcome: Outcome): Promise<void> {
    if (!signal?.aborted) book.enter(operation, one, await judge(operation, one, outcome), outcome.answer?.status);
  }

  async function accept(operation: Operation, one: Case, repeated: Case | undefined): Promise<void> {
    const attempt = await making.tryOut(operation, one.parts);
    if ("why" in attempt) return book.enter(operation, one, attempt);
    const missing = attempt.outcome.answer?.status === 400 ? making.missingIn(one.parts) : undefined;
    if (missing !== undefined) {
      const why = `It names ${missing}, and ${operation.id} ${toldBy(attempt.outcome)}.`;
      return book.enter(operation, one, { why }, 400);
    }
    await settle(operation, one, attempt.outcome);
    if (repeated && attempt.exchange && !signal?.aborted) await repeat(operation, repeated, attempt.sent);
  }

  async function repeat(operation: Operation, one: Case, sent: Parts): Promise<void> {
    const { outcome } = await making.sendAsIs(operation, sent);
    if (outcome.answer) return settle(operation, one, outcome);
    book.enter(operation, one, { why: outcome.failure ?? "" }); // it may wait for what the first one has taken
  }

  async function refuse(operation: Operation, cases: Case[]): Promise<void> {
    let bound = await making.bind(operation);
    const todo = [...cases, ..."why" in bound ? [] : unknownIdCases(operation, bound.path)];
    let renewed: Promise<void> | undefined;
    const renew = async () => { // what a request needs may have gone in the meantime
      const again = await making.bind(operation, true);
      if (!("why" in again)) bound = again;
    };
    const next = async (): Promise<void> => {
      for (let one = todo.shift(); one && !signal?.aborted; one = todo.shift()) {
        if ("why" in bound) {
          book.enter(operation, one, bound);
          continue;
        }
        let { outcome } = await making.sendBound(operation, one.parts, bound);
        if (outcome.answer?.status === 404 && one.expected === 400) {
          await (renewed ??= renew());
          ({ outcome } = await making.sendBound(operation, one.parts, bound));
        }
        await settle(operation, one, outcome);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, next));
  }

  return {
    async checkOperation(operation: Operation): Promise<void> {
      if (readOnly && operation.method !== "GET") {
        const why = "It changes something.";
        return book.enter(operation, { rule: "example", name: "all", parts: {}, expected: "success" }, { why });
      }
      const accepted = acceptedCases(operation);
      for (const one of accepted) {
        if (!signal?.aborted) await accept(operation, one, repeatedCase(operation, accepted, one));
      }
      await refuse(operation, refusedCases(contract.fits, operation).filter(({ isOpen }) => !isOpen));
      if (paths.has(operation.path) || signal?.aborted) return;
      paths.add(operation.path);
      const [other, one] = withUnknownMethod(operation);
      await settle(other, one, (await making.sendBound(other, one.parts, nothing)).outcome);
    },
    async checkUnknownPath(any: Operation): Promise<void> {
      const [other, one] = withUnknownPath(any);
      await settle(other, one, (await making.sendBound(other, one.parts, nothing)).outcome);
    },
  };
}

/** How far a check went: what follows from its results, and what it did not look at. */
import { groupBy } from "./group.js";
import type { OperationResult, Report } from "./report.js";

/** What was checked, in numbers of operations, and what was not, as lines. */
export interface Coverage {
  /** The operations whose answers were checked, and those with an effect that was. */
  answers: number;
  effects: number;
  untried: number;
  /** What was not looked at. */
  unchecked: string[];
}

/** Gives the coverage of a report. */
export function coverageOf({ operations }: Report): Coverage {
  const tried = operations.filter(({ outcome }) => outcome !== "untried");
  return {
    answers: tried.length,
    effects: operations.filter(({ effects }) => effects.length > 0).length,
    untried: operations.length - tried.length,
    unchecked: unlookedIn(tried),
  };
}

/** The operations that change something, of which no effect was looked at: only what they answered. */
function unlookedIn(operations: OperationResult[]): string[] {
  const answersAlone = operations.filter(({ method, effects }) => method !== "GET" && effects.length === 0);
  if (answersAlone.length === 0) return [];
  const lines = groupBy(answersAlone, ({ area }) => area)
    .map(([area, own]) => `   ${area}: ${own.map(({ id }) => id).join(", ")}`);
  return [`Only the answers were checked, not what these operations do:\n${lines.join("\n")}\n`];
}

/** The coverage of a check: what was checked, and what was not. */
import { groupBy } from "./group.js";
import type { OperationResult, Report } from "./report.js";

/** The numbers of operations that were checked, and what was not checked, as text. */
export interface Coverage {
  /** How many operations had their responses checked, and how many an effect. */
  responses: number;
  effects: number;
  untried: number;
  /** The paragraphs of a report that list what was not checked. */
  unchecked: string[];
}

/** Returns the coverage of a report. */
export function coverageOf({ operations }: Report): Coverage {
  const tried = operations.filter(({ outcome }) => outcome !== "untried");
  return {
    responses: tried.length,
    effects: operations.filter(({ effects }) => effects.length > 0).length,
    untried: operations.length - tried.length,
    unchecked: uncheckedEffectsIn(tried),
  };
}

/** Lists the operations that change something, and had only their responses checked. */
function uncheckedEffectsIn(operations: OperationResult[]): string[] {
  const withoutEffects = operations.filter(({ method, effects }) => method !== "GET" && effects.length === 0);
  if (withoutEffects.length === 0) return [];
  const lines = groupBy(withoutEffects, ({ area }) => area)
    .map(([area, members]) => `   ${area}: ${members.map(({ id }) => id).join(", ")}`);
  return [`Only the responses were checked, not the effects of these operations:\n${lines.join("\n")}\n`];
}

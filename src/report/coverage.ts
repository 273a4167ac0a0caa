/** The coverage of a check: what was checked, and what was not. */
import { groupBy } from "./group.js";
import type { Report } from "./report.js";

/** The numbers of operations and sentences that were checked, and what was not checked, as text. */
export interface Coverage {
  /** How many operations had their responses checked, and how many did not. */
  responses: number;
  untried: number;
  /** Whether the server kept something from being checked: it refused it, or sent no event. */
  isUnproven: boolean;
  /** How many sentences were proven, of how many. */
  proven: number;
  stated: number;
  /** The paragraphs of a report that list what was not checked. */
  unchecked: string[];
}

/** Returns the coverage of a report. */
export function coverageOf({ operations, sentences }: Report): Coverage {
  const untried = operations.filter(({ outcome }) => outcome === "untried").length;
  const unchecked = sentences.filter(({ outcome }) => outcome === "not checked");
  const lines = groupBy(unchecked, ({ why = "" }) => why).map(([why, [first, ...others]]) =>
    `   ${JSON.stringify(first?.text)}${others.length > 0 ? ` and ${others.length} more` : ""}. ${why}`);
  return {
    responses: operations.length - untried,
    untried,
    isUnproven: [...operations, ...sentences].some(({ isUnproven = false }) => isUnproven),
    proven: sentences.filter(({ outcome }) => outcome === "proven").length,
    stated: sentences.length,
    unchecked: lines.length === 0 ? [] : [`Sentences of the contract that were not checked:\n${lines.join("\n")}\n`],
  };
}

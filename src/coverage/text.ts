/** The coverage as text: a table of the operations that were called, and what never came. */
import type { Seen } from "./tally.js";
import type { CoverageReport, OperationCoverage } from "./types.js";

const columns = ["statuses", "parameters", "properties", "variants", "events"] as const;

/**
 * Returns the coverage as text.
 *
 * @param who Who called, such as `Your tests`.
 */
export function textOfCoverage(report: CoverageReport, who: string): string {
  const { used, declared, statuses, neverSeen, operations } = report;
  const sentence = `${who} used ${used} of ${declared} operations`;
  if (used === 0) return `${sentence}.\n`;
  const { seen, declared: all, percent } = statuses;
  const end = neverSeen.length === 0 ? " and saw all of their responses.\n" : ", and never saw:\n";
  return [
    "",
    ...tableOf(operations),
    "",
    `${seen} of ${all} statuses of these operations came (${percent} %).`,
    sentence + end + neverSeen.map((line) => `   ${line}\n`).join(""),
  ].join("\n");
}

function tableOf(operations: OperationCoverage[]): string[] {
  const rows = operations.map((operation) =>
    [operation.id, String(operation.calls), ...columns.map((column) => ratio(operation[column]))]);
  const all = [["Operation", "calls", ...columns], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all.map(([id = "", ...numbers]) =>
    [id.padEnd(widths[0] ?? 0), ...numbers.map((text, index) => text.padStart(widths[index + 1] ?? 0))].join("  "));
}

/** Returns how much was seen; a dash if nothing is declared. */
function ratio({ seen, unseen }: Seen): string {
  const declared = seen.length + unseen.length;
  return declared === 0 ? "-" : `${seen.length} of ${declared}`;
}

/** A report as text. */
import { blockOf, differencesIn } from "./blocks.js";
import { coverageOf } from "./coverage.js";
import { count, indented, visible } from "./format.js";
import { groupBy } from "./group.js";
import type { Breach, OperationResult, Report } from "./report.js";

/** Returns the report as text: a block for each cause, what was not checked, a table of the areas, and the verdict. */
export function textOf(report: Report): string {
  const { breaches, operations, leftovers, interrupted } = report;
  const hasStopped = breaches.some(({ rule }) => rule === "alive");
  return visible([
    ...breaches.map((breach, index) => blockOf(breach, index + 1)),
    ...breaches.some((breach) => hasPathParameter(breach, operations)) ? [cleanupNote] : [],
    ...untriedIn(operations),
    ...unseenIn(operations),
    ...coverageOf(report).unchecked,
    ...differencesIn(report.differences),
    ...leftovers.length === 0
      ? []
      : [`Left on the server, because they could not be deleted:\n${indented(leftovers)}\n`],
    tableOf(operations),
    "",
    ...interrupted ? ["The check was interrupted: the remaining operations were not tried."] : [],
    ...hasStopped ? ["The check ended early because the server stopped responding: the rest was not tried."] : [],
    verdictOf(report),
    "",
  ].join("\n"));
}

const cleanupNote = `Created resources are deleted afterwards, so some curl lines refer to things that no longer exist.
Use --keep to keep them.
`;

/** Whether the request of a breach names a resource. */
function hasPathParameter({ operations: [first] }: Breach, operations: OperationResult[]): boolean {
  return operations.some(({ id, path }) => id === first && path.includes("{"));
}

function untriedIn(operations: OperationResult[]): string[] {
  const lines = operations.flatMap(({ id, untried }) => {
    return groupBy(untried, ({ why }) => why.replaceAll(/\s+/g, " ")).map(([why, [first, ...others]]) =>
      `${id}: ${first?.case}${others.length > 0 ? ` and ${others.length} more` : ""}. ${why}`);
  });
  return lines.length === 0 ? [] : [`Not tried, and not passed:\n${indented(lines)}\n`];
}

/** Lists the declared statuses that no request caused, each with its number of operations. */
function unseenIn(operations: OperationResult[]): string[] {
  const all = operations.flatMap(({ unseen }) => unseen).sort();
  const counted = groupBy(all, (status) => status).map(([status, group]) => `${status} (${group.length})`);
  if (counted.length === 0) return [];
  return [`Declared statuses that did not come (number of operations): ${counted.join(", ")}.\n`];
}

function tableOf(operations: OperationResult[]): string {
  const areas = groupBy(operations, ({ area }) => area);
  const rows = [...areas, ["Total", operations] as const].map(([area, members]) => [
    area,
    ...(["passed", "failed", "untried"] as const).map((kind) =>
      members.filter(({ outcome }) => outcome === kind).length),
    members.reduce((sum, { passed, failed, untried }) => sum + passed + failed + untried.length, 0),
  ]);
  const all = [["Area", "passed", "failed", "untried", "cases"], ...rows].map((row) => row.map(String));
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map(([area = "", ...numbers]) => [
    area.padEnd(widths[0] ?? 0), ...numbers.map((text, index) => text.padStart(widths[index + 1] ?? 0)),
  ].join("  ")).join("\n");
}

function verdictOf(report: Report): string {
  const { breaches, baseUrl } = report;
  const { responses, untried, proven, stated, isUnproven } = coverageOf(report);
  if (breaches.length > 0) return `${baseUrl} violates the contract (${count(breaches.length, "cause", "causes")}).`;
  if (responses === 0) return `Nothing could be checked on ${baseUrl}.`;
  const behavior = stated === 0 ? "" : `, and ${proven} of ${stated} stated behaviors`;
  const checked = `responses of ${count(responses, "operation", "operations")}${behavior}`;
  const rest = untried === 0 ? "" : `; ${count(untried, "operation", "operations")} untried`;
  const verdict = isUnproven ? "No violation found, but not everything could be checked" : "No violation found";
  return `${verdict} on ${baseUrl}. Checked: ${checked}${rest}.`;
}

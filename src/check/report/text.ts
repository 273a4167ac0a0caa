/** A report as people read it. */
import { groupBy } from "./group.js";
import { coverageOf } from "./coverage.js";
import type { Breach, OperationResult, Report } from "./report.js";

/** How many operations and cases of each a breach names, and how many characters of a curl line are shown. */
const mostOperations = 5;
const mostCases = 3;
const mostOfCurl = 2000;

/** Gives the report as text: a block for each cause, what was not checked, a table of the areas, and the verdict. */
export function textOf(report: Report): string {
  const { breaches, operations, left, interrupted } = report;
  const hasStopped = breaches.some(({ rule }) => rule === "alive");
  return visible([
    ...breaches.map((breach, index) => blockOf(breach, index + 1)),
    ...breaches.some((breach) => hasPathParameter(breach, operations)) ? [deleted] : [],
    ...untriedIn(operations),
    ...unseenIn(operations),
    ...coverageOf(report).unchecked,
    ...left.length === 0 ? [] : [`Left on the server, because they could not be deleted:\n${indented(left)}\n`],
    tableOf(operations),
    "",
    ...interrupted ? ["The check was interrupted: the remaining operations were not tried."] : [],
    ...hasStopped ? ["The check ended early because the server stopped answering: the rest was not tried."] : [],
    verdictOf(report),
    "",
  ].join("\n"));
}

/** A text without what would steer a terminal, which a server may send. */
export function visible(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, "\ufffd");
}

const deleted = `Created resources are deleted afterwards, so some curl lines refer to things that no longer exist.
Use --keep to keep them.
`;

/** Whether the request of a breach names something. */
function hasPathParameter({ operations: [first] }: Breach, operations: OperationResult[]): boolean {
  return operations.some(({ id, path }) => id === first && path.includes("{"));
}

/** Gives what is told of one cause. */
export function blockOf(breach: Breach, number: number): string {
  const { rule, says, clause, operations: [first], expected, came, case: name, curl, count: all } = breach;
  return [
    `${number}. ${says} (${rule})`,
    `   operation  ${first}`,
    `   request    ${name}`,
    `   expected   ${expected}`,
    `   received   ${came}`,
    ...clause === undefined ? [] : [`   clause     openapi.yaml${clause}`],
    `   ${shortened(curl)}`,
    ...all > 1 ? [`   In ${all} requests:`, indented(indented(casesOf(breach)).split("\n"))] : [],
    "",
  ].join("\n");
}

/** The first cases of a breach, by operation. */
function casesOf({ operations, cases }: Breach): string[] {
  const byOperation = groupBy(cases, ({ operation }) => operation).slice(0, mostOperations);
  const others = operations.length - byOperation.length;
  return [
    ...byOperation.map(([operation, own]) => `${operation}: ${listed(own.map((one) => one.case), mostCases)}`),
    ...others > 0 ? [`and ${count(others, "more operation", "more operations")}`] : [],
  ];
}

/** Gives the first of some names, and how many more there are. */
export function listed(names: string[], most: number): string {
  const more = names.length - most;
  return names.slice(0, most).join(", ") + (more > 0 ? `, and ${more} more` : "");
}

/** A line that is too long to be read. The whole of it is in the JSON file. */
function shortened(curl: string): string {
  if (curl.length <= mostOfCurl) return curl;
  return `${curl.slice(0, mostOfCurl)}… (${curl.length} characters; --json FILE has them all)`;
}

function untriedIn(operations: OperationResult[]): string[] {
  const lines = operations.flatMap(({ id, untried }) => {
    return groupBy(untried, ({ why }) => why.replaceAll(/\s+/g, " ")).map(([why, [first, ...others]]) =>
      `${id}: ${first?.case}${others.length > 0 ? ` and ${others.length} more` : ""}. ${why}`);
  });
  return lines.length === 0 ? [] : [`Not tried, and not passed:\n${indented(lines)}\n`];
}

/** The statuses that are declared and did not come, each with the number of operations. */
function unseenIn(operations: OperationResult[]): string[] {
  const all = operations.flatMap(({ unseen }) => unseen).sort();
  const told = groupBy(all, (status) => status).map(([status, same]) => `${status} (${same.length})`);
  if (told.length === 0) return [];
  return [`Declared statuses that did not come (number of operations): ${told.join(", ")}.\n`];
}

function tableOf(operations: OperationResult[]): string {
  const areas = groupBy(operations, ({ area }) => area);
  const rows = [...areas, ["Total", operations] as const].map(([area, own]) => [
    area,
    ...(["passed", "failed", "untried"] as const).map((kind) => own.filter(({ outcome }) => outcome === kind).length),
    own.reduce((sum, { passed, failed, untried }) => sum + passed + failed + untried.length, 0),
  ]);
  const all = [["Area", "passed", "failed", "untried", "cases"], ...rows].map((row) => row.map(String));
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map(([area = "", ...numbers]) => [
    area.padEnd(widths[0] ?? 0), ...numbers.map((text, index) => text.padStart(widths[index + 1] ?? 0)),
  ].join("  ")).join("\n");
}

function verdictOf(report: Report): string {
  const { breaches, baseUrl } = report;
  const { answers, effects, untried } = coverageOf(report);
  if (breaches.length > 0) return `${baseUrl} violates the contract (${count(breaches.length, "cause", "causes")}).`;
  if (answers === 0) return `Nothing could be checked on ${baseUrl}.`;
  const checked = `answers of ${count(answers, "operation", "operations")}, and effects of ${effects}`;
  return `No violation found on ${baseUrl}. Checked: ${checked}${untried > 0 ? `; ${untried} untried` : ""}.`;
}

/** Gives a number of things. */
export function count(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`;
}

function indented(lines: string[]): string {
  return lines.map((line) => `   ${line}`).join("\n");
}

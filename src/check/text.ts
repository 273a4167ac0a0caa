/** A report as people read it. */
import { groupBy } from "./group.js";
import type { Breach, OperationResult, Report } from "./report.js";

/** How many operations a breach names. */
const named = 5;

/** Gives the report as text: a block for each cause, what could not be tried, and a table of the areas. */
export function textOf(report: Report): string {
  const { breaches, operations, left, interrupted } = report;
  return [
    ...breaches.map((breach, index) => blockOf(breach, index + 1)),
    ...breaches.some((breach) => hasPathParameter(breach, operations)) ? [deleted] : [],
    ...untriedIn(operations),
    ...unseenIn(operations),
    ...left.length === 0 ? [] : [`Left on the server, since it could not be deleted:\n${indented(left)}\n`],
    tableOf(operations),
    "",
    ...interrupted ? ["The check was interrupted: what follows was not tried."] : [],
    verdictOf(report),
    "",
  ].join("\n").replaceAll(/[^\P{Cc}\n]/gu, "\ufffd"); // what a server sends may not steer a terminal
}

const deleted = `What the check has made is deleted, so that a curl line may name what is gone: --keep leaves it there.
`;

/** Whether the request of a breach names something. */
function hasPathParameter({ operations: [first] }: Breach, operations: OperationResult[]): boolean {
  return operations.some(({ id, path }) => id === first && path.includes("{"));
}

function blockOf(breach: Breach, number: number): string {
  const { rule, says, clause, operations: [first, ...others], expected, came, case: name, curl, cases } = breach;
  const more = others.length > named ? `, and ${others.length - named} more` : "";
  return [
    `${number}. ${says} (${rule})`,
    `   operation  ${first}${others.slice(0, named).map((other) => `, ${other}`).join("")}${more}`,
    `   request    ${name}${cases > 1 ? `, and ${cases - 1} more` : ""}`,
    `   expected   ${expected}`,
    `   came       ${came}`,
    ...clause === undefined ? [] : [`   clause     openapi.yaml${clause}`],
    `   ${shortened(curl)}`,
    "",
  ].join("\n");
}

/** A line that is too long to be read. The whole of it is in the JSON file. */
function shortened(curl: string): string {
  return curl.length > 2000 ? `${curl.slice(0, 2000)}… (${curl.length} characters; --json FILE has them all)` : curl;
}

function untriedIn(operations: OperationResult[]): string[] {
  const lines = operations.flatMap(({ id, untried }) => {
    return groupBy(untried, ({ why }) => why.replaceAll(/\s+/g, " ")).map(([why, [first, ...others]]) =>
      `${id}: ${first?.case}${others.length > 0 ? ` and ${others.length} more` : ""}. ${why}`);
  });
  return lines.length === 0 ? [] : [`Could not be tried, and did not pass:\n${indented(lines)}\n`];
}

/** The statuses that are declared and did not come, each with the number of operations. */
function unseenIn(operations: OperationResult[]): string[] {
  const all = operations.flatMap(({ unseen }) => unseen).sort();
  const told = groupBy(all, (status) => status).map(([status, same]) => `${status} (${same.length})`);
  if (told.length === 0) return [];
  return [`Statuses that did not come, of so many operations each: ${told.join(", ")}.\n`];
}

function tableOf(operations: OperationResult[]): string {
  const areas = groupBy(operations, ({ area }) => area);
  const rows = [...areas, ["Together", operations] as const].map(([area, own]) => [
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

function verdictOf({ breaches, operations, baseUrl }: Report): string {
  const passed = operations.filter(({ outcome }) => outcome === "passed").length;
  if (breaches.length > 0) return `${baseUrl} breaks the contract, for ${count(breaches.length, "cause", "causes")}.`;
  if (passed === 0) return `Nothing could be tried on ${baseUrl}.`;
  const all = passed === operations.length ? "all" : `${passed} of`;
  return `${baseUrl} keeps the contract in ${all} ${operations.length} operations.`;
}

function count(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`;
}

function indented(lines: string[]): string {
  return lines.map((line) => `   ${line}`).join("\n");
}

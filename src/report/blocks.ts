/** The blocks of a report: one for each cause, and one for each difference of random walks. */
import { count, indented } from "./format.js";
import { groupBy } from "./group.js";
import type { Breach, MockDifference } from "./report.js";

/** How many operations, cases of each, and characters of a curl line the text shows for a breach. */
const maxOperations = 5;
const maxCases = 3;
const maxCurlLength = 2000;

/** Returns the block for one cause. */
export function blockOf(breach: Breach, number: number): string {
  const { rule, description, clause, operations: [first], expected, actual, case: name, curl, count: all } = breach;
  return [
    `${number}. ${description} (${rule})`,
    `   operation  ${first}`,
    `   ${rule === "behavior" ? "contract " : "request  "}  ${name}`,
    `   expected   ${expected}`,
    `   received   ${actual}`,
    ...clause === undefined ? [] : [`   clause     openapi.yaml${clause}`],
    indented(shortened(curl).split("\n")),
    ...all > 1 ? [`   In ${all} requests:`, indented(indented(casesOf(breach)).split("\n"))] : [],
    "",
  ].join("\n");
}

/** Lists the first cases of a breach, by operation. */
function casesOf({ operations, cases }: Breach): string[] {
  const byOperation = groupBy(cases, ({ operation }) => operation).slice(0, maxOperations);
  const others = operations.length - byOperation.length;
  return [
    ...byOperation.map(([operation, group]) =>
      `${operation}: ${listed(group.map(({ case: name }) => name), maxCases)}`),
    ...others > 0 ? [`and ${count(others, "more operation", "more operations")}`] : [],
  ];
}

/** Lists the first names, and how many more there are. */
function listed(names: string[], max: number): string {
  const more = names.length - max;
  return names.slice(0, max).join(", ") + (more > 0 ? `, and ${more} more` : "");
}

/** Lists where random walks differ from the mock. */
export function differencesIn(differences: MockDifference[]): string[] {
  if (differences.length === 0) return [];
  return [
    "Random walks differ from the reference mock. No sentence of the contract is behind it, so it is no violation:",
    ...differences.map(({ operation, expected, actual, curl, count: all }) => [
      `   operation  ${operation}${all > 1 ? `, in ${all} walks` : ""}`,
      `   expected   ${expected}`,
      `   received   ${actual}`,
      `${indented(shortened(curl).split("\n"))}\n`,
    ].join("\n")),
  ];
}

/** Cuts off a long curl line. The JSON report has all of it. */
function shortened(curl: string): string {
  if (curl.length <= maxCurlLength) return curl;
  return `${curl.slice(0, maxCurlLength)}… (${curl.length} characters; --json FILE writes all of them)`;
}

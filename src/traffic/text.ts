/** A report on traffic as text. */
import { blockOf } from "../report/blocks.js";
import { count, visible } from "../report/format.js";
import type { TrafficReport, Unjudged } from "./report.js";

/** Returns what was not judged as a line. */
export function lineOfUnjudged({ case: name, why }: Unjudged): string {
  return `${name}: ${why}`;
}

/**
 * Returns a report as text: a block for each cause, what was not judged, and the verdict.
 *
 * @param place Where the traffic was, such as `with http://127.0.0.1:8080`.
 * @param notes Lines to add before the verdict.
 */
export function textOfTraffic(
  { breaches, operations, unjudged }: TrafficReport,
  place: string,
  notes: string[] = [],
): string {
  const passed = operations.reduce((sum, one) => sum + one.passed, 0);
  const failed = operations.reduce((sum, one) => sum + one.failed, 0);
  const verdict = breaches.length === 0
    ? `The traffic ${place} did not violate the contract.`
    : `The traffic ${place} violated the contract (${count(breaches.length, "cause", "causes")}).`;
  return visible([
    "",
    ...breaches.map((breach, index) => blockOf(breach, index + 1)),
    ...unjudged.length === 0 ? [] : ["Not judged:"],
    ...unjudged.map((one) => `   ${lineOfUnjudged(one)}${one.count > 1 ? ` (${one.count} times)` : ""}`),
    ...unjudged.length === 0 ? [] : [""],
    `${count(operations.length, "operation", "operations")} judged: ${passed} exchanges passed, ${failed} failed.`,
    ...notes,
    verdict,
    "",
  ].join("\n"));
}

/** What happened, as Markdown for a bug report. */
import { describeOverride } from "../../mock/overrides/list.js";
import type { PanelOperation, PanelSettings, ShownRequest } from "../../mock/panel/types.js";
import { curlOf } from "../requests/curl.js";

/** How many requests are listed, and how many failed ones as a whole. */
const maxRequests = 50;
const maxFailures = 5;

/**
 * Returns the report.
 *
 * @param requests The latest requests, newest first.
 */
export function bugReport(
  settings: PanelSettings | undefined,
  requests: ShownRequest[],
  operations: PanelOperation[],
): string {
  const { version = "", scenario = null, overrides = [] } = settings ?? {};
  const latest = requests.slice(0, maxRequests).reverse();
  const failed = requests.filter(({ status }) => status >= 400).slice(0, maxFailures);
  const faults = overrides.map((one) => `- ${one.operation}: ${describeOverride(one)}`);
  return [
    `Mock of cloud-browser-contract ${version}${scenario === null ? "" : `, scenario "${scenario}"`}.`,
    ...faults.length === 0 ? [] : ["## Faults that are on", faults.join("\n")],
    "## Requests",
    latest.map(lineOf).join("\n") || "None.",
    ...failed.flatMap((request) => [
      `## ${request.method} ${request.url} ${request.status}`,
      fenced("sh", curlOf(request, operations.find(({ id }) => id === request.operation))),
      fenced("json", request.response.body?.text ?? ""),
    ]),
  ].join("\n\n");
}

function lineOf({ at, method, url, status, problem, override }: ShownRequest): string {
  const notes = [override !== undefined && ` (override: ${override})`, problem !== undefined && `: ${problem}`];
  return `- ${at} ${method} ${url} ${status}${notes.filter((note) => note !== false).join("")}`;
}

/** Fences code with more backticks than it has itself. */
function fenced(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

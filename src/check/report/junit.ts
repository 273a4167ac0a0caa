/** A report as JUnit XML, which the test views of CI servers read: a suite for each area, a case for each operation. */
import { groupBy } from "./group.js";
import type { Breach, OperationResult, Report } from "./report.js";

/** Gives the report as JUnit XML. */
export function junitOf({ operations, breaches }: Report): string {
  const suites = groupBy(operations, ({ area }) => area).map(([area, own]) => suiteOf(area, own, breaches));
  const other = breaches.filter((breach) => !breach.operations.some((id) => operations.some((one) => one.id === id)));
  if (other.length > 0) suites.push(suiteBeside(other));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", { name: "contract" }, suites)}\n`;
}

function suiteOf(area: string, operations: OperationResult[], breaches: Breach[]): string {
  const number = (kind: string) => operations.filter(({ outcome }) => outcome === kind).length;
  const attributes = { name: area, tests: operations.length, failures: number("failed"), skipped: number("untried") };
  return element("testsuite", attributes, operations.map(({ id, outcome, untried }) =>
    element("testcase", { name: id, classname: area }, [
      ...breaches.filter((breach) => breach.operations.includes(id)).map((breach) => failureOf(breach, id)),
      ...outcome === "untried" ? [element("skipped", { message: untried[0]?.why ?? "" }, [])] : [],
    ])));
}

/** What is violated beside the operations: by a path that does not exist, say. */
function suiteBeside(breaches: Breach[]): string {
  const name = "Beside the operations";
  return element("testsuite", { name, tests: breaches.length, failures: breaches.length }, breaches.map((breach) =>
    element("testcase", { name: breach.case, classname: name }, [failureOf(breach)])));
}

/** A breach as an operation shows it: all of its cases, each with its curl line. */
function failureOf({ rule, says, expected, cases }: Breach, id?: string): string {
  const own = cases.filter(({ operation }) => id === undefined || operation === id)
    .map(({ case: name, came, curl }) => `\nRequest: ${name}\nReceived: ${came}\n${curl}\n`);
  const text = escaped(`Expected: ${expected}\n${own.join("")}`);
  return `<failure type="${rule}" message="${escaped(says)}">${text}</failure>`;
}

function element(name: string, attributes: Record<string, string | number>, children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`).join("");
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>\n${children.join("\n")}\n</${name}>`;
}

/** Text in XML 1.0, which has no place for most control characters (section 2.2). */
function escaped(text: string): string {
  const entities: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };
  return text.replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "\ufffd")
    .replaceAll(/[<>&"]/g, (sign) => entities[sign] ?? sign);
}

/** A report as JUnit XML for CI servers: a test suite for each area, a test case for each operation. */
import { groupBy } from "./group.js";
import type { Breach, OperationResult, Report, Sentence } from "./report.js";

/** Returns the report as JUnit XML. */
export function junitOf({ operations, breaches, sentences }: Report): string {
  const suites = groupBy(operations, ({ area }) => area).map(([area, members]) => suiteOf(area, members, breaches));
  for (const [area, stated] of groupBy(sentences, (sentence) => sentence.area)) {
    suites.push(suiteOfSentences(area, stated, breaches));
  }
  const ids = operations.map(({ id }) => id);
  const other = breaches.filter((breach) => !breach.operations.some((id) => ids.includes(id)));
  if (other.length > 0) suites.push(suiteOutsideOperations(other));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", { name: "contract" }, suites)}\n`;
}

function suiteOf(area: string, operations: OperationResult[], breaches: Breach[]): string {
  const number = (kind: string) => operations.filter(({ outcome }) => outcome === kind).length;
  const attributes = { name: area, tests: operations.length, failures: number("failed"), skipped: number("untried") };
  return element("testsuite", attributes, operations.map(({ id, outcome, untried }) =>
    element("testcase", { name: id, classname: area }, [
      ...breaches.filter((breach) => breach.operations.includes(id)).map((breach) => failureElement(breach, id)),
      ...outcome === "untried" ? [element("skipped", { message: untried[0]?.why ?? "" }, [])] : [],
    ])));
}

/** The sentences of an area, each as a test case. */
function suiteOfSentences(area: string, sentences: Sentence[], breaches: Breach[]): string {
  const number = (kind: string) => sentences.filter(({ outcome }) => outcome === kind).length;
  const name = `${area}: what the contract says`;
  const attributes = { name, tests: sentences.length, failures: number("violated"), skipped: number("not checked") };
  return element("testsuite", attributes, sentences.map(({ text, outcome, why = "" }) =>
    element("testcase", { name: text, classname: name }, [
      ...outcome === "violated" ? breaches.flatMap((breach) => failuresFor(text, breach)) : [],
      ...outcome === "not checked" ? [element("skipped", { message: why }, [])] : [],
    ])));
}

/** Returns the cases of a breach that show that a sentence is violated. */
function failuresFor(sentence: string, breach: Breach): string[] {
  const cases = breach.cases.filter(({ case: name }) => name === sentence);
  return breach.rule === "behavior" && cases.length > 0 ? [failureElement({ ...breach, cases })] : [];
}

/** Breaches that belong to no operation, such as one at a path that does not exist. */
function suiteOutsideOperations(breaches: Breach[]): string {
  const name = "Outside the operations";
  return element("testsuite", { name, tests: breaches.length, failures: breaches.length }, breaches.map((breach) =>
    element("testcase", { name: breach.case, classname: name }, [failureElement(breach)])));
}

/** Returns a breach as one operation shows it: all of its cases, each with its curl line. */
function failureElement({ rule, description, expected, cases }: Breach, id?: string): string {
  const requests = cases.filter(({ operation }) => id === undefined || operation === id)
    .map(({ case: name, actual, curl }) => `\nRequest: ${name}\nReceived: ${actual}\n${curl}\n`);
  const text = escaped(`Expected: ${expected}\n${requests.join("")}`);
  return `<failure type="${rule}" message="${escaped(description)}">${text}</failure>`;
}

function element(name: string, attributes: Record<string, string | number>, children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`).join("");
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>\n${children.join("\n")}\n</${name}>`;
}

/** Escapes a text for XML 1.0, which does not allow most control characters (section 2.2). */
function escaped(text: string): string {
  const entities: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };
  return text.replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "\ufffd")
    .replaceAll(/[<>&"]/g, (sign) => entities[sign] ?? sign);
}

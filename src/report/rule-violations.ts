/** The violations in a response that does not match its declaration: one per cause. */
import type { Operation, ReceivedResponse, ResponseViolation } from "../contract/index.js";
import { groupBy } from "./group.js";
import { truncate } from "./outcome.js";
import type { Rule } from "./rules.js";

/** A violated rule, with the expected and the actual result. */
export interface RuleViolation {
  rule: Rule;
  expected: string;
  actual: string;
  /** The violated clause of the contract, as a URL fragment, if it is a clause of one schema. */
  clause?: string;
  /** The key that findings with the same cause share. */
  cause: string;
}

/** The responses that an operation declares. */
type Declared = Pick<Operation, "responses">;

/** How many characters of a response, and of the sentences on its violations, go into a report. */
const maxSummaryLength = 200;
const maxExpectedLength = 2000;

/** Groups the violations of a response by rule and cause. Violations of the same clause have the same cause. */
export function ruleViolationsOf(
  operation: Declared,
  response: ReceivedResponse,
  violations: ResponseViolation[],
): RuleViolation[] {
  return groupBy(withoutConsequences(violations), groupKeyOf).map(([key, group]) => {
    const [{ part, clause, text: sentence, nullAt }] = group as [ResponseViolation];
    if (nullAt !== undefined) {
      const location = isInComponents(clause) && { clause };
      return { rule: "response-null", expected: sentence, actual: summaryOf(response), ...location, cause: key };
    }
    const byProperty = groupBy(group, missingPropertyOf);
    const text = byProperty.map(([, [first]]) => first?.text).join(" ");
    return {
      rule: `response-${part.replace(" ", "-")}` as Rule,
      expected: part === "status" ? declaredSuccesses(operation) : truncate(text, maxExpectedLength),
      actual: summaryOf(response, part === "header" ? headersOf(operation, response) : ""),
      ...isInComponents(clause) && { clause },
      cause: isInComponents(clause)
        ? [clause, ...byProperty.map(([property]) => property).sort()].join(" ")
        : withoutIndexes(text),
    };
  });
}

/** Returns the key of a violation's cause. A null value is one cause per property, whichever keyword it violates. */
function groupKeyOf({ part, text, clause, nullAt }: ResponseViolation): string {
  if (nullAt !== undefined) return `null ${nullAt} ${clause.replace(/\/[^/]*$/, "")}`;
  return isInComponents(clause) ? `${part} ${clause}` : withoutIndexes(text);
}

/** Removes the violations that follow from a wrong type: a number in place of a string is not in the enum either. */
function withoutConsequences(violations: ResponseViolation[]): ResponseViolation[] {
  const locationOf = ({ part, text }: ResponseViolation) => `${part} ${text.split(" must ", 1)[0]}`;
  const isType = ({ clause }: ResponseViolation) => clause.endsWith("/type");
  const mistyped = new Set(violations.filter(isType).map(locationOf));
  return violations.filter((violation) => isType(violation) || !mistyped.has(locationOf(violation)));
}

/** Whether a clause belongs to a named component of the contract. */
function isInComponents(clause: string): boolean {
  return clause.startsWith("#/components/");
}

/** The end of the sentence that reports a missing property. */
const isRequired = " is required.";

/** Returns the name of the missing property, or an empty string if the violation is of another kind. */
function missingPropertyOf({ text, clause }: ResponseViolation): string {
  if (!clause.endsWith("/required") || !text.endsWith(isRequired)) return "";
  return text.slice(0, -isRequired.length).split(/[.\s]/).at(-1) ?? "";
}

/** Removes positions in a list: `[3].id` and `[4].id` have the same cause. */
function withoutIndexes(text: string): string {
  return text.replaceAll(/\[\d+\]|^Event \d+/g, "");
}

function headersOf({ responses }: Declared, { status, headers }: ReceivedResponse): string {
  return Object.keys(responses[status]?.headers ?? {})
    .flatMap((name) => headers.has(name) ? `${name}: ${headers.get(name)}` : []).join(", ");
}

/** Returns the successful statuses that an operation declares, in words. */
export function declaredSuccesses({ responses }: Declared): string {
  return Object.keys(responses).filter((status) => status.startsWith("2")).join(" or ");
}

/** Returns a response in one line: its status, the target of a redirect, and the start of its body or of `details`. */
export function summaryOf({ status, headers, text }: ReceivedResponse, details = ""): string {
  const location = truncate(headers.get("Location") ?? "", maxSummaryLength);
  const start = truncate(details || text, maxSummaryLength).replaceAll(/\s+/g, " ");
  return [status, location && `to ${location}`, start].filter(Boolean).join(" ");
}

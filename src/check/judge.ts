/** What an answer breaks, seen from the case that it came for. */
import type { Contract, Fault, ReceivedAnswer } from "../contract/index.js";
import type { Case } from "./cases/index.js";
import { curlOf } from "./curl.js";
import type { Operation } from "./resolve.js";
import type { Rule } from "./rules.js";
import type { Outcome } from "./send.js";

/** A case that breaks a rule. */
export interface Finding {
  rule: Rule;
  operation: Operation;
  /** What is special about the request. */
  case: string;
  expected: string;
  came: string;
  /** The clause of the contract, as a fragment, where one schema is broken. */
  clause: string;
  /** What findings of one cause have in common. */
  cause: string;
  curl: string;
}

/** What came of a case: it passed, it breaks rules, or it could not be tried. */
export type Verdict = { passed: true } | { findings: Finding[] } | { why: string };

/** Makes the function that judges what came of a case. */
export function createJudge({ checkAnswer }: Pick<Contract, "checkAnswer">) {
  return async function judge(operation: Operation, one: Case, outcome: Outcome): Promise<Verdict> {
    const { answer, failure = "" } = outcome;
    const found = async (rule: Rule, expected: string, came: string, cause: string, clause = ""): Promise<Finding> =>
      ({ rule, operation, case: one.name, expected, came, clause, cause, curl: await curlOf(outcome.request) });
    if (!answer) return { findings: [await found("answer", "an answer", failure, failure)] };
    const { status } = answer;
    if (isExpected(one, status)) {
      const faults = checkAnswer(operation.described, answer);
      if (faults.length === 0) return { passed: true };
      return { findings: await Promise.all(faults.map((fault) => found(
        `answer-${fault.part.replace(" ", "-")}` as Rule, fault.text, shown(answer), causeOf(fault), fault.clause,
      ))) };
    }
    if (one.expected === "success" && isForState(operation, one, status)) return { why: shown(answer) };
    const expected = typeof one.expected === "number" ? String(one.expected) : words[one.expected];
    return { findings: [await found(ruleBrokenBy(one, status), expected, shown(answer), causeOfStatus(one, status))] };
  };
}

const words = { success: "a success that is declared", error: "an error" };

/** What is refused with another status than that of the contract is another matter than what is not refused. */
function ruleBrokenBy({ rule, expected }: Case, status: number): Rule {
  if (status >= 500) return "failure";
  return expected === 400 && status >= 400 ? "refusal" : rule;
}

/** Who does not look at the token answers by what is there, so by a success now and by a 404 then, for one cause. */
function causeOfStatus({ expected }: Case, status: number): string {
  if (expected === 401 && (status < 300 || status === 404)) return "served";
  return status < 300 ? "success" : String(status);
}

function isExpected({ expected }: Case, status: number): boolean {
  if (expected === "success") return status >= 200 && status < 300;
  return expected === "error" ? status >= 400 : status === expected;
}

/**
 * Whether a server may refuse a valid request: for what is there or not there, for the plan, a limit, or something that
 * lies beyond it. It has to be declared. And what goes without what, the contract may say in words alone.
 */
function isForState({ responses }: Operation, { rule }: Case, status: number): boolean {
  return ![...rule === "optional" ? [] : [400], 401, 500].includes(status) && String(status) in responses;
}

/** Where a fault stands in a list is no matter: `[3].id` and `[4].id` have one cause. */
function causeOf({ text, clause }: Fault): string {
  return clause || text.replaceAll(/\[\d+\]|^Event \d+/g, "");
}

function shown({ status, text }: ReceivedAnswer): string {
  const start = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return `${status}${start === "" ? "" : ` ${start.replaceAll(/\s+/g, " ")}`}`;
}

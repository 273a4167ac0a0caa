/** The results of a check: the verdict of each case, until they are reported. */
import type { Finding, Verdict } from "../judge.js";
import type { Case } from "../cases/index.js";
import { groupBy } from "./group.js";
import type { Breach, OperationResult } from "./report.js";
import type { Operation } from "../operations.js";
import { isOfEffects, type Rule, rules } from "./rules.js";

/**
 * Makes the results, in which nothing is kept yet.
 *
 * @param hide Hides the token in a text.
 */
export function createResults(hide: (text: string) => string) {
  const findings: Finding[] = [];
  const byId = new Map<string, OperationResult & { isTaken: boolean; seen: Set<string>; looked: Set<Rule> }>();

  function resultOf({ id, area, method, path }: Operation) {
    const known = byId.get(id);
    if (known) return known;
    const fresh = {
      id, area, method, path, outcome: "untried" as const, passed: 0, failed: 0, untried: [], unseen: [], effects: [],
      isTaken: false, seen: new Set<string>(), looked: new Set<Rule>(),
    };
    byId.set(id, fresh);
    return fresh;
  }

  /** What a server has sent may have the token in it. */
  function withoutToken(finding: Finding): Finding {
    const { expected, came, curl, case: name } = finding;
    return { ...finding, expected: hide(expected), came: hide(came), curl: hide(curl), case: hide(name) };
  }

  /** Keeps that a status has come. */
  function addStatus(operation: Operation, status: number | undefined): void {
    if (status !== undefined) resultOf(operation).seen.add(String(status));
  }

  return {
    addStatus,
    /** Keeps what became of a case. */
    add(operation: Operation, one: Case, verdict: Verdict, status?: number): void {
      const result = resultOf(operation);
      addStatus(operation, status);
      if ("why" in verdict) {
        result.untried.push({ case: hide(one.name), why: hide(verdict.why) });
        return;
      }
      if (isOfEffects(one.rule)) result.looked.add(one.rule);
      if ("passed" in verdict) {
        result.passed++;
        if (one.expected === "success") result.isTaken = true;
      } else {
        result.failed++;
        for (const finding of verdict.findings) findings.push(withoutToken(finding));
      }
    },
    /** Whether an operation has taken a request that it has to take. */
    takes: ({ id }: Operation): boolean => byId.get(id)?.isTaken ?? false,
    breaches(): Breach[] {
      const isTaken = ({ rule, cause }: Finding, ofRule: Finding["rule"]) => rule === ofRule && cause === "taken";
      const open = new Set(findings.filter((one) => isTaken(one, "token")).map(({ operation }) => operation));
      // Whoever asks for no token takes one of another scheme, too.
      const others = findings.filter((one) => !(isTaken(one, "scheme") && open.has(one.operation)));
      return groupBy(others, ({ rule, cause }) => `${rule} ${cause}`).map(([, same]) => breachOf(same));
    },
    operations: (checked: Operation[]): OperationResult[] => checked.map((operation) => {
      const { isTaken, seen, looked, ...result } = resultOf(operation);
      const outcome = result.failed > 0 ? "failed" : isTaken ? "passed" : "untried";
      const unseen = Object.keys(operation.responses).filter((status) => status !== "default" && !seen.has(status));
      return { ...result, outcome, unseen, effects: [...looked] };
    }),
  };
}

function breachOf(findings: Finding[]): Breach {
  const [{ rule, clause, expected, came, curl, case: name }] = findings as [Finding];
  // An answer may show one cause in several ways.
  const byRequest = groupBy(findings, ({ operation, case: name, curl }) => `${operation.id} ${name} ${curl}`);
  const cases = byRequest.map(([, [first]]) => caseOf(first as Finding));
  return {
    rule,
    says: rules[rule],
    ...clause !== undefined && { clause },
    operations: [...new Set(findings.map(({ operation }) => operation.id))],
    expected,
    came,
    case: name,
    curl,
    count: cases.length,
    cases,
  };
}

function caseOf({ operation: { id }, case: name, curl, status, came }: Finding): Breach["cases"][number] {
  return { operation: id, case: name, curl, ...status !== undefined && { status }, came };
}

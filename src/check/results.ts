/** Collects the verdicts of a check. */
import type { Case } from "./cases/index.js";
import { isInconclusive } from "../report/outcome.js";
import type { Finding, Verdict } from "./judge.js";
import type { CheckedOperation } from "./operations.js";
import { groupBy } from "../report/group.js";
import type { Breach, OperationResult } from "../report/report.js";
import { type Rule, rules } from "../report/rules.js";

/** The result for one operation, while the check runs. */
interface RunningResult extends OperationResult {
  hasAccepted: boolean;
  /** Whether it has refused a request that it must accept, whatever the state of its resource is. */
  hasRefused: boolean;
  /** Whether that says nothing of its behavior, or it sent an event stream without events. */
  isWithheld: boolean;
  statuses: Set<string>;
}

/** The rules that many requests show together. */
const ofMany: Rule[] = ["behavior", "steady", "alive"];

/**
 * Creates empty results.
 *
 * @param hide Hides the token in a text.
 */
export function createResults(hide: (text: string) => string) {
  const findings: Finding[] = [];
  const byId = new Map<string, RunningResult>();

  function resultOf({ id, area, method, path }: CheckedOperation): RunningResult {
    const existing = byId.get(id);
    if (existing) return existing;
    const result: RunningResult = {
      id, area, method, path, outcome: "untried", passed: 0, failed: 0, untried: [], unseen: [],
      hasAccepted: false, hasRefused: false, isWithheld: false, statuses: new Set(),
    };
    byId.set(id, result);
    return result;
  }

  /** Hides the token, which a server may have sent back. */
  function withoutToken(finding: Finding): Finding {
    const { expected, actual, curl, case: name } = finding;
    return { ...finding, expected: hide(expected), actual: hide(actual), curl: hide(curl), case: hide(name) };
  }

  /** Records that an operation responded with a status. */
  function addStatus(operation: CheckedOperation, status: number | undefined): void {
    if (status !== undefined) resultOf(operation).statuses.add(String(status));
  }

  return {
    addStatus,
    /** Records the verdict on a case. */
    add(operation: CheckedOperation, testCase: Case, verdict: Verdict, status?: number): void {
      const result = resultOf(operation);
      addStatus(operation, status);
      if (testCase.expected === "success" && status !== undefined && !("passed" in verdict)) {
        result.hasRefused ||= status !== 422; // which depends on the state of the resource
        result.isWithheld ||= "why" in verdict && (status < 300 || isInconclusive(status));
      }
      if ("why" in verdict) {
        result.untried.push({ case: hide(testCase.name), why: hide(verdict.why) });
        return;
      }
      if ("passed" in verdict) {
        result.passed++;
        if (testCase.expected === "success") result.hasAccepted = true;
      } else {
        result.failed++;
        for (const finding of verdict.findings) findings.push(withoutToken(finding));
      }
    },
    /** Whether a finding is about a status of an operation. */
    hasFinding: (id: string, status: number): boolean =>
      findings.some((finding) => finding.operation.id === id && finding.status === status),
    /** Whether an operation has refused every request that it must accept. */
    isRefused(id: string): boolean {
      const { hasAccepted, hasRefused } = byId.get(id) ?? {};
      return hasRefused === true && hasAccepted === false;
    },
    /** Returns the causes in the order of the operations; last those of many requests, such as a sequence. */
    breaches(order: CheckedOperation[]): Breach[] {
      const ids = order.map(({ id }) => id);
      const rankOf = ({ rule, operation }: Finding) => ofMany.includes(rule) ? ids.length : ids.indexOf(operation.id);
      const isAccepted = ({ rule, cause }: Finding, ofRule: Rule) => rule === ofRule && cause === "accepted";
      const withoutAuth = new Set(
        findings.filter((finding) => isAccepted(finding, "token")).map(({ operation }) => operation),
      );
      const isRedirect = ({ status = 0 }: Finding) => status >= 300 && status < 400;
      const redirects = new Set(findings.filter((finding) => finding.rule === "example" && isRedirect(finding))
        .map(({ status }) => status));
      // An operation that needs no token also accepts another scheme, and a server that redirects valid requests also
      // redirects others: that is the same cause.
      const reported = findings.filter((finding) =>
        !(isAccepted(finding, "scheme") && withoutAuth.has(finding.operation))
        && (finding.rule === "example" || !isRedirect(finding) || !redirects.has(finding.status)))
        .sort((one, other) => rankOf(one) - rankOf(other));
      return groupBy(reported, ({ rule, cause }) => `${rule} ${cause}`).map(([, group]) => breachOf(group));
    },
    operations: (checked: CheckedOperation[]): OperationResult[] => checked.map((operation) => {
      const { hasAccepted, hasRefused: _, isWithheld, statuses, ...result } = resultOf(operation);
      const outcome = result.failed > 0 ? "failed" : hasAccepted ? "passed" : "untried";
      const unseen = Object.keys(operation.responses).filter((status) => status !== "default" && !statuses.has(status));
      return { ...result, outcome, unseen, ...outcome === "untried" && isWithheld && { isUnproven: true } };
    }),
  };
}

function breachOf(findings: Finding[]): Breach {
  const [{ rule, clause, expected, actual, curl, case: name }] = findings as [Finding];
  // One response may show the same cause several times.
  const byRequest = groupBy(findings, ({ operation, case: name, curl }) => `${operation.id} ${name} ${curl}`);
  const cases = byRequest.map(([, [first]]) => breachCaseOf(first as Finding));
  return {
    rule,
    description: rules[rule],
    ...clause !== undefined && { clause },
    operations: [...new Set(findings.map(({ operation }) => operation.id))],
    expected,
    actual,
    case: name,
    curl,
    count: cases.length,
    cases,
  };
}

function breachCaseOf({ operation: { id }, case: name, curl, status, actual }: Finding): Breach["cases"][number] {
  return { operation: id, case: name, curl, ...status !== undefined && { status }, actual };
}

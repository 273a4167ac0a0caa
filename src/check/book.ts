/** Keeps the verdicts of a check, until they are reported. */
import type { Finding, Verdict } from "./judge.js";
import type { Case } from "./cases/index.js";
import { groupBy } from "./group.js";
import type { Breach, OperationResult } from "./report.js";
import type { Operation } from "./resolve.js";
import { rules } from "./rules.js";

/** Makes the book in which the verdicts are kept. */
export function createBook() {
  const findings: Finding[] = [];
  const results = new Map<string, OperationResult & { isTaken: boolean; seen: Set<string> }>();

  function resultOf({ id, area, method, path }: Operation) {
    const known = results.get(id);
    if (known) return known;
    const fresh = {
      id, area, method, path, outcome: "untried" as const, passed: 0, failed: 0, untried: [], unseen: [],
      isTaken: false, seen: new Set<string>(),
    };
    results.set(id, fresh);
    return fresh;
  }

  return {
    /** Keeps what became of a case. */
    enter(operation: Operation, one: Case, verdict: Verdict, status?: number): void {
      const result = resultOf(operation);
      if (status !== undefined) result.seen.add(String(status));
      if ("why" in verdict) result.untried.push({ case: one.name, why: verdict.why });
      else if ("passed" in verdict) {
        result.passed++;
        if (one.expected === "success") result.isTaken = true;
      } else {
        result.failed++;
        for (const finding of verdict.findings) findings.push(finding);
      }
    },
    breaches(): Breach[] {
      const isTaken = ({ rule, cause }: Finding, ofRule: Finding["rule"]) => rule === ofRule && cause === "taken";
      const open = new Set(findings.filter((one) => isTaken(one, "token")).map(({ operation }) => operation));
      // Whoever asks for no token takes one of another scheme, too.
      const others = findings.filter((one) => !(isTaken(one, "scheme") && open.has(one.operation)));
      return groupBy(others, ({ rule, cause }) => `${rule} ${cause}`).map(([, same]) => breachOf(same));
    },
    operations: (checked: Operation[]): OperationResult[] => checked.map((operation) => {
      const { isTaken, seen, ...result } = resultOf(operation);
      const outcome = result.failed > 0 ? "failed" : isTaken ? "passed" : "untried";
      const unseen = Object.keys(operation.responses).filter((status) => status !== "default" && !seen.has(status));
      return { ...result, outcome, unseen };
    }),
  };
}

function breachOf(findings: Finding[]): Breach {
  const [{ rule, clause, expected, came, curl, case: name }] = findings as [Finding];
  return {
    rule,
    says: rules[rule],
    ...clause !== undefined && { clause },
    operations: [...new Set(findings.map(({ operation }) => operation.id))],
    expected,
    came,
    case: name,
    curl,
    cases: new Set(findings.map(({ operation, case: name }) => `${operation.id} ${name}`)).size,
  };
}

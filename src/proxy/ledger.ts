/** What a proxy has seen, within a bound however long it runs: each cause once, with how often it came. */
import type { Break } from "../check/breaks.js";
import type { Breach, OperationResult, Report } from "../check/report/report.js";
import { rules } from "../check/report/rules.js";
import type { Operation } from "../contract/index.js";

/** What passed and was not judged. */
export interface Unjudged {
  /** The request, the first of its kind. */
  case: string;
  why: string;
  /** How many requests share it. */
  count: number;
}

/** What a proxy has seen: the report of a check, with what was not judged. */
export interface ProxyReport extends Report {
  unjudged: Unjudged[];
}

export type Ledger = ReturnType<typeof createLedger>;

/** How many causes are told apart. More than that come of a server that never sends the same twice. */
const most = 1000;
/** How many requests are kept of each. */
const mostCases = 10;

/**
 * Makes an empty ledger.
 *
 * @param onBreach Takes each cause when it comes for the first time.
 * @param onUnjudged Takes what is not judged, likewise.
 */
export function createLedger(
  baseUrl: string,
  onBreach: (breach: Breach) => void,
  onUnjudged: (unjudged: Unjudged) => void,
) {
  const breaches = new Map<string, Breach>();
  const unjudged = new Map<string, Unjudged>();
  const results = new Map<string, OperationResult>();

  function resultOf({ id, area, method, path, responses }: Operation) {
    const unseen = Object.keys(responses).filter((status) => status !== "default");
    const result = results.get(id) ?? {
      id, area, method, path, outcome: "untried", passed: 0, failed: 0, untried: [], unseen, effects: [],
    };
    results.set(id, result);
    return result;
  }

  return {
    /**
     * Counts a breach.
     *
     * @param name The request, in words.
     * @param curlOf Gives its `curl` line, which takes a while and is only needed for the first few of each cause.
     * @param status The status that came, if any.
     */
    async breach({ id }: { id: string }, broken: Break, name: string, curlOf: () => Promise<string>, status?: number) {
      const { rule, cause, clause, expected, came } = broken;
      const one = { operation: id, case: name, curl: "", ...status !== undefined && { status }, came };
      const key = `${rule} ${cause}`;
      const known = breaches.get(key);
      if (known) {
        known.count++;
        if (!known.operations.includes(id)) known.operations.push(id);
        if (known.cases.length === mostCases) return;
        known.cases.push(one);
        one.curl = await curlOf();
      } else if (breaches.size < most) {
        const breach: Breach = {
          rule, says: rules[rule], ...clause !== undefined && { clause },
          operations: [id], expected, came, case: name, curl: "", count: 1, cases: [one],
        };
        breaches.set(key, breach);
        one.curl = breach.curl = await curlOf();
        onBreach(breach);
      }
    },
    /** Counts what was not judged, and of which operation, where it is one of the contract. */
    unjudged(operation: Operation | undefined, name: string, why: string): void {
      const kind = `${operation?.path ? operation.id : name} ${why}`;
      const known = unjudged.get(kind);
      if (known) known.count++;
      else if (unjudged.size < most) {
        const one = { case: name, why, count: 1 };
        unjudged.set(kind, one);
        if (operation?.path) resultOf(operation).untried.push({ case: name, why });
        onUnjudged(one);
      }
    },
    /**
     * Counts an exchange. As in a check, an operation has passed when it took a request, and broke nothing.
     *
     * @param isBroken Whether the request or the answer breaks the contract.
     */
    count(operation: Operation, status: number, isBroken: boolean): void {
      const result = resultOf(operation);
      result[isBroken ? "failed" : "passed"]++;
      result.unseen = result.unseen.filter((declared) => declared !== String(status));
      if (result.failed > 0) result.outcome = "failed";
      else if (status >= 200 && status < 300) result.outcome = "passed";
    },
    report: (): ProxyReport => structuredClone({
      baseUrl,
      breaches: [...breaches.values()],
      operations: [...results.values()],
      left: [],
      interrupted: false,
      unjudged: [...unjudged.values()],
    }),
  };
}

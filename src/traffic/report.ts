/** The report on traffic: each cause is listed once, with a count. Its size is bounded however long the traffic is. */
import type { RuleViolation } from "../report/rule-violations.js";
import type { Breach, OperationResult, Report } from "../report/report.js";
import { rules } from "../report/rules.js";
import type { Contract, Operation } from "../contract/index.js";
import { type CoverageReport, createCoverage } from "../coverage/index.js";

/** Traffic that is not judged. */
export interface Unjudged {
  /** The first of these requests, or what else is not judged. */
  case: string;
  /** Why it is not judged, in a sentence. */
  why: string;
  /** How many requests are not judged for this reason. */
  count: number;
}

/** The report on traffic: that of a check, and the traffic that is not judged. */
export interface TrafficReport extends Report {
  unjudged: Unjudged[];
  /** What the server's responses and their requests have reached of the contract. */
  coverage: CoverageReport;
}

export type ReportBuilder = ReturnType<typeof createReportBuilder>;

/** Maximum number of causes. Only a server whose responses are wrong in a new way each time has more. */
const maxCauses = 1000;
/** Maximum number of requests that are listed for each cause. */
const maxCases = 10;

/**
 * Creates an empty report.
 *
 * @param onBreach Called with each new cause.
 * @param onUnjudged Called with each new kind of traffic that is not judged.
 */
export function createReportBuilder(
  contract: Contract,
  baseUrl: string,
  onBreach: (breach: Breach) => void,
  onUnjudged: (unjudged: Unjudged) => void,
) {
  const coverage = createCoverage(contract);
  const breaches = new Map<string, Breach>();
  const unjudged = new Map<string, Unjudged>();
  const results = new Map<string, OperationResult>();

  function resultOf({ id, area, method, path, responses }: Operation) {
    const unseen = Object.keys(responses).filter((status) => status !== "default");
    const result = results.get(id) ?? {
      id, area, method, path, outcome: "untried", passed: 0, failed: 0, untried: [], unseen,
    };
    results.set(id, result);
    return result;
  }

  return {
    /** Adds a call to the coverage. */
    addCall: coverage.add,
    /** Adds events of a stream to the coverage. */
    addEvents: coverage.addEvents,
    /**
     * Adds a breach.
     *
     * @param caseName The request, in words.
     * @param curlOf Returns the `curl` line of the request. It is called only for requests that are listed.
     * @param status The status of the response, if there is one.
     */
    addBreach(
      { id }: Operation,
      broken: RuleViolation,
      caseName: string,
      curlOf: () => string,
      status?: number,
    ): void {
      const { rule, cause, clause, expected, actual } = broken;
      const breachCase = { operation: id, case: caseName, curl: "", ...status !== undefined && { status }, actual };
      const key = `${rule} ${cause}`;
      const known = breaches.get(key);
      if (known) {
        known.count++;
        if (!known.operations.includes(id)) known.operations.push(id);
        if (known.cases.length === maxCases) return;
        known.cases.push(breachCase);
        breachCase.curl = curlOf();
      } else if (breaches.size < maxCauses) {
        breachCase.curl = curlOf();
        const breach: Breach = {
          rule, description: rules[rule], ...clause !== undefined && { clause }, operations: [id],
          expected, actual, case: caseName, curl: breachCase.curl, count: 1, cases: [breachCase],
        };
        breaches.set(key, breach);
        onBreach(breach);
      }
    },
    /** Adds traffic that is not judged. */
    addUnjudged(operation: Operation | undefined, caseName: string, why: string): void {
      const key = `${operation?.path ? operation.id : caseName} ${why}`;
      const known = unjudged.get(key);
      if (known) known.count++;
      else if (unjudged.size < maxCauses) {
        const added = { case: caseName, why, count: 1 };
        unjudged.set(key, added);
        if (operation?.path) resultOf(operation).untried.push({ case: caseName, why });
        onUnjudged(added);
      }
    },
    /**
     * Counts an exchange. As in a check, an operation passes if it accepts a request and violates nothing.
     *
     * @param status The status of the response; undefined if there is none.
     * @param hasBreach Whether the request or the response violates the contract.
     */
    countExchange(operation: Operation, status: number | undefined, hasBreach: boolean): void {
      const result = resultOf(operation);
      result[hasBreach ? "failed" : "passed"]++;
      result.unseen = result.unseen.filter((declared) => declared !== String(status));
      if (result.failed > 0) result.outcome = "failed";
      else if (status !== undefined && status >= 200 && status < 300) result.outcome = "passed";
    },
    /** Returns a copy of the report so far. */
    build: (): TrafficReport => structuredClone({
      baseUrl,
      breaches: [...breaches.values()],
      operations: [...results.values()],
      sentences: [],
      differences: [],
      leftovers: [],
      interrupted: false,
      unjudged: [...unjudged.values()],
      coverage: coverage.report(),
    }),
  };
}

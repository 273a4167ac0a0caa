/** Checks where a server violates the contract: the function behind `cloud-browser-contract check`. */
import { loadContract } from "../contract/node/load.js";
import { readBaseUrl } from "../base-url.js";
import { createHide } from "../report/hide.js";
import { CheckError } from "./check-error.js";
import { createResults } from "./results.js";
import { checkBehavior } from "./behavior/index.js";
import { createFixtures } from "./fixtures/index.js";
import type { OperationResult, Report } from "../report/report.js";
import { resolveLinks } from "./links.js";
import { type CheckedOperation, checkedOperations } from "./operations.js";
import { createOperationChecks } from "./operation-checks.js";
import { healthVerdicts } from "./health-verdicts.js";
import { selectOperations } from "./select.js";
import { withBudget } from "./http/budget.js";
import { createHealth } from "./http/health.js";
import { createSend, type Send } from "./http/send.js";
import { createEventTrigger } from "./event-trigger.js";
import { createIdMap } from "./fixtures/id-map.js";
import { homeOf } from "./fixtures/paths.js";

export type { Breach, BreachCase, MockDifference, OperationResult, Report, Sentence } from "../report/report.js";
export type { Rule } from "../report/rules.js";
export { CheckError } from "./check-error.js";
export { checkHar, type HarCheckOptions, type HarReport, type HarSource } from "./har.js";
export type { TrafficReport, Unjudged } from "../traffic/report.js";

/** Options of a check. */
export interface CheckOptions {
  /** Base URL of the server. All paths are relative to it. */
  baseUrl: string;
  /** Bearer token that the server accepts. */
  token: string;
  /** Id of an existing browser session to work in. By default, the check starts one and deletes it. */
  session?: string;
  /** Areas and operation ids to check; all by default. The resources that they need are still created. */
  only?: string[];
  /** Whether to create and change nothing: only operations that read are checked, on existing resources. */
  readOnly?: boolean;
  /** Whether to keep the created resources, so that the `curl` lines of the report still work. */
  keep?: boolean;
  /** How long a response may take, in milliseconds; 30,000 by default. */
  timeoutMs?: number;
  /** How long a read is repeated until it shows a change, in milliseconds; 1,000 by default. */
  settleMs?: number;
  /** How many requests are sent at once; 4 by default. */
  concurrency?: number;
  /** How many random walks are sent besides the sequences of the contract's sentences; none by default. */
  walks?: number;
  /** How many resources the check may create; any number by default. */
  budget?: number;
  /** Aborts the check. Created resources are still deleted. */
  signal?: AbortSignal;
  /** Called with a function that returns what would be left if the program exited now. */
  onStart?: (pending: () => string[]) => void;
  /** Called after each operation. */
  onProgress?: (progress: Progress) => void;
}

/** The progress of a check. */
export interface Progress {
  /** The result of the operation that was just checked. */
  result: OperationResult;
  /** Whether it is the last one of its area. */
  isLast: boolean;
  /** How many operations are done, and how many there are in total. */
  done: number;
  total: number;
}

/**
 * Reports where a server violates the contract.
 *
 * The check creates the resources that a request needs by following the contract's links, under unique names, and
 * deletes them at the end. Whatever the contract leaves open is not a breach. Cases that cannot be tried are listed and
 * do not pass. The report never contains the token.
 *
 * @param options The server, and what to check.
 * @returns The breaches, one for each cause, and a result for each operation.
 * @throws {RangeError} If `only` has an unknown name, or the base URL is invalid or has a user name, a query or a
 * fragment.
 * @throws {CheckError} If the server cannot be reached, or does not accept the token.
 * @example
 * import { checkServer } from "cloud-browser-contract/check";
 * import { startMock } from "cloud-browser-contract/mock";
 *
 * const mock = await startMock();
 * const only = ["createProfile", "getProfile"];
 * const { breaches, operations } = await checkServer({ baseUrl: mock.url, token: "any-token", only });
 * const passed = operations.filter(({ outcome }) => outcome === "passed");
 * console.log(`${breaches.length} breaches, and ${passed.length} operations passed`);
 * await mock.close();
 */
export async function checkServer(options: CheckOptions): Promise<Report> {
  const { token, session, only = [], readOnly = false, keep = false } = options;
  const { timeoutMs = 30_000, settleMs = 1000, concurrency = 4, walks = 0, budget = Infinity } = options;
  const baseUrl = readBaseUrl(options.baseUrl, "The base URL");
  const contract = await loadContract();
  const all = checkedOperations(contract);
  const selected = selectOperations(all, only);
  const probe = all.find(({ method, parameters }) =>
    method === "GET" && parameters.every(({ required }) => !required));
  const server = { baseUrl, token, timeoutMs };
  const hide = createHide([token]);
  await expectReachable(createSend({ ...server, signal: options.signal }), probe, hide);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...options.signal ? [options.signal] : []]);
  const health = createHealth(() => stop.abort());
  const send = createSend({ ...server, signal, probe, health });
  const sendToEnd = withBudget(createSend({ ...server, signal: undefined, probe, health }), budget, server);

  const links = resolveLinks(all);
  const idMap = createIdMap(links, readOnly ? undefined : homeOf(all));
  const fixtures = createFixtures({ operations: all, links, send, sendToEnd, idMap, readOnly, session });
  options.onStart?.(keep ? () => [] : () => fixtures.pending().map(hide));
  const results = createResults(hide);
  const prepareTrigger = createEventTrigger(all, fixtures);
  const checks = createOperationChecks({
    contract, fixtures, prepareTrigger, results, readOnly, concurrency, timeoutMs, signal,
  });
  if (only.length === 0) await checks.checkUnknownPath(selected[0] as CheckedOperation);
  for (const [index, operation] of selected.entries()) {
    if (signal.aborted) break;
    await checks.checkOperation(operation);
    const [result] = results.operations([operation]);
    const isLast = selected[index + 1]?.area !== operation.area;
    if (result) options.onProgress?.({ result, isLast, done: index + 1, total: selected.length });
  }
  const behavior = {
    contract, operations: all, selected, fixtures, results, server, session, timeoutMs, settleMs, concurrency, walks,
    signal,
  };
  const { sentences, differences } = readOnly ? { sentences: [], differences: [] } : await checkBehavior(behavior);
  for (const [operation, testCase, verdict] of await healthVerdicts(health)) results.add(operation, testCase, verdict);
  const leftovers = keep ? [] : await fixtures.cleanUp(createSend({ ...server, signal: undefined, probe }));
  return {
    baseUrl,
    breaches: results.breaches(),
    operations: results.operations(selected),
    sentences: sentences.map((one) => ({ ...one, ...one.why !== undefined && { why: hide(one.why) } })),
    differences: differences.map((one) => ({ ...one, actual: hide(one.actual), curl: hide(one.curl) })),
    leftovers: leftovers.map(hide),
    interrupted: options.signal?.aborted ?? false,
  };
}

/** Throws if a server cannot be reached or does not accept the token: otherwise every case would fail. */
async function expectReachable(
  send: Send,
  probe: CheckedOperation | undefined,
  hide: (text: string) => string,
): Promise<void> {
  if (!probe) return;
  const { response, failure = "", request } = await send(probe, {});
  const { origin } = new URL(request.url);
  if (!response) {
    const hint = failure.includes("certificate")
      ? "To trust its certificate authority, set NODE_EXTRA_CA_CERTS."
      : "Is the server running?";
    throw new CheckError(`${origin} cannot be reached. ${hide(failure)} ${hint}`);
  }
  if (response.status === 401) throw new CheckError(`${origin} does not accept the token: it returned 401.`);
}

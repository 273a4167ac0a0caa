/** Checks where a server violates the contract: the function behind `cloud-browser-contract check`. */
import { loadContract } from "../contract/node/load.js";
import { readBaseUrl } from "../base-url.js";
import { createHide } from "../report/hide.js";
import { createResults } from "./results.js";
import { checkBehavior } from "./behavior/index.js";
import { createFixtures } from "./fixtures/index.js";
import type { Report } from "../report/report.js";
import { resolveLinks } from "./links.js";
import { type CheckedOperation, checkedOperations } from "./operations.js";
import { createOperationChecks } from "./operation-checks.js";
import { healthVerdicts } from "./health-verdicts.js";
import { checkLanes, lanesOf } from "./lanes.js";
import { createLimits } from "./limit.js";
import type { CheckOptions } from "./options.js";
import { expectReachable } from "./reachable.js";
import { selectOperations } from "./select.js";
import { withBudget } from "./http/budget.js";
import { createHealth } from "./http/health.js";
import { createSend } from "./http/send.js";
import { createEventTrigger } from "./event-trigger.js";
import { createIdMap } from "./fixtures/id-map.js";
import { homeOf } from "./fixtures/paths.js";

export type { CoverageReport, OperationCoverage, Seen } from "../coverage/index.js";
export type { Breach, BreachCase, MockDifference, OperationResult, Report, Sentence } from "../report/report.js";
export type { Rule } from "../report/rules.js";
export type { CheckOptions, Progress } from "./options.js";
export { CheckError } from "./check-error.js";
export { checkHar, type HarCheckOptions, type HarReport, type HarSource } from "./har.js";
export type { TrafficReport, Unjudged } from "../traffic/report.js";

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
  const { ofRequests, ofSequences } = createLimits(concurrency);
  const checks = createOperationChecks({
    contract, fixtures, prepareTrigger, results, readOnly, concurrency, limit: ofRequests, timeoutMs, signal,
  });
  if (only.length === 0) await checks.checkUnknownPath(selected[0] as CheckedOperation);
  let done = 0;
  const ends = checkLanes(lanesOf(selected, all, links), async (operation, isLast) => {
    if (signal.aborted) return;
    await checks.checkOperation(operation);
    const [result] = results.operations([operation]);
    done++;
    if (result) options.onProgress?.({ result, isLast, done, total: selected.length });
  });
  // In a given session, sequences would meet what single requests do; and a budget is for single requests first.
  const isApart = session === undefined && budget === Infinity;
  const behavior = {
    contract, operations: all, selected, fixtures, results, server, session, timeoutMs, settleMs, walks, signal,
    limit: ofSequences,
    whenChecked: async (areas: string[]) => {
      for (const area of isApart ? areas : ends.keys()) await ends.get(area);
    },
  };
  const [{ sentences, differences }] = await Promise.all([
    readOnly ? { sentences: [], differences: [] } : checkBehavior(behavior),
    ...ends.values(),
  ]);
  for (const [operation, testCase, verdict] of await healthVerdicts(health)) results.add(operation, testCase, verdict);
  const leftovers = keep ? [] : await fixtures.cleanUp(createSend({ ...server, signal: undefined, probe }));
  return {
    baseUrl,
    breaches: results.breaches(selected),
    operations: results.operations(selected),
    sentences: sentences.map((one) => ({ ...one, ...one.why !== undefined && { why: hide(one.why) } })),
    differences: differences.map((one) => ({ ...one, actual: hide(one.actual), curl: hide(one.curl) })),
    leftovers: leftovers.map(hide),
    interrupted: options.signal?.aborted ?? false,
  };
}

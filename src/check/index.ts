/** Where a server violates the contract: the function behind `cloud-browser-contract check`. */
import { loadContract } from "../contract/index.js";
import { readBaseUrl } from "../base-url.js";
import { createHide } from "./report/hide.js";
import { createResults } from "./report/results.js";
import { checkEffects } from "./effects/index.js";
import { createFixtures } from "./fixtures/index.js";
import type { OperationResult, Report } from "./report/report.js";
import { linksOf } from "./links.js";
import { type Operation, operationsOf } from "./operations.js";
import { createRun } from "./run.js";
import { selectOperations } from "./select.js";
import { verdictsOn } from "./steadiness.js";
import { createHealth } from "./http/health.js";
import { createSend, type Send } from "./http/send.js";
import { createStir } from "./stir.js";
import { createIds } from "./fixtures/ids.js";
import { homeOf } from "./fixtures/paths.js";

export { type Proxy, type ProxyOptions, type ProxyReport, startProxy, type Unjudged } from "../proxy/index.js";
export type { Breach, BreachCase, OperationResult, Report } from "./report/report.js";
export type { Rule } from "./report/rules.js";

/** What to check, and how. */
export interface CheckOptions {
  /** Base URL of the server, which all paths are relative to. */
  baseUrl: string;
  /** Bearer token that the server takes. */
  token: string;
  /** Id of a browser session that is there, to work in, instead of one that is started and deleted. */
  session?: string;
  /** Areas and ids of operations, to check these alone. What they need is made all the same. */
  only?: string[];
  /** Whether to make and change nothing: only what reads is checked, with what is there. */
  readOnly?: boolean;
  /** Whether to leave what was made, so that the `curl` lines of the report find it. */
  keep?: boolean;
  /** How long an answer may take, in milliseconds; 30,000 by default. */
  timeout?: number;
  /** How many requests are under way at once; 4 by default. */
  concurrency?: number;
  /** Ends the check early. What was made is deleted all the same. */
  signal?: AbortSignal;
  /** Is given what says, at any time, what would be left if the program ended then, as in the report. */
  onStart?: (left: () => string[]) => void;
  /** Is told each operation that is through. */
  onProgress?: (progress: Progress) => void;
}

/** How far a check has come. */
export interface Progress {
  /** What became of the operation that is through. */
  result: OperationResult;
  /** Whether it is the last one of its area. */
  isLast: boolean;
  /** How many operations are through, and how many there are. */
  done: number;
  total: number;
}

/** A check that cannot begin: the server cannot be reached, or does not take the token. */
export class CheckError extends Error {
  override readonly name = "CheckError";
}

/**
 * Reports where a server violates the contract.
 *
 * What a request needs is made on the server by following the contract's links, under names of its own, and deleted in
 * the end. What the contract leaves open is no breach; what cannot be tried is named and does not pass. The token is in
 * no part of the report.
 *
 * @param options The server, and what to check.
 * @returns The breaches, one for each cause, and what became of each operation.
 * @throws {RangeError} When `only` names what the contract does not have, or the base URL is none, or has more than a
 * host and a path.
 * @throws {CheckError} When the server cannot be reached, or does not take the token.
 * @example
 * import { checkServer } from "cloud-browser-contract/check";
 * import { startMock } from "cloud-browser-contract/mock";
 *
 * const mock = await startMock();
 * const { breaches, operations } = await checkServer({ baseUrl: mock.url, token: "any-token", only: ["Profiles"] });
 * const passed = operations.filter(({ outcome }) => outcome === "passed");
 * console.log(`${breaches.length} breaches, and ${passed.length} operations passed`);
 * await mock.close();
 */
export async function checkServer(options: CheckOptions): Promise<Report> {
  const { token, session, only = [], readOnly = false, keep = false } = options;
  const { timeout = 30_000, concurrency = 4 } = options;
  const baseUrl = readBaseUrl(options.baseUrl, "The base URL");
  const contract = await loadContract();
  const all = operationsOf(contract);
  const chosen = selectOperations(all, only);
  const probe = all.find(({ method, parameters }) =>
    method === "GET" && parameters.every(({ required }) => !required));
  const server = { baseUrl, token, timeout };
  const hide = createHide([token]);
  await expectServer(createSend({ ...server, signal: options.signal }), probe, hide);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...options.signal ? [options.signal] : []]);
  const health = createHealth(() => stop.abort());
  const send = createSend({ ...server, signal, probe, health });
  const sendToEnd = createSend({ ...server, signal: undefined, probe, health });

  const links = linksOf(all);
  const ids = createIds(links, readOnly ? undefined : homeOf(all));
  const fixtures = createFixtures({ operations: all, links, send, sendToEnd, ids, readOnly, session });
  options.onStart?.(keep ? () => [] : () => fixtures.pending().map(hide));
  const results = createResults(hide);
  const stir = createStir(all, fixtures);
  const run = createRun({ contract, fixtures, stir, results, readOnly, concurrency, timeout, signal });
  if (only.length === 0) await run.checkUnknownPath(chosen[0] as Operation);
  for (const [index, operation] of chosen.entries()) {
    if (signal.aborted) break;
    await run.checkOperation(operation);
    const [result] = results.operations([operation]);
    const isLast = chosen[index + 1]?.area !== operation.area;
    if (result) options.onProgress?.({ result, isLast, done: index + 1, total: chosen.length });
  }
  if (!readOnly) await checkEffects({ operations: all, links, chosen, contract, fixtures, results, signal });
  for (const [operation, one, verdict] of await verdictsOn(health)) results.add(operation, one, verdict);
  const left = keep ? [] : await fixtures.cleanUp(createSend({ ...server, signal: undefined, probe }));
  return {
    baseUrl,
    breaches: results.breaches(),
    operations: results.operations(chosen),
    left: left.map(hide),
    interrupted: options.signal?.aborted ?? false,
  };
}

/** A server that is not there, or does not know the token, would violate everything. */
async function expectServer(send: Send, probe: Operation | undefined, hide: (text: string) => string): Promise<void> {
  if (!probe) return;
  const { answer, failure = "", request } = await send(probe, {});
  const { origin } = new URL(request.url);
  if (!answer) {
    const hint = failure.includes("certificate")
      ? "To trust it, name its authority in NODE_EXTRA_CA_CERTS."
      : "Is the server running?";
    throw new CheckError(`${origin} cannot be reached. ${hide(failure)} ${hint}`);
  }
  if (answer.status === 401) throw new CheckError(`${origin} does not take the token: it answered 401.`);
}

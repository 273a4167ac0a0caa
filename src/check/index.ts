/** Where a server breaks the contract: the function behind `cloud-browser-contract check`. */
import { loadContract } from "../contract/index.js";
import { nearest } from "../nearest.js";
import { createBook } from "./book.js";
import { createMaking } from "./making.js";
import type { OperationResult, Report } from "./report.js";
import { linksOf, type Operation, operationsOf } from "./resolve.js";
import { createRun } from "./run.js";
import { createSend } from "./send.js";
import { createWorld } from "./world.js";

export type { Breach, OperationResult, Report } from "./report.js";
export type { Rule } from "./rules.js";

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
 * Says where a server breaks the contract.
 *
 * What a request needs is made on the server by following the contract's links, under names of its own, and deleted in
 * the end. What the contract leaves open is no breach; what cannot be tried is named and does not pass.
 *
 * @param options The server, and what to check.
 * @returns The breaches, one for each cause, and what became of each operation.
 * @throws {RangeError} When `only` names what the contract does not have, or the base URL is none.
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
  const { token, session, only = [], readOnly = false, keep = false, signal } = options;
  const { timeout = 30_000, concurrency = 4 } = options;
  const baseUrl = checked(options.baseUrl);
  const contract = await loadContract();
  const all = operationsOf(contract);
  const chosen = choose(all, only);
  const server = { baseUrl, token, timeout };
  const send = createSend({ ...server, signal });
  await expectServer(send, all);

  const links = linksOf(all);
  const making = createMaking({ operations: all, links, send, world: createWorld(links), readOnly, session });
  const book = createBook();
  const run = createRun({ contract, making, book, readOnly, concurrency, signal });
  if (only.length === 0) await run.checkUnknownPath(chosen[0] as Operation);
  for (const [index, operation] of chosen.entries()) {
    if (signal?.aborted) break;
    await run.checkOperation(operation);
    const [result] = book.operations([operation]);
    const isLast = chosen[index + 1]?.area !== operation.area;
    if (result) options.onProgress?.({ result, isLast, done: index + 1, total: chosen.length });
  }
  const left = keep ? [] : await making.cleanUp(createSend({ ...server, signal: undefined }));
  const interrupted = signal?.aborted ?? false;
  return { baseUrl, breaches: book.breaches(), operations: book.operations(chosen), left, interrupted };
}

function checked(baseUrl: string): string {
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new RangeError(`The base URL has to start with http:// or https://, and "${baseUrl}" does not.`);
  }
  return baseUrl.replace(/\/+$/, "");
}

/** The operations and areas that are named, whatever their case. */
function choose(operations: Operation[], only: string[]): Operation[] {
  const names = operations.flatMap(({ id, area }) => [id, area]);
  const unknown = only.find((name) => !names.some((known) => known.toLowerCase() === name.toLowerCase()));
  if (unknown !== undefined) {
    throw new RangeError(`There is no area and no operation "${unknown}".${nearest(unknown, new Set(names))}`);
  }
  const asked = only.map((name) => name.toLowerCase());
  return operations.filter(({ id, area }) =>
    asked.length === 0 || asked.includes(id.toLowerCase()) || asked.includes(area.toLowerCase()));
}

/** A server that is not there, or does not know the token, would break everything. */
async function expectServer(send: ReturnType<typeof createSend>, operations: Operation[]): Promise<void> {
  const list = operations.find(({ method, parameters }) =>
    method === "GET" && parameters.every(({ required }) => !required));
  if (!list) return;
  const { answer, failure, request } = await send(list, {});
  const { origin } = new URL(request.url);
  if (!answer) throw new CheckError(`${origin} cannot be reached. ${failure} Is the server running?`);
  if (answer.status === 401) throw new CheckError(`${origin} does not take the token: it answered 401.`);
}

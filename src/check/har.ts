/** Judges recorded traffic without sending anything: the function behind `cloud-browser-contract check --har`. */
import { readBaseUrl } from "../base-url.js";
import { loadContract } from "../contract/node/load.js";
import { archivedRequestOf, readHar, responseBodyOf } from "../har/index.js";
import type { HarBody, HarEntry, HarSource } from "../har/index.js";
import { truncate } from "../report/outcome.js";
import type { BodyCopy } from "../traffic/body.js";
import { createJudgeRequest } from "../traffic/judge-request.js";
import { judgeResponse } from "../traffic/judge-response.js";
import { createExchangeRecorder, undeclaredOperation } from "../traffic/recorder.js";
import { createReportBuilder, type TrafficReport } from "../traffic/report.js";
import { CheckError } from "./check-error.js";
import { selectOperations } from "./select.js";

export type { HarSource } from "../har/index.js";

/** Options of `checkHar`. */
export interface HarCheckOptions {
  /** What messages call the archive, such as the path of its file; "The archive" by default. */
  name?: string;
  /** Base URL of the API. By default, each request is of the API whose path, without a prefix, is in the contract. */
  baseUrl?: string;
  /** Areas and operation ids to judge; all by default. */
  only?: string[];
}

/** The report on an archive: that of a check, and what was not judged. `baseUrl` is empty if none was given. */
export interface HarReport extends TrafficReport {
  /** How many entries the archive has. */
  entries: number;
  /** How many of them are of the API. */
  ofApi: number;
  /** How many of those could not be judged as a whole, such as one whose body is not in the archive. */
  incomplete: number;
  /** Whether the archive is cut off. What is complete until then was judged. */
  isCut: boolean;
}

/** How many other servers a message names, and how many characters of a reason a report has. */
const maxOrigins = 3;
const maxReasonLength = 200;

/**
 * Judges recorded traffic by the contract, without sending anything: a HAR that a browser, Playwright, or the proxy has
 * saved. It reads the archive entry by entry, so a long one takes little memory.
 *
 * Whether a request had a token is not judged: most archives have none. Bodies that an archive leaves out are listed as
 * not judged.
 *
 * @param har The archive: parsed, its text, a Blob, or its chunks, such as those of `createReadStream`.
 * @param options Which entries to judge.
 * @returns The breaches, one for each cause, and what was not judged.
 * @throws {RangeError} If `only` has an unknown name, or the base URL is invalid.
 * @throws {CheckError} If it is no archive, or no entry is of the API. The message is one line that says why.
 * @example
 * import { checkHar } from "cloud-browser-contract/check";
 *
 * const creator = { name: "example", version: "1" };
 * const request = { method: "GET", url: "https://api.example.com/profiles?limit=0", headers: [] };
 * const content = { size: 2, mimeType: "application/json", text: "{}" };
 * const response = { status: 400, headers: [{ name: "Content-Type", value: "application/json" }], content };
 * const entries = [{ startedDateTime: "2026-01-01T00:00:00Z", request, response }];
 * const { breaches } = await checkHar(JSON.stringify({ log: { version: "1.2", creator, entries } }));
 * console.log(breaches.map(({ expected }) => expected).join("\n"));
 */
export async function checkHar(har: HarSource, options: HarCheckOptions = {}): Promise<HarReport> {
  const { name = "The archive", only = [] } = options;
  const baseUrl = options.baseUrl === undefined ? undefined : normalized(readBaseUrl(options.baseUrl, "The base URL"));
  const contract = await loadContract();
  const selected = new Set(selectOperations([...contract.operations], only));
  const report = createReportBuilder(contract, baseUrl ?? "", () => {}, () => {});
  const judgeRequest = createJudgeRequest(contract, "");
  const otherOrigins = new Set<string>();
  let ofApi = 0;
  let incomplete = 0;

  async function judgeEntry(entry: HarEntry, number: number): Promise<void> {
    const archived = archivedRequestOf(entry, baseUrl);
    if (!archived || !isSelected(archived)) {
      if (otherOrigins.size < maxOrigins) otherOrigins.add(originOf(entry.request.url));
      return;
    }
    ofApi++;
    const { method, target, headers, body } = archived;
    const withToken = { authorization: "Bearer token", ...headers };
    const sent = { method, target, headers: withToken, hasBody: body !== undefined };
    const { operation = undeclaredOperation, judged } = judgeRequest(sent, () => copyOf(body as HarBody));
    const recorder = createExchangeRecorder(report, operation, sent, entry.request.url, ` (entry ${number})`);
    const { status, headers: fields = [], content } = entry.response;
    const request = await judged;
    recorder.keepRequestText(request?.text);
    if (operation === undeclaredOperation) recorder.recordUndeclared(request, status);
    else if (status < 100) {
      incomplete++;
      if (request) recorder.recordRequest(request, { failure: "It was blocked or aborted." });
      recorder.recordUnjudged("It has no response: it was blocked or aborted.");
    } else {
      const head = { status, headers: headersOf(fields) };
      const copy = copyOf(responseBodyOf(content));
      const judgement = judgeResponse(contract, operation, head, copy, recorder.recordEvents);
      if (!await recorder.recordExchange(judged, judgement)) incomplete++;
    }
  }

  /** Whether a request is of the API, and of an operation that is to be judged. */
  function isSelected({ method, target }: { method: string; target: string }): boolean {
    const [path = ""] = target.split("?", 1);
    const operation = contract.find(method, path)?.operation;
    if (operation) return selected.has(operation);
    if (method === "OPTIONS") return false; // a browser's own question, before a request of a page
    return only.length === 0 && (baseUrl !== undefined || contract.methods(path).length > 0);
  }

  const { entries, isCut } = await readHar(name, har, judgeEntry).catch((error: unknown) => {
    throw error instanceof RangeError ? new CheckError(error.message) : error;
  });
  if (entries === 0) throw new CheckError(`${name} has no entries.`);
  if (ofApi === 0) throw new CheckError(nothingOf(name, options, [...otherOrigins]));
  return { ...report.build(), entries, ofApi, incomplete, isCut };
}

/** Returns a base URL as `URL` writes it, which also writes those of the entries. */
function normalized(baseUrl: string): string {
  return new URL(baseUrl).href.replace(/\/+$/, "");
}

/** Returns why nothing of an archive is judged, and what to do. */
function nothingOf(name: string, { baseUrl, only = [] }: HarCheckOptions, origins: string[]): string {
  const others = `but to ${origins.join(", ")}`;
  if (only.length > 0) return `${name} has no request to ${only.join(", ")}, ${others}.`;
  if (baseUrl !== undefined) return `${name} has no request to ${baseUrl}, ${others}.`;
  return `${name} has no request to a path of the contract, ${others}. If the API has a prefix, name its base URL.`;
}

/** Returns the origin of an address; for one without an origin, such as `data:`, its scheme. */
function originOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin;
}

/** Returns the body of an archive as one that is read, or why it cannot be. */
function copyOf(body: HarBody): BodyCopy | string {
  if ("missing" in body) {
    const [first = "", ...others] = truncate(body.missing, maxReasonLength).replace(/\.$/, "");
    return first.toLowerCase() + others.join("");
  }
  return {
    bytes: (async function* () {
      yield await Promise.resolve(body.bytes);
    })(),
    isBroken: () => false,
    close: () => {},
  };
}

/** Returns the headers of a response. Chromium joins equal ones by line breaks; those of HTTP/2 begin with a colon. */
function headersOf(fields: HarEntry["response"]["headers"]): Headers {
  const headers = new Headers();
  for (const { name, value } of fields) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) continue;
    for (const line of value.split("\n")) headers.append(name, line.replaceAll(/[^\t -~\x80-\xff]/g, "?"));
  }
  return headers;
}

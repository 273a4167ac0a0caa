/** Records one exchange in the report, without its secrets. */
import { stringToUint8Array } from "uint8array-extras";
import { type RuleViolation, ruleViolationsOf } from "../report/rule-violations.js";
import { curlLineOf } from "../report/curl.js";
import { describeOutcome } from "../report/outcome.js";
import { createHide as createHideTokens } from "../report/hide.js";
import type { Operation, ReceivedResponse } from "../contract/index.js";
import { readTarget } from "../server/http.js";
import { hideSessionTokens } from "../server/secrets.js";
import type { JudgedResponse, ResponseJudgement } from "./judge-response.js";
import type { JudgedRequest, RequestJudgement, SentRequest } from "./judge-request.js";
import type { ReportBuilder } from "./report.js";
import { sentTokens } from "./tokens.js";

export type ExchangeRecorder = ReturnType<typeof createExchangeRecorder>;

/** Headers that `curl` lines repeat, in addition to declared ones. None of them can hold a secret. */
const safeHeaders = new Set(["accept", "content-type", "prefer"]);

/** Takes the place of the operation if the contract declares none for a request. */
export const undeclaredOperation: Operation = {
  id: "no operation", area: "", method: "", path: "", parameters: [], body: undefined, responses: {}, isSecured: false,
};

/**
 * Creates the recorder of an exchange.
 *
 * @param url The URL of the request on the server.
 * @param place Where the exchange is found, as an addition to its name.
 */
export function createExchangeRecorder(
  report: ReportBuilder,
  operation: Operation,
  request: SentRequest,
  url: string,
  place = "",
) {
  const { method, target, headers, hasBody } = request;
  const recorded = new Set<string>();
  let requestText: string | undefined;
  let hideSecrets: ((text: string) => string) | undefined;

  /** Hides the secrets. The patterns take a while to compile, and most exchanges have nothing to report. */
  function hide(text: string): string {
    hideSecrets ??= createHideSecrets(request);
    return hideSecrets(text);
  }

  function caseName(): string {
    return hide(`${method} ${readTarget(target).pathname}`);
  }

  function record(broken: RuleViolation, status?: number): void {
    const key = `${broken.rule} ${broken.cause}`;
    if (recorded.has(key)) return; // all events of a stream may have the same cause
    recorded.add(key);
    report.addBreach(operation, broken, caseName() + place, curlLine, status);
  }

  /** Returns the request as a `curl` line. A body that is not kept is read from the file `BODY`. */
  function curlLine(): string {
    const declared = operation.parameters.filter((one) => one.in === "header").map((one) => one.name.toLowerCase());
    const shown = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      safeHeaders.has(name) || declared.includes(name) ? [[name, hide(String(value))]] : []);
    if (/^bearer /i.test(String(headers.authorization))) shown.push(["authorization", "Bearer token"]);
    const isKept = requestText !== undefined && method !== "GET" && method !== "HEAD";
    const line = curlLineOf({
      method, url: hide(url), headers: shown,
      body: stringToUint8Array(isKept ? hide(requestText ?? "") : ""), ...target === "*" && { requestTarget: target },
    });
    return line + (hasBody && !isKept ? " --data-binary @BODY" : "");
  }

  function withoutSecrets({ status, headers, text }: ReceivedResponse): ReceivedResponse {
    const hidden = new Headers([...headers].map(([name, value]): [string, string] => [name, hide(value)]));
    return { status, headers: hidden, text: hide(text) };
  }

  /** Records the violations of a response. */
  function recordResponse({ response, violations }: JudgedResponse): void {
    if (violations.length === 0) return;
    const hidden = violations.map((violation) => ({ ...violation, text: hide(violation.text) }));
    for (const broken of ruleViolationsOf(operation, withoutSecrets(response), hidden)) {
      record(broken, response.status);
    }
  }

  /** Records events, and their violations. */
  function recordEvents(judged: JudgedResponse): void {
    report.addEvents(operation, judged.response.events ?? []);
    recordResponse(judged);
  }

  /** Records the violations of a request, and how it was answered. */
  function recordRequest(
    { violations }: JudgedRequest,
    outcome: { response?: ReceivedResponse; failure?: string },
  ): void {
    if (violations.length === 0) return;
    const expected = hide(violations.join(" "));
    const cause = expected.replaceAll(/\[\d+\]/g, "");
    const response = outcome.response && withoutSecrets(outcome.response);
    const actual = `It ${describeOutcome({ ...outcome, ...response && { response } })}`;
    record({ rule: "request", expected, actual, cause }, response?.status);
  }

  function recordUnjudged(why: string): void {
    report.addUnjudged(operation, caseName(), why);
  }

  function countExchange(status?: number): void {
    report.countExchange(operation, status, recorded.size > 0);
  }

  return {
    recordEvents,
    recordRequest,
    recordUnjudged,
    countExchange,
    hide,
    /** Records an exchange of the operation, and counts it. Resolves to whether all of it was judged. */
    async recordExchange(judged: RequestJudgement["judged"], { final, unjudged }: ResponseJudgement): Promise<boolean> {
      const response = await final;
      recordResponse(response);
      const request = await judged;
      if (request) {
        recordRequest(request, response);
        const { status } = response.response;
        report.addCall({ operation, status, request: request.valid?.request, omitted: request.valid?.omitted });
      }
      if (request?.unjudged !== undefined) recordUnjudged(`The request was not judged: ${request.unjudged}.`);
      const why = await unjudged;
      if (why !== undefined) recordUnjudged(`The response was not judged: ${why}.`);
      countExchange(response.response.status);
      return request?.unjudged === undefined && why === undefined;
    },
    /** Records a request that the contract does not declare: a violation if the server does not have it either. */
    recordUndeclared(request: JudgedRequest | undefined, status: number): void {
      const isMissing = (status === 404 || status === 405) && method !== "HEAD" && method !== "OPTIONS";
      if (isMissing && request) recordRequest(request, { response: { status, headers: new Headers(), text: "" } });
      else recordUnjudged("The contract does not declare it.");
    },
    /** Records that the response is missing or incomplete. */
    recordNoResponse: (failure: string): void =>
      record({ rule: "response", expected: "a response", actual: hide(failure), cause: failure }),
    /** Keeps the text of the request body for the `curl` line. */
    keepRequestText(text: string | undefined): void {
      requestText = text;
    },
  };
}

/** Creates a function that hides the bearer token of a request, and the session tokens in its URL and its response. */
function createHideSecrets({ headers, target }: SentRequest): (text: string) => string {
  const hideTokens = createHideTokens(sentTokens(headers, target));
  return (text) => hideSessionTokens(hideTokens(text));
}

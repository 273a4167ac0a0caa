/** Records one exchange in the report, without its secrets. */
import { type RuleViolation, ruleViolationsOf } from "../report/rule-violations.js";
import { curlLineOf } from "../report/curl.js";
import { describeOutcome } from "../report/outcome.js";
import { createHide as createHideTokens } from "../report/hide.js";
import type { Operation, ReceivedResponse } from "../contract/index.js";
import { readTarget } from "../server/http.js";
import { hideInAddresses } from "../server/secrets.js";
import type { IncomingMessage } from "node:http";
import type { JudgedResponse } from "./judge-response.js";
import type { JudgedRequest } from "./judge-request.js";
import type { ReportBuilder } from "./report.js";
import type { Target } from "./target.js";

export type ExchangeRecorder = ReturnType<typeof createExchangeRecorder>;

/** Headers that `curl` lines repeat, in addition to declared ones. None of them can hold a secret. */
const safeHeaders = new Set(["accept", "content-type", "prefer"]);

/** A property with an address of a session, in JSON. */
const sessionAddress = /"(?:cdp_ws_url|webdriver_ws_url|browser_live_view_url|base_url)"\s*:\s*"/;
const aroundProxy = "cdp_ws_url, base_url and the like lead around the proxy: what is sent there is not judged.";

/** Creates the recorder of an exchange. */
export function createExchangeRecorder(
  report: ReportBuilder,
  target: Target,
  operation: Operation,
  incoming: IncomingMessage,
) {
  const { method = "", url = "", headers } = incoming;
  const recorded = new Set<string>();
  let requestText: string | undefined;
  let hideSecrets: ((text: string) => string) | undefined;

  /** Hides the secrets. The patterns take a while to compile, and most exchanges have nothing to report. */
  function hide(text: string): string {
    hideSecrets ??= createHideSecrets(incoming);
    return hideSecrets(text);
  }

  function caseName(): string {
    return hide(`${method} ${readTarget(url).pathname}`);
  }

  function record(broken: RuleViolation, status?: number): void {
    const key = `${broken.rule} ${broken.cause}`;
    if (recorded.has(key)) return; // all events of a stream may have the same cause
    recorded.add(key);
    report.addBreach(operation, broken, caseName(), curlLine, status);
  }

  /** Returns the request as a `curl` line. A body that is not kept is read from the file `BODY`. */
  function curlLine(): string {
    const declared = operation.parameters.filter((one) => one.in === "header").map((one) => one.name.toLowerCase());
    const shown = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      safeHeaders.has(name) || declared.includes(name) ? [[name, hide(String(value))]] : []);
    if (/^bearer /i.test(headers.authorization ?? "")) shown.push(["authorization", "Bearer token"]);
    const isKept = requestText !== undefined && method !== "GET" && method !== "HEAD";
    const line = curlLineOf({
      method, url: hide(target.urlOf(url)), headers: shown,
      body: Buffer.from(isKept ? hide(requestText ?? "") : ""), ...url === "*" && { requestTarget: url },
    });
    const hasOtherBody = !isKept && (Number(headers["content-length"]) > 0 || "transfer-encoding" in headers);
    return line + (hasOtherBody ? " --data-binary @BODY" : "");
  }

  function withoutSecrets({ status, headers, text }: ReceivedResponse): ReceivedResponse {
    const hidden = new Headers([...headers].map(([name, value]): [string, string] => [name, hide(value)]));
    return { status, headers: hidden, text: hide(text) };
  }

  return {
    /** Records the violations of a response, and whether it has addresses of a session. */
    recordResponse({ response, violations }: JudgedResponse): void {
      if (sessionAddress.test(response.text)) report.addUnjudged(undefined, "Addresses of sessions", aroundProxy);
      if (violations.length === 0) return;
      const hidden = violations.map((violation) => ({ ...violation, text: hide(violation.text) }));
      for (const broken of ruleViolationsOf(operation, withoutSecrets(response), hidden)) {
        record(broken, response.status);
      }
    },
    /** Records that the response is missing or incomplete. */
    recordNoResponse: (failure: string): void =>
      record({ rule: "response", expected: "a response", actual: hide(failure), cause: failure }),
    /** Records the violations of a request, and how it was answered. */
    recordRequest(
      { violations }: JudgedRequest,
      outcome: { response?: ReceivedResponse; failure?: string },
    ): void {
      if (violations.length === 0) return;
      const expected = hide(violations.join(" "));
      const cause = expected.replaceAll(/\[\d+\]/g, "");
      const response = outcome.response && withoutSecrets(outcome.response);
      const actual = `It ${describeOutcome({ ...outcome, ...response && { response } })}`;
      record({ rule: "request", expected, actual, cause }, response?.status);
    },
    /** Keeps the text of the request body for the `curl` line. */
    keepRequestText(text: string | undefined): void {
      requestText = text;
    },
    recordUnjudged: (why: string): void => report.addUnjudged(operation, caseName(), why),
    countExchange: (status?: number): void => report.countExchange(operation, status, recorded.size > 0),
    hide,
  };
}

/** Creates a function that hides the bearer token of a request, and the session tokens in its URL and its response. */
function createHideSecrets({ headers, url }: IncomingMessage): (text: string) => string {
  const { authorization = "" } = headers;
  const sessionTokens = new URLSearchParams(readTarget(url).search).getAll("jwt");
  const hideTokens = createHideTokens([authorization.replace(/^\S+ +/, ""), ...sessionTokens]);
  return (text) => hideInAddresses(hideTokens(text)).replaceAll(/("jwt"\s*:\s*")[^"]*/g, "$1[token]");
}

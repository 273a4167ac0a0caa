/** The verdicts on a server's health: it failed only sometimes, or it stopped responding. */
import type { Case } from "./cases/index.js";
import { curlOf } from "../report/curl.js";
import type { Health } from "./http/health.js";
import type { Outcome } from "./http/send.js";
import type { Finding, Verdict } from "./judge.js";
import type { CheckedOperation } from "./operations.js";
import type { Rule } from "../report/rules.js";
import { summaryOf } from "../report/rule-violations.js";

/** Returns the verdicts that follow from a server's health. */
export async function healthVerdicts(
  { sent, failures, stopped }: Health,
): Promise<[CheckedOperation, Case, Verdict][]> {
  const frequency = `sometimes (${failures.length} of ${sent} requests)`;
  return await Promise.all([
    ...failures.map((outcome) => verdictOn("steady", outcome, "the same response as on a retry", frequency)),
    ...stopped ? [verdictOn("alive", stopped, "a response", "Later requests got no response either.")] : [],
  ]);
}

async function verdictOn(
  rule: Rule,
  { operation, request, response, failure = "" }: Outcome,
  expected: string,
  details: string,
): Promise<[CheckedOperation, Case, Verdict]> {
  const { method, url } = request;
  const name = `${method} ${new URL(url).pathname}`;
  const actual = `${response ? summaryOf(response) : failure} ${details}`;
  const finding: Finding = {
    rule, operation, case: name, expected, actual, cause: "", curl: await curlOf(request),
    ...response && { status: response.status },
  };
  return [operation, { rule, name, parts: {}, expected: "success" }, { findings: [finding] }];
}

/** What is wrong with how a server did throughout a check: it failed now and then, or stopped answering. */
import { shown } from "./breaks.js";
import type { Case } from "./cases/index.js";
import { curlOf } from "./http/curl.js";
import type { Health } from "./http/health.js";
import type { Outcome } from "./http/send.js";
import type { Finding, Verdict } from "./judge.js";
import type { Operation } from "./operations.js";
import type { Rule } from "./report/rules.js";

/** Gives the verdicts that follow from a server's health. */
export async function verdictsOn({ sent, failures, stopped }: Health): Promise<[Operation, Case, Verdict][]> {
  const often = `now and then (${failures.length} of ${sent} requests)`;
  return await Promise.all([
    ...failures.map((outcome) => verdictOn("steady", outcome, "the answer to the same request, sent again", often)),
    ...stopped ? [verdictOn("alive", stopped, "an answer", "Nor were the requests after it answered.")] : [],
  ]);
}

async function verdictOn(
  rule: Rule,
  { operation, request, answer, failure = "" }: Outcome,
  expected: string,
  more: string,
): Promise<[Operation, Case, Verdict]> {
  const { method, url } = request;
  const name = `${method} ${new URL(url).pathname}`;
  const came = `${answer ? shown(answer) : failure} ${more}`;
  const finding: Finding = {
    rule, operation, case: name, expected, came, cause: "", curl: await curlOf(request),
    ...answer && { status: answer.status },
  };
  return [operation, { rule, name, parts: {}, expected: "success" }, { findings: [finding] }];
}

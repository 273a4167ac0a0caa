/** What a report says of causes and of differences: what was expected, and requests that show it. */
import type { Contract } from "../../contract/index.js";
import { isObject, stepTo } from "../../openapi/index.js";
import type { CheckedServer } from "../http/request.js";
import type { Finding } from "../judge.js";
import { groupBy } from "../../report/group.js";
import type { MockDifference } from "../../report/report.js";
import type { CheckedOperation } from "../operations.js";
import type { Cause, Failed } from "./causes.js";
import { theStatus } from "./difference.js";
import type { RunResult } from "./run.js";
import { scriptOf } from "./script.js";

export interface FindingsOptions {
  contract: Pick<Contract, "document">;
  operations: ReadonlyMap<string, CheckedOperation>;
  server: CheckedServer;
  session: string | undefined;
}

/** Returns a finding for each sequence that a cause explains, the shortest first. */
export function findingsOf({ name, operation: blamed, failed }: Cause, options: FindingsOptions): Promise<Finding[]> {
  return Promise.all(failed.map(async (one) => {
    const { sequence: { proves }, parted: { step, outcome } } = one;
    const sentence = step.proves ?? proves;
    return {
      rule: "behavior",
      operation: options.operations.get(blamed) as CheckedOperation,
      case: sentence,
      clause: clauseOfSentence(options.contract.document, sentence),
      ...await shownBy(one, options),
      cause: name,
      ...outcome.response && { status: outcome.response.status },
    };
  }));
}

/** Returns where random walks part, once for each operation and kind of difference. */
export function differencesOf(walks: RunResult[], options: FindingsOptions): Promise<MockDifference[]> {
  const failed = walks.filter((walk): walk is Failed => walk.parted !== undefined);
  const groups = groupBy(failed, ({ parted: { step, difference: { where, expected, actual } } }) =>
    `${step.operation} ${where === theStatus ? `${expected} ${actual.slice(0, 3)}` : where}`);
  return Promise.all(groups.map(async ([, [first, ...others]]) => ({
    operation: (first as Failed).parted.step.operation,
    ...await shownBy(first as Failed, options),
    count: others.length + 1,
  })));
}

/** Returns what was expected of the last request of a sequence, what came, and the lines that show it. */
async function shownBy(
  { sequence: { steps }, parted: { step, difference: { where, expected, actual } } }: Failed,
  { operations, server, session }: FindingsOptions,
): Promise<Pick<Finding, "expected" | "actual" | "curl">> {
  const upToIt = steps.slice(0, steps.findIndex((one) => one === step || one.meanwhile?.includes(step)) + 1);
  return {
    expected: `${where === theStatus ? "" : `${where}: `}${expected} from ${step.operation}`,
    actual,
    curl: await scriptOf(upToIt, operations, server, session),
  };
}

/** Returns the place in the contract of the text that has a sentence, as a URL fragment (RFC 6901, section 6). */
function clauseOfSentence(document: unknown, sentence: string): string {
  const find = (node: unknown, at: string): string | undefined => {
    if (!isObject(node)) return undefined;
    for (const [name, value] of Object.entries(node)) {
      const isIt = typeof value === "string" && value.replaceAll(/\s+/g, " ").includes(sentence);
      const found = isIt ? `${at}/${name}` : find(value, `${at}/${stepTo(name)}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(document, "#") ?? "#";
}

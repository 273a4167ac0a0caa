/** What a report says of a cause: the sentences that are violated, and requests that show it. */
import type { Contract } from "../../contract/index.js";
import { isObject, stepTo } from "../../openapi/index.js";
import type { CheckedServer } from "../http/request.js";
import type { Finding } from "../judge.js";
import type { CheckedOperation } from "../operations.js";
import type { Cause } from "./causes.js";
import { scriptOf } from "./script.js";

export interface FindingsOptions {
  contract: Pick<Contract, "document">;
  operations: ReadonlyMap<string, CheckedOperation>;
  server: CheckedServer;
  session: string | undefined;
}

/** Returns a finding for each sequence that a cause explains, the shortest first. */
export function findingsOf({ name, operation: blamed, failed }: Cause, options: FindingsOptions): Promise<Finding[]> {
  const { contract, operations, server, session } = options;
  return Promise.all(failed.map(async ({ sequence: { steps, proves }, parted: { step, difference, outcome } }) => {
    const { where, expected, actual } = difference;
    const sentence = step.proves ?? proves;
    const upToIt = steps.slice(0, steps.findIndex((one) => one === step || one.meanwhile?.includes(step)) + 1);
    return {
      rule: "behavior",
      operation: operations.get(blamed) as CheckedOperation,
      case: sentence,
      clause: clauseOfSentence(contract.document, sentence),
      expected: `${where === "status" ? "" : `${where}: `}${expected} from ${step.operation}`,
      actual,
      cause: name,
      curl: await scriptOf(upToIt, operations, server, session),
      ...outcome.response && { status: outcome.response.status },
    };
  }));
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

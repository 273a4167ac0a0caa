/**
 * Where stock Prism gives a derived request the right status, and breaks the contract in the rest of its response, once
 * for each kind, and why. Such a request is sent all the same, and has to fail: what Prism does well one day goes from
 * here. Where it gives another status is in `test/prism/differences/`.
 */
import type { Case, CheckedOperation } from "./cases.js";
import { contentOf } from "./contract.js";

/** One kind of request that Prism does not answer as the contract says. */
export interface Shortfall {
  why: string;
  isOf: (operation: CheckedOperation, one: Case) => boolean;
}

const successOf = ({ responses }: CheckedOperation) => contentOf(responses["200"] ?? {});
const getsSuccess = ({ expected }: Case) => expected === "success" || expected === 200;

export const shortfalls: Shortfall[] = [
  {
    why: "It answers malformed JSON with a body of its own, not with an Error.",
    isOf: (_, { name }) => name === "malformed JSON",
  },
  {
    why: "It sends bytes as the text of the data: URL that stands for them.",
    isOf: (operation, one) => getsSuccess(one) && !/json|event/.test(successOf(operation)?.mediaType ?? "json")
      && String(Object.values(successOf(operation)?.examples ?? {})[0]).startsWith("data:"),
  },
];

export function shortfallOf(operation: CheckedOperation, one: Case): Shortfall | undefined {
  return shortfalls.find(({ isOf }) => isOf(operation, one));
}

/**
 * The derived requests to which stock Prism gives the right status in a response that violates the contract, by kind,
 * with the reason. They are still sent, and must fail, so that a kind that Prism fixes is removed here. The requests to
 * which it gives another status are in `test/prism/differences/`.
 */
import type { Case, CheckedOperation } from "./cases.js";
import { contentOf } from "./contract.js";

/** A kind of request to which the response of Prism violates the contract. */
export interface Shortfall {
  why: string;
  isOf: (operation: CheckedOperation, one: Case) => boolean;
}

const successOf = ({ responses }: CheckedOperation) => contentOf(responses["200"] ?? {});
const getsSuccess = ({ expected }: Case) => expected === "success" || expected === 200;

export const shortfalls: Shortfall[] = [
  {
    why: "Its response to malformed JSON has its own body instead of an Error.",
    isOf: (_, { name }) => name === "malformed JSON",
  },
  {
    why: "It sends the text of a data: URL instead of the bytes.",
    isOf: (operation, one) => getsSuccess(one) && !/json|event/.test(successOf(operation)?.mediaType ?? "json")
      && String(Object.values(successOf(operation)?.examples ?? {})[0]).startsWith("data:"),
  },
];

export function shortfallOf(operation: CheckedOperation, one: Case): Shortfall | undefined {
  return shortfalls.find(({ isOf }) => isOf(operation, one));
}

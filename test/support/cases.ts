/** The requests that the checker derives from the contract, and those that request a status, for mocks only. */
import { acceptedCases, type Case, parameterCases, validParts } from "../../src/check/cases/index.js";
import { bodyCases, invalidBodies, tokenCases } from "../../src/check/cases/refused.js";
import { type CheckedOperation, checkedOperations } from "../../src/check/operations.js";
import { loadContract } from "../../src/contract/node/load.js";

export type { CheckedOperation };
export type { Case, RequestParts } from "../../src/check/cases/index.js";
export { acceptedCases, tokenCases, validParts };

const contract = await loadContract();

/** The operations as the checker reads them. */
export const operations = checkedOperations(contract);

export const parameterCasesOf = (operation: CheckedOperation) => parameterCases(contract.fits, operation);
export const bodyCasesOf = (operation: CheckedOperation) => bodyCases(contract, operation);
export const bodyViolationsOf = (operation: CheckedOperation) => invalidBodies(contract, operation);

/** Returns a request for each declared status, by `Prefer`. */
export function preferredCases(operation: CheckedOperation): Case[] {
  const valid = validParts(operation);
  return Object.keys(operation.responses).map((status) => {
    const expected = status === "default" ? 503 : Number(status);
    const Prefer = `code=${expected}`;
    return { rule: "example", name: `Prefer: ${Prefer}`, parts: { ...valid, headers: { Prefer } }, expected };
  });
}

/** Returns whether a case requests an example, which has all declared headers. */
export function isShown({ parts }: Case): boolean {
  return parts.headers?.Prefer !== undefined;
}

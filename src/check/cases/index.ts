/** The requests that are derived from the description of an operation. */
import type { Contract } from "../../contract/index.js";
import type { CheckedOperation } from "../operations.js";
import { acceptedCases } from "./accepted.js";
import type { Case } from "./case.js";
import { parameterCases } from "./parameters.js";
import { bodyCases, tokenCases } from "./refused.js";
import { repeatedCase } from "./repeated.js";

export { type Case, minimalParts, type RequestParts, validParts } from "./case.js";
export { acceptedCases, bodyCases, parameterCases, repeatedCase, tokenCases };

/** Returns the requests that an operation must refuse because they are invalid or have no token. */
export async function refusedCases(
  contract: Pick<Contract, "fits" | "fitsForm">,
  operation: CheckedOperation,
): Promise<Case[]> {
  const ofBody = await bodyCases(contract, operation);
  return [...tokenCases(operation), ...parameterCases(contract.fits, operation), ...ofBody];
}

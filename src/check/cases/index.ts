/** All requests that follow from an operation's description. */
import type { Contract } from "../../contract/index.js";
import type { Operation } from "../operations.js";
import { acceptedCases } from "./accepted.js";
import type { Case } from "./case.js";
import { parameterCases } from "./parameters.js";
import { bodyCases, tokenCases } from "./refused.js";
import { repeatedCase } from "./repeated.js";

export { type Case, leastParts, type Parts, validParts } from "./case.js";
export { acceptedCases, bodyCases, parameterCases, repeatedCase, tokenCases };

/** Gives the requests that have to be refused for what they are. */
export async function refusedCases(
  contract: Pick<Contract, "fits" | "fitsForm">,
  operation: Operation,
): Promise<Case[]> {
  const ofBody = await bodyCases(contract, operation);
  return [...tokenCases(operation), ...parameterCases(contract.fits, operation), ...ofBody];
}

/** All requests that follow from an operation's description. */
import type { Fits } from "../../contract/defaults.js";
import type { Operation } from "../resolve.js";
import { acceptedCases } from "./accepted.js";
import type { Case } from "./case.js";
import { parameterCases } from "./parameters.js";
import { bodyCases, tokenCases } from "./refused.js";
import { repeatedCase } from "./repeated.js";

export { type Case, type Parts, validParts } from "./case.js";
export { acceptedCases, bodyCases, parameterCases, repeatedCase, tokenCases };

/** Gives the requests that have to be refused for what they are. */
export function refusedCases(fits: Fits, operation: Operation): Case[] {
  return [...tokenCases(operation), ...parameterCases(fits, operation), ...bodyCases(fits, operation)];
}

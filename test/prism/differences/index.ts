/** Lists every known kind of difference between the mock and stock Prism, each once. */
import type { AnyRequest } from "../../support/any-request.js";
import type { Judged, Judgement } from "../judged.js";
import { inAccepts } from "./accepts.js";
import { inBodies } from "./bodies.js";
import type { Difference } from "./difference.js";
import { inForms } from "./forms.js";
import { inHeaders } from "./headers.js";
import { inMediaTypes } from "./media-types.js";
import { inOperations } from "./operations.js";
import { inPreferences } from "./preferences.js";
import { inQueries } from "./queries.js";
import { askedFor, asksForExample, operationOf } from "./reading.js";
import { inTargets } from "./targets.js";

export const differences: Difference[] = [
  ...inHeaders, ...inAccepts, ...inTargets, ...inQueries, ...inMediaTypes, ...inBodies, ...inForms, ...inPreferences,
  ...inOperations,
];

/** Returns the kinds of a difference; empty if it is not known. */
export function kindsOf({ request, ours, prism }: Judged): Difference[] {
  return differences.filter((kind) =>
    isOneOf(request, kind.ours, ours) && isOneOf(request, kind.prism, prism) && kind.isOf(request));
}

/** Returns whether a request would end the process of stock Prism. */
export function endsPrism(request: AnyRequest): boolean {
  return differences.some(({ prism, isOf }) => prism === "ends its process" && isOf(request));
}

/**
 * Returns whether a judgement is the known one. A server that accepts a request responds with the status that it
 * prefers, and Prism refuses a request with 422 instead of 400 if the operation declares 422.
 */
function isOneOf(request: AnyRequest, known: Judgement | undefined, judgement: Judgement): boolean {
  if (known === undefined || known === judgement) return true;
  if (known === "accepted") return judgement === askedFor(request) || asksForExample(request);
  return known === 400 && judgement === 422 && operationOf(request)?.responses["422"] !== undefined;
}

/** How often a request that has to be accepted is sent, and when it is sent once more. */
import { isObject } from "../contract/references.js";
import { pathNamesOf } from "./binding.js";
import type { Parts } from "./cases/index.js";
import type { Operation } from "./resolve.js";
import type { Outcome } from "./send.js";

/**
 * What each try does beside sending the request: some things take a while, some are used up, and some can only be done
 * with what another example has made.
 */
export const tries: { pause?: number; isFresh?: boolean; isOther?: boolean }[] = [
  {}, { pause: 300 }, { isFresh: true }, { pause: 1000, isFresh: true, isOther: true },
];

/** The statuses that tell that something is missing, in the way, or used up. */
export const isInTheWay = ({ answer }: Outcome) => [400, 404, 409, 410, 422].includes(answer?.status ?? 0);

/** Whether a request names something that is there, in its path or by an `app_name` and the like. */
export function names(operation: Operation, { body }: Parts): boolean {
  const keys = isObject(body) ? Object.keys(body) : [];
  return pathNamesOf(operation).length > 0 || keys.some((key) => key.endsWith("_name"));
}

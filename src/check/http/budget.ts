/** The budget of a check: how many resources it may create. */
import { isSuccess } from "../../report/outcome.js";
import { type CheckedServer, requestOf } from "./request.js";
import type { Send } from "./send.js";

/**
 * Returns a function that sends requests until they have created as many resources as the budget allows. What got no
 * response may have been created, so it counts.
 *
 * @param send Sends requests that may create a resource.
 */
export function withBudget(send: Send, budget: number, server: CheckedServer): Send {
  let used = 0;
  return async (operation, parts) => {
    if (used >= budget) {
      const failure = `Not sent: the budget of ${budget} resources is used up.`;
      return { operation, request: requestOf(operation, parts, server), failure, isInconclusive: true };
    }
    used++;
    const outcome = await send(operation, parts);
    if (outcome.response && !isSuccess(outcome)) used--;
    return outcome;
  };
}

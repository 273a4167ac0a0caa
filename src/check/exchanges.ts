/** Sends requests, and remembers what they have made. */
import type { Parts } from "./cases/index.js";
import type { Exchange } from "./expressions.js";
import { createLeftovers } from "./leftovers.js";
import { isSuccess, parsed } from "./outcome.js";
import type { LinkFrom, Operation } from "./resolve.js";
import type { Outcome, Send } from "./send.js";
import type { Bound, World } from "./world.js";

/** What came of a request, with its parts as they were sent. */
export interface Sent {
  outcome: Outcome;
  sent: Parts;
  exchange?: Exchange;
}

export function createExchanges(links: LinkFrom[], send: Send, world: World) {
  const leftovers = createLeftovers(links);

  /** Sends a request as it is. What it has made is only kept to be deleted. */
  async function sendAsIs(operation: Operation, sent: Parts): Promise<Sent> {
    const outcome = await send(operation, sent);
    if (!isSuccess(outcome)) return { outcome, sent };
    const exchange = { path: sent.path ?? {}, sent: sent.body, body: parsed(outcome.answer?.text ?? "") };
    leftovers.enter(operation, exchange);
    return { outcome, sent, exchange };
  }

  /**
   * Sends a request in the terms of this server.
   *
   * @param isNamed Whether it names what is there, under `app_name` and the like, so that only its own name is new.
   */
  async function sendBound(operation: Operation, parts: Parts, bound: Bound, isNamed = false): Promise<Sent> {
    const own = isNamed ? /^name$/ : /(^|_)name$/;
    const result = await sendAsIs(operation, world.toSend(operation, parts, bound, own));
    if (result.exchange) world.learn(operation, parts, result.sent, result.exchange);
    return result;
  }

  return {
    sendAsIs,
    sendBound,
    /** Deletes what was made, and gives what is left. */
    cleanUp: (end: Send): Promise<string[]> => leftovers.delete(end, world.ending),
  };
}

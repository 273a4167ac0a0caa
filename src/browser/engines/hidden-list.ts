/** The HTTP address of a browser that only the browser itself reaches: a hidden page asks it. */
import { messageOf } from "../../server/errors.js";
import type { Cdp } from "../cdp.js";

/**
 * Creates the function that asks.
 *
 * @param address The address, as the browser reaches it.
 */
export function createHiddenList(cdp: Cdp, address: string): (path: string) => Promise<unknown> {
  let page: Promise<string> | undefined;

  /** Opens the page, and returns the id of a CDP session with it. */
  async function open(): Promise<string> {
    const url = `${address}/json/version`;
    const { targetId } = await cdp.send("Target.createTarget", { url, hidden: true }) as { targetId: string };
    const attached = await cdp.send("Target.attachToTarget", { targetId, flatten: true }) as { sessionId: string };
    return attached.sessionId;
  }

  async function evaluate(path: string): Promise<unknown> {
    page ??= open();
    const expression = `fetch("${address}${path}").then((response) => response.json())`;
    const call = { expression, awaitPromise: true, returnByValue: true };
    const evaluated = await cdp.send("Runtime.evaluate", call, await page) as Evaluated;
    if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.exception.description);
    return evaluated.result.value;
  }

  return (path) => evaluate(path).catch((error: unknown) => {
    if (messageOf(error) === "The browser has ended.") throw error;
    page = undefined; // it is opened anew: it was closed, or did not show the address yet
    return evaluate(path);
  });
}

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { exception: { description: string } };
}

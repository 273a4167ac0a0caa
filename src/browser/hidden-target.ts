/** A temporary target of a browser that clients do not see as a page. */
import { EventEmitter, on } from "node:events";
import type { Cdp } from "./cdp.js";

/** A hidden target. */
export interface HiddenTarget<Event> {
  /** Sends it a command, as `Cdp` does. */
  send: (method: string, params?: object) => Promise<unknown>;
  /** Its events. */
  events: AsyncIterable<Event>;
}

/**
 * Runs an action with a hidden target, and closes the target.
 *
 * @param names The names of the events.
 * @param timeoutMs How long the browser may take for each response.
 * @param signal Aborts the action, with the signal's reason.
 */
export async function withHiddenTarget<Event extends [name: string, params: object], Result>(
  cdp: Cdp,
  names: readonly Event[0][],
  timeoutMs: number,
  signal: AbortSignal,
  action: (target: HiddenTarget<Event>) => Promise<Result>,
): Promise<Result> {
  const { targetId } = await cdp.send("Target.createTarget", { url: "about:blank", hidden: true }) as TargetIds;
  const emitter = new EventEmitter();
  const stops: (() => void)[] = [];
  try {
    const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: true }) as TargetIds;
    for (const name of names) {
      stops.push(cdp.on(name, (params, of) => of === sessionId && emitter.emit("event", name, params)));
    }
    const events = on(emitter, "event", { signal }) as AsyncIterable<Event>;
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
    const send = (method: string, params?: object) => cdp.send(method, params, sessionId, timeoutMs);
    return await Promise.race([action({ send, events }), ended]);
  } finally {
    for (const stop of stops) stop();
    cdp.send("Target.closeTarget", { targetId }).catch(() => {}); // it has ended
  }
}

interface TargetIds {
  targetId: string;
  sessionId: string;
}

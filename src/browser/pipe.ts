/** The DevTools Protocol over a pair of pipes: each message is JSON, followed by a null byte. */
import type { Readable, Writable } from "node:stream";
import type { CDPSession } from "playwright-core";

declare const _session: CDPSession;
/** The events that this package uses, whose parameters are typed. */
export type EventName
  = | "Browser.downloadWillBegin" | "Browser.downloadProgress" | "Inspector.targetCrashed" | "Network.loadingFailed"
    | "Network.loadingFinished" | "Network.requestWillBeSent" | "Network.responseReceived"
    | "Page.domContentEventFired" | "Page.frameNavigated" | "Page.lifecycleEvent" | "Page.loadEventFired"
    | "Runtime.consoleAPICalled" | "Runtime.exceptionThrown" | "Target.attachedToTarget"
    | "Target.detachedFromTarget" | "Target.targetInfoChanged";
/** The parameters of an event. */
export type EventOf<Name extends EventName> = Parameters<Parameters<typeof _session.on<Name>>[1]>[0];

/** Gets the parameters of an event, and the id of its CDP session. */
export type TakeEvent<Params = object> = (params: Params, sessionId: string | undefined) => void;

/** A connection with a browser. */
export interface Cdp {
  /**
   * Sends a command, and returns its result. It rejects with the browser's error message.
   *
   * @param sessionId The CDP session of the target. By default, the command is for the browser itself.
   * @param timeoutMs How long the browser may take. By default, 5 seconds.
   */
  send: (method: string, params?: object, sessionId?: string, timeoutMs?: number) => Promise<unknown>;
  /** Listens to an event, until the browser ends or the returned function is called. */
  on: {
    <Name extends EventName>(event: Name, take: TakeEvent<EventOf<Name>>): () => void;
    (event: string, take: TakeEvent): () => void;
  };
}

/** A message of the browser: the response to a command, by its id, or an event. */
interface CdpMessage {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: object;
  sessionId?: string;
}

/** How long a browser may take for a response by default. */
const commandTimeoutMs = 5000;

export function openPipe(output: Writable, input: Readable): Cdp {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const takers = new Map<string, TakeEvent<never>[]>();
  let latest = 0;
  let text = "";

  function take({ id, result, error, method, params = {}, sessionId }: CdpMessage): void {
    if (method !== undefined) takers.get(method)?.forEach((take) => take(params as never, sessionId));
    const asked = waiting.get(id ?? 0);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  }

  input.setEncoding("utf8").on("data", (chunk: string) => {
    const [rest = "", ...others] = chunk.split("\0"); // text that arrived before is not searched again
    text += rest;
    for (const next of others) {
      take(JSON.parse(text) as CdpMessage);
      text = next;
    }
  }).on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser has ended."));
  });
  return {
    async send(method, params = {}, sessionId, timeoutMs = commandTimeoutMs) {
      const id = ++latest;
      const giveUp = () => waiting.get(id)?.reject(new Error(`The browser does not answer ${method}.`));
      const timer = setTimeout(giveUp, timeoutMs);
      try {
        return await new Promise<unknown>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
        });
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    on(event: string, take: TakeEvent<never>) {
      takers.set(event, [...takers.get(event) ?? [], take]);
      return () => void takers.set(event, (takers.get(event) ?? []).filter((other) => other !== take));
    },
  };
}

/** The DevTools Protocol: commands with their results, and events, as JSON. */
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

/** A connection, and what feeds it. */
export interface CdpConnection {
  cdp: Cdp;
  /** Takes a message of the browser. */
  take: (text: string) => void;
  /** Ends it: commands are rejected, also those that wait. */
  close: () => void;
}

/**
 * Creates a connection.
 *
 * @param write Sends a message to the browser.
 */
export function createCdp(write: (text: string) => void): CdpConnection {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const takers = new Map<string, TakeEvent<never>[]>();
  let latest = 0;
  let isClosed = false;

  return {
    take(text) {
      const { id, result, error, method, params = {}, sessionId } = JSON.parse(text) as CdpMessage;
      if (method !== undefined) takers.get(method)?.forEach((take) => take(params as never, sessionId));
      const asked = waiting.get(id ?? 0);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    },
    close() {
      isClosed = true;
      for (const { reject } of waiting.values()) reject(new Error("The browser has ended."));
    },
    cdp: {
      async send(method, params = {}, sessionId, timeoutMs = commandTimeoutMs) {
        if (isClosed) throw new Error("The browser has ended.");
        const id = ++latest;
        const giveUp = () => waiting.get(id)?.reject(new Error(`The browser does not answer ${method}.`));
        const timer = setTimeout(giveUp, timeoutMs);
        try {
          return await new Promise<unknown>((resolve, reject) => {
            waiting.set(id, { resolve, reject });
            write(JSON.stringify({ id, method, params, sessionId }));
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
    },
  };
}

/** Where browsers come from: this machine, or one that has them. */
import type { Session } from "../../service/model/session.js";
import type { SpecialSettings } from "../../service/ports/browsers.js";
import type { Cdp } from "../cdp.js";

/** A browser to start. */
export interface StartRequest {
  session: Session;
  /** A directory on this machine, which exists as long as the browser runs. */
  folder: string;
  /** Arguments for its command line. */
  args: readonly string[];
  /** Is aborted when it is to end: `close` is called soon. */
  ending: AbortSignal;
  /** Ends it by force. */
  kill: AbortSignal;
}

/** A browser of an engine. */
export interface EngineBrowser {
  /** The mock's own connection, once there is one. */
  cdp: Promise<Cdp>;
  /** Resolves when it has ended, with a description of how. */
  exit: Promise<string>;
  /** Resolves to the WebSocket URL at which it accepts connections, once it does. */
  accepts: () => Promise<string>;
  /** Returns what it answers at a path of its HTTP address, such as `/json/list`. */
  ask: (path: string) => Promise<unknown>;
  /** Ends it gracefully. */
  close: () => Promise<unknown>;
}

/** An engine. */
export interface Engine {
  /** What it is, if it is not this machine: a session waits until it gives a browser. */
  elsewhere?: string;
  /** How many of its browsers may run at once by default. */
  maxBrowsers: number;
  /** What settings have that the engine has no way to give, as the name of one and the reason. */
  lacks?: (settings: SpecialSettings) => [setting: string, reason: string] | undefined;
  /**
   * Starts a browser.
   *
   * @throws {HttpError} With 429 if the engine has none that is free.
   */
  start: (request: StartRequest) => EngineBrowser | Promise<EngineBrowser>;
  /** Ends the engine, after its browsers. */
  end?: () => void;
}

/** How long a browser or a Grid may take to answer, in milliseconds. */
export const answerTimeoutMs = 10_000;

/**
 * Returns the JSON at a URL.
 *
 * @throws {Error} If there is none, or not in time.
 */
export async function askByHttp(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return await response.json() as unknown;
}

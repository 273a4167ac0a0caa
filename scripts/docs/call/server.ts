/** Whether something answers at the base URL, and what to do when nothing does. */
import { h } from "./dom.js";
import { onSettings, settings } from "./settings.js";

export type State = "unknown" | "there" | "missing";

let state: State = "unknown";
let asked: string | undefined;
const listeners: (() => void)[] = [];

/** What is known of the server. */
export function serverState(): State {
  return state;
}

/** Has a function called whenever something is known. */
export function onServer(listener: () => void): void {
  listeners.push(listener);
}

/** Says what a call has shown of the server. Where nothing has changed, nothing is drawn again. */
export function setServer(shown: State): void {
  if (state === shown) return;
  state = shown;
  for (const listener of listeners) listener();
}

/** Asks whether something answers, unless that has been asked. Any answer will do, so that any server can be asked. */
export async function askServer(): Promise<void> {
  const { baseUrl } = settings();
  if (asked === baseUrl || !isUrl(baseUrl)) return;
  asked = baseUrl;
  setServer("unknown");
  const ending = new AbortController();
  let shown: State = "there";
  try {
    // Of this, the mock keeps no log. The answer of a server that does not take calls from this page counts as well.
    await fetch(`${baseUrl}/_mock/requests`, { mode: "no-cors", cache: "no-store", signal: ending.signal });
    ending.abort();
  } catch {
    shown = "missing";
  }
  if (settings().baseUrl === baseUrl) setServer(shown);
}

onSettings(() => void askServer());

/** What to do when a call does not get through. */
export function advice(): (Node | string)[] {
  const { baseUrl } = settings();
  if (!isUrl(baseUrl)) return ["The base URL must start with http:// or https://."];
  return [
    `No server that accepts calls from this page answers at ${baseUrl}. To start the mock there: `,
    h("code", {}, "npx cloud-browser-contract mock"),
  ];
}

export function isUrl(baseUrl: string): boolean {
  return /^https?:\/\/[^/]/.test(baseUrl) && URL.canParse(baseUrl);
}

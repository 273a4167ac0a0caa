/** Whether a server responds at the base URL, and advice if none does. */
import { h } from "./dom.js";
import { scriptName } from "./mock.js";
import { onSettings, settings } from "./settings.js";

export type ServerState = "unknown" | "reachable" | "unreachable";

const inThisPage = "In this page";
let state: ServerState = "unknown";
let probed: string | undefined;
const listeners: (() => void)[] = [];

/** Returns the last known state of the server. */
export function serverState(): ServerState {
  return state;
}

/** Calls a function whenever the state changes. */
export function onServerState(listener: () => void): void {
  listeners.push(listener);
}

/** Sets the state of the server, and notifies listeners if it changed. */
export function setServerState(next: ServerState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Checks once for each base URL whether a server responds; any response counts. The mock in this page loads later. */
export async function probeServer(): Promise<void> {
  const { baseUrl, isInPage } = settings();
  const server = serverName();
  if (probed === server || !isUrl(baseUrl)) return;
  probed = server;
  setServerState("unknown");
  if (isInPage) return;
  const controller = new AbortController();
  let result: ServerState = "reachable";
  try {
    // The mock does not log this path. With `no-cors`, a server that does not allow calls from this page also counts.
    await fetch(`${baseUrl}/_mock/requests`, { mode: "no-cors", cache: "no-store", signal: controller.signal });
    controller.abort();
  } catch {
    result = "unreachable";
  }
  if (probed === server) setServerState(result);
}

onSettings(() => void probeServer());

/** Returns the name of the server that calls go to. */
export function serverName(): string {
  const { baseUrl, isInPage } = settings();
  return isInPage ? inThisPage : baseUrl;
}

/** Returns advice for when no server responds. */
export function serverAdvice(): (Node | string)[] {
  const { baseUrl, isInPage } = settings();
  if (isInPage) return [`The page has no mock: ${scriptName} is not beside it. Enter a base URL in the settings.`];
  if (!isUrl(baseUrl)) return ["The base URL must start with http:// or https://."];
  return [
    `No server at ${baseUrl} accepts calls from this page. To start the mock: `,
    h("code", {}, "npx cloud-browser-contract mock"),
  ];
}

export function isUrl(baseUrl: string): boolean {
  return /^https?:\/\/[^/]/.test(baseUrl) && URL.canParse(baseUrl);
}

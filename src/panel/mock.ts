/** Asks the mock that has sent this page. */
import { eventsOf } from "../client/events.js";
import type { PanelEvent, PanelOperation } from "../mock/panel/types.js";

/** Where the mock's own paths are: the page is at `/` or at `/_mock/`. */
const base = new URL(location.pathname.endsWith("/_mock/") ? "./" : "./_mock/", location.href);

/** The token of the mock, if it has one. It is kept as long as the page is open. */
let token: string | undefined;

/** Thrown when the mock refuses something. The message says why. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(readonly status: number, message: string) {
    super(message);
  }
}

/** Uses a token from now on. */
export function useToken(entered: string): void {
  token = entered;
}

/**
 * Sends a request to a path below `/_mock/`.
 *
 * @throws {Refusal} If the mock refuses it.
 * @throws {TypeError} If the mock cannot be reached.
 */
export async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, ...token !== undefined && { Authorization: `Bearer ${token}` } };
  const response = await fetch(new URL(path, base), { ...init, method, headers, cache: "no-store" });
  if (!response.ok) throw new Refusal(response.status, await messageIn(response));
  return response;
}

/** Changes something of the mock. */
export async function put(path: string, value: object, method = "PUT"): Promise<Response> {
  return ask(method, path, { body: JSON.stringify(value), headers: { "Content-Type": "application/json" } });
}

/** Sends a request of the contract, as the panel: nothing notices it. */
export function askApi(method: string, path: string, signal?: AbortSignal): Promise<Response> {
  return ask(method, `api${path}`, signal ? { signal } : {});
}

export async function readOperations(): Promise<PanelOperation[]> {
  return await (await ask("GET", "operations")).json() as PanelOperation[];
}

/** Returns what happens in the mock, from now on. */
export async function readEvents(): Promise<AsyncIterable<PanelEvent>> {
  return eventsOf(await ask("GET", "events")) as AsyncIterable<PanelEvent>;
}

/** Returns the URL of the API, for others to call. */
export function apiUrl(path: string): string {
  return new URL("../", base).href.replace(/\/$/, "") + path;
}

async function messageIn(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return (JSON.parse(text) as { message?: string }).message ?? text;
  } catch {
    return text;
  }
}

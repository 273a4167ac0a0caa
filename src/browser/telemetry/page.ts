/** A watched page or other target: its location, and its pending requests. */
import type { BrowserEventContext } from "../../../generated/openapi.js";
import type { EventOf } from "../cdp.js";

/** A request without a response so far. */
export interface PendingRequest {
  method: string;
  context: Pick<BrowserEventContext, "url" | "frame_id" | "loader_id">;
  resource_type: string | undefined;
  response?: EventOf<"Network.responseReceived">["response"];
}

/** A watched page. */
export interface WatchedPage {
  /** Its current location. */
  context: BrowserEventContext & Required<Pick<BrowserEventContext, "target_id" | "target_type" | "url" | "nav_seq">>;
  pending: Map<string, PendingRequest>;
  /** Sends a command to it. */
  send: (method: string, params?: object) => Promise<unknown>;
}

/** How many pending requests of a page are known. */
const maxPending = 1000;

/** Adds a request. If there are too many, the oldest is removed. */
export function addPending({ pending }: WatchedPage, id: string, request: PendingRequest): void {
  pending.set(id, request);
  const [oldest = ""] = pending.keys();
  if (pending.size > maxPending) pending.delete(oldest);
}

/** Removes a request that has ended, and returns it if it is known. */
export function takePending({ pending }: WatchedPage, id: string): PendingRequest | undefined {
  const known = pending.get(id);
  pending.delete(id);
  return known;
}

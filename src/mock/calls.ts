/** Tells what users send from what the pages of the mock send by themselves. */
import type { AnsweredExchange } from "../server/exchange.js";
import { isRefresh } from "./pages/live.js";
import type { RequestHistory } from "./request-history.js";

/** Whether the user has sent a request, also one to the base URL of a browser. */
export function isCall({ isPaused }: RequestHistory, exchange: AnsweredExchange): boolean {
  const { kind } = exchange;
  return !isPaused && (kind === undefined || (kind === "browser" && !isRefreshOf(exchange)));
}

/** Whether a request is in the log. What the panel and live views ask for by themselves is not. */
export function isLogged(exchange: AnsweredExchange): boolean {
  return exchange.kind === "panel" ? exchange.sent.method !== "GET" : !isRefreshOf(exchange);
}

/** Whether a live view sends a request by itself, many times a minute. */
function isRefreshOf({ kind, sent, match }: AnsweredExchange): boolean {
  return kind !== undefined && isRefresh(sent, match?.operation.id);
}

/** Limits how long a target may take to begin its response. Only its own time counts: a client may upload slowly. */
import type { ClientRequest, IncomingMessage } from "node:http";
import { clearTimeout, setTimeout } from "node:timers"; // not the global ones, which tests with fake timers replace

/**
 * Starts to wait for a response. Each chunk of the request starts the time anew.
 *
 * @param timeoutMs How long to wait, in milliseconds.
 * @param onTimeout Called if the target takes longer.
 * @returns A function that ends the wait.
 */
export function limitWait(
  incoming: IncomingMessage,
  outgoing: ClientRequest,
  timeoutMs: number,
  onTimeout: () => void,
): () => void {
  let mayClientSend = !incoming.headers.expect;
  const isClientsTurn = () => mayClientSend && !incoming.complete && !outgoing.writableNeedDrain;
  const timer = setTimeout(() => isClientsTurn() ? timer.refresh() : onTimeout(), timeoutMs);
  const restart = () => void timer.refresh();
  outgoing.once("continue", () => {
    mayClientSend = true;
    restart();
  });
  incoming.on("data", restart);
  return () => {
    clearTimeout(timer);
    incoming.off("data", restart);
  };
}

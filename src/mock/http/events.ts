/** An event stream, on the wire (WHATWG HTML, section 9.2.5). */
import { once } from "node:events";
import type { ServerResponse } from "node:http";

/**
 * Sends events as they come, each with `data` alone. Resolves when there are no more, the client has gone, or the
 * server closes, also while the next event is waited for.
 */
export async function sendEvents(
  response: ServerResponse,
  events: AsyncIterable<unknown> | Iterable<unknown>,
  closing: AbortSignal,
): Promise<void> {
  const iterator = Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : events[Symbol.iterator]();
  let isOver = false;

  async function sendAll(): Promise<void> {
    for (let next = await iterator.next(); !next.done && !isOver; next = await iterator.next()) {
      if (!response.write(`data: ${JSON.stringify(next.value)}\n\n`)) await once(response, "drain");
    }
  }
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => stop = resolve);
  response.once("close", stop);
  closing.addEventListener("abort", stop);
  await Promise.race([sendAll(), stopped]).catch(() => response.destroy()); // a stream that fails breaks off
  isOver = true;
  closing.removeEventListener("abort", stop);
  void iterator.return?.();
  response.end();
}

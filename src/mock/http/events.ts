/** An event stream, on the wire (WHATWG HTML, section 9.2.5). */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Frame, type Framed, frames } from "../frames.js";

type Events = AsyncIterable<unknown> | Iterable<unknown>;

/** How often a comment is sent to a client that may have gone, in milliseconds. */
const pulse = 200;

/**
 * Sends events as they come, each with `data` alone unless the stream has frames of its own. Resolves when there are no
 * more, the client has gone, or the server closes, also while the next event is waited for.
 */
export async function sendEvents(
  response: ServerResponse,
  events: Events,
  closing: AbortSignal,
): Promise<void> {
  const [iterator, frameOf] = open(events);
  let isOver = false;

  async function sendAll(): Promise<void> {
    for (let next = await iterator.next(); !next.done && !isOver; next = await iterator.next()) {
      if (!response.write(textOf(frameOf(next.value)))) await once(response, "drain");
    }
  }
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => stop = resolve);
  response.once("close", stop);
  const { socket } = response;
  const stopAsking = socket && askOnceEnded(socket, () => void response.write(":\n\n"));
  closing.addEventListener("abort", stop);
  await Promise.race([sendAll(), stopped]).catch(() => response.destroy()); // a stream that fails breaks off
  isOver = true;
  stopAsking?.();
  closing.removeEventListener("abort", stop);
  void iterator.return?.();
  response.end();
}

/** Begins a stream: what comes, and the frame that each of it goes in. */
function open(events: Events): [AsyncIterator<unknown> | Iterator<unknown>, (value: unknown) => Frame<unknown>] {
  if (frames in events) return [(events as Framed<unknown>)[frames](), (frame) => frame as Frame<unknown>];
  const iterator = Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : events[Symbol.iterator]();
  return [iterator, (data) => ({ data })];
}

function textOf({ comment, id, data }: Frame<unknown>): string {
  const lines = [
    ...comment === undefined ? [] : [`: ${comment}`],
    ...id === undefined ? [] : [`id: ${id}`],
    ...data === undefined ? [] : [`data: ${JSON.stringify(data)}`],
  ];
  return `${lines.join("\n")}\n\n`;
}

/**
 * A client that has gone looks as if it had half-closed, until it is sent something, which only the latter takes.
 *
 * @returns What ends it.
 */
function askOnceEnded(socket: Socket, ask: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const start = () => timer = setInterval(ask, pulse);
  if (socket.readableEnded) start();
  else socket.once("end", start);
  return () => {
    clearInterval(timer);
    socket.off("end", start);
  };
}

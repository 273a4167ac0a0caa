/** Starts servers that send an event stream, and reads such streams. */
import type { ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createClient } from "../../src/index.js";
import { startServer } from "./server.js";

/** Starts a server that responds with an event stream, and returns a function that opens the stream by the client. */
export async function startEvents(send: (response: ServerResponse) => unknown, mediaType = "text/event-stream") {
  const { baseUrl } = await startServer((_, response) => {
    response.writeHead(200, { "Content-Type": mediaType });
    response.flushHeaders();
    send(response);
  });
  const client = createClient({ baseUrl, token: "t" });
  const path = { id: "x", watch_id: "y" };
  return (signal?: AbortSignal): Promise<AsyncIterable<unknown>> => client.streamFileEvents({ path }, { signal });
}

/** Sends chunks that arrive separately. Node.js joins chunks that are written in one turn of the event loop. */
export async function sendOneByOne(response: ServerResponse, chunks: (string | Uint8Array)[]): Promise<void> {
  for (const chunk of chunks) {
    response.write(chunk);
    await nextTurn();
  }
  response.end();
}

/** Returns all events of a stream. */
export async function allOf(events: AsyncIterable<unknown>): Promise<unknown[]> {
  const all = [];
  for await (const event of events) all.push(event);
  return all;
}

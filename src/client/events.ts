/** Reads event streams: server-sent events with JSON as data. */
import { notTheApi, parseJson } from "./errors.js";

/**
 * Returns the events of a response as they arrive. Leaving the loop over them closes the connection.
 *
 * @param response The response.
 * @returns The parsed events.
 * @throws {ApiError} If the response is not an event stream.
 * @throws {ApiError} In the loop, if an event is not JSON.
 * @throws {Error} In the loop, if the stream ends within an event.
 * @see WHATWG HTML, section 9.2.6
 */
export function eventsOf(response: Response): AsyncIterable<unknown> {
  const { body, headers } = response;
  if (!body || !/^text\/event-stream/i.test(headers.get("Content-Type")!)) throw notTheApi(response);
  return { [Symbol.asyncIterator]: () => readEvents(response, body) };
}

async function* readEvents(
  response: Response,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<unknown, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let line = "";
  let isHalf = false; // whether the last chunk ended with a carriage return, which a line feed may follow
  let data = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = decoder.decode(value, { stream: !done });
      const lines = (isHalf ? text.replace(/^\n/, "") : text).split(/\r\n?|\n/);
      if (text) isHalf = text.endsWith("\r");
      lines[0] = line + lines[0];
      line = lines.pop() ?? "";
      for (const whole of lines) {
        if (whole.startsWith("data:")) data += `${whole.slice(5)}\n`; // JSON may be surrounded by spaces
        else if (whole === "") {
          const json = data.trim();
          data = "";
          if (json) yield parseJson(response, json);
        }
      }
      if (!done) continue;
      if (line || data) throw new Error("Stream broke off");
      return;
    }
  } finally {
    await reader.cancel();
  }
}

/** Event streams: server-sent events, each of whose data is JSON. */
import { notTheApi, parseJson } from "./errors.js";

/**
 * Gives the events of an answer as they arrive. The connection ends when the loop over them is left.
 *
 * @param response The answer.
 * @returns The events, parsed.
 * @throws {ApiError} When the answer is no event stream.
 * @throws {ApiError} From the loop, when an event is not JSON.
 * @throws {Error} From the loop, when the stream breaks off.
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
  let isHalf = false; // a line's end, of which a line feed may follow
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
        if (whole.startsWith("data:")) data += `${whole.slice(5)}\n`; // JSON may have space around it
        else if (whole === "") {
          const told = data.trim();
          data = "";
          if (told) yield parseJson(response, told);
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

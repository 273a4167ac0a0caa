/** Event streams: server-sent events, each of whose data is JSON. */
import { foreign } from "./errors.js";

/**
 * Gives the events of an answer as they arrive. The connection ends when the loop over them is left.
 *
 * @param response The answer.
 * @returns The events, parsed.
 * @throws {ApiError} When the answer is no event stream.
 * @throws {Error} From the loop, when the stream breaks off.
 * @see WHATWG HTML, section 9.2.6
 */
export function eventsOf(response: Response): AsyncIterable<unknown> {
  const { body, headers } = response;
  if (!body || !headers.get("Content-Type")?.startsWith("text/event-stream")) throw foreign(response);
  return { [Symbol.asyncIterator]: () => read(body) };
}

async function* read(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let line = "";
  let isHalf = false; // a line's end, of which a line feed may follow
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = decoder.decode(value, { stream: !done });
      const lines = (isHalf && text.startsWith("\n") ? text.slice(1) : text).split(/\r\n|\n|\r/);
      if (text) isHalf = text.endsWith("\r");
      lines[0] = line + lines[0];
      line = lines.pop() ?? "";
      for (const whole of lines) {
        if (whole === "") {
          const told = data.join("\n");
          data = [];
          if (told) yield JSON.parse(told);
        } else if (/^data(:|$)/.test(whole)) data.push(whole.replace(/^data:? ?/, ""));
      }
      if (!done) continue;
      if (line || data.length > 0) throw new Error("The event stream broke off");
      return;
    }
  } finally {
    await reader.cancel();
  }
}

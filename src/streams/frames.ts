/** Server-sent events with their IDs. The client needs no IDs, so it leaves them out of what apps ship. */

/** An event as it was sent. A frame without data only moves the ID. */
interface Frame {
  id: string | undefined;
  data: string;
}

/**
 * Reads the frames of a stream. Leaving the loop closes the connection.
 *
 * @throws {Error} In the loop, if the stream breaks off.
 * @see WHATWG HTML, section 9.2.6
 */
export async function* readFrames(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      const frames = text.split(/(?:\r\n|\n|\r(?!\n)){2}/);
      text = frames.pop() ?? "";
      yield* frames.map(frameOf);
      if (!done) continue;
      if (text.trim()) throw new Error("Stream broke off");
      return;
    }
  } finally {
    await reader.cancel();
  }
}

function frameOf(text: string): Frame {
  const lines = text.split(/\r\n|\n|\r/);
  const valuesOf = (field: string) =>
    lines.filter((line) => line.startsWith(field)).map((line) => line.slice(field.length).trim());
  return { id: valuesOf("id:").at(-1), data: valuesOf("data:").join("\n") };
}

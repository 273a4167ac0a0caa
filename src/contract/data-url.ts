/** Examples that are bytes. They stand apart, since TypeScript 5.4 cannot read the type of what they become. */

export const dataUrl = /^data:[^,]*?(;base64)?,(.*)$/s;

/** The bytes that an example stands for: those of a `data:` URL, or the text itself. */
export function bytesOf(text: string): Buffer<ArrayBuffer> {
  const [, isBase64, data] = dataUrl.exec(text) ?? [];
  if (data === undefined) return Buffer.from(text);
  return isBase64 ? Buffer.from(data, "base64") : Buffer.from(decodeURIComponent(data));
}

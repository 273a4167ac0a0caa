/** A form on the wire, as text. */
import type { Part } from "../../src/check/form.js";

/** A form on the wire (RFC 7578), with `b` between its parts. */
export function formText(parts: Part[]): string {
  const lines = parts.map(({ name, text, fileType }) => {
    const file = fileType === undefined ? "" : `; filename="file"\r\nContent-Type: ${fileType}`;
    return utf8(`--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`);
  });
  return `${lines.join("")}--b--\r\n`;
}

/** The bytes of a text, each as a character. */
export function utf8(text: string): string {
  return Buffer.from(text).toString("latin1");
}

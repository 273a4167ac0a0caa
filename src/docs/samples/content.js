/** The bytes of an example: a text, or a `data:` URL (RFC 2397) for bytes that are not text. */
/** @import { FileContent } from "./types.js" */

/**
 * Parses an example into a text, or into a `data:` URL with its media type and its base64 text.
 *
 * @param {string} value
 * @returns {FileContent}
 */
export function parseContent(value) {
  const [url, mediaType = "", base64 = ""] = /^data:([^,;]*)(?:;[^,;]*)*;base64,(.*)$/s.exec(value) ?? [];
  return url ? { url, mediaType, base64 } : { text: value };
}

/**
 * Returns a JavaScript expression for the bytes.
 *
 * @param {FileContent} content
 */
export function bytesExpression({ text, url }) {
  return url ? `await (await fetch(${JSON.stringify(url)})).blob()` : JSON.stringify(text);
}

/** A file in a form. Its content is the example of a property, and it has the name of that property. */
export class SampleFile {
  /**
   * @param {string} name
   * @param {string} value
   */
  constructor(name, value) {
    this.content = parseContent(value);
    const subtype = this.content.url ? this.content.mediaType.split("/")[1] : undefined;
    this.fileName = `${name.match(/\w+/g)?.at(-1) ?? name}.${subtype ?? "txt"}`;
  }

  /** The form writer of the client recognizes a `File` by this method. */
  slice() {
    return this;
  }

  /** Returns a JavaScript expression for the file as a `Blob`. */
  asBlob() {
    const bytes = bytesExpression(this.content);
    return this.content.url ? bytes : `new Blob([${bytes}])`;
  }
}

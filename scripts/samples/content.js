/** Bytes in an example: a text as it is, or a `data:` URL (RFC 2397) that stands for what no text can show. */
/** @import { Bytes } from "./types.js" */

/**
 * Gives the text, or the URL with its media type and its base64.
 *
 * @param {string} value
 * @returns {Bytes}
 */
export function contentOf(value) {
  const [url, mediaType = "", base64 = ""] = /^data:([^,;]*)(?:;[^,;]*)*;base64,(.*)$/s.exec(value) ?? [];
  return url ? { url, mediaType, base64 } : { text: value };
}

/**
 * An expression in JavaScript that gives the bytes.
 *
 * @param {Bytes} content
 */
export function asExpression({ text, url }) {
  return url ? `await (await fetch(${JSON.stringify(url)})).blob()` : JSON.stringify(text);
}

/** A file in a form, made of the example of its property, by whose name it is called. */
export class FormFile {
  /**
   * @param {string} name
   * @param {string} value
   */
  constructor(name, value) {
    this.content = contentOf(value);
    const subtype = this.content.url ? this.content.mediaType.split("/")[1] : undefined;
    /** What a `File` has, whose place this takes. */
    this[Symbol.toStringTag] = "File";
    this.fileName = `${name.match(/\w+/g)?.at(-1) ?? name}.${subtype ?? "txt"}`;
  }

  /** An expression in JavaScript that gives the file as a `Blob`. */
  asBlob() {
    const bytes = asExpression(this.content);
    return this.content.url ? bytes : `new Blob([${bytes}])`;
  }
}

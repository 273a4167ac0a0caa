/** Bytes in an example: a text as it is, or a `data:` URL (RFC 2397) that stands for what no text can show. */

/** Gives the text, or the URL with its media type and its base64. */
export function contentOf(value) {
  const [url, mediaType, base64] = /^data:([^,;]*)(?:;[^,;]*)*;base64,(.*)$/s.exec(value) ?? [];
  return url ? { url, mediaType, base64 } : { text: value };
}

/** An expression in JavaScript that gives the bytes. */
export function asExpression({ text, url }) {
  return url ? `await (await fetch(${JSON.stringify(url)})).blob()` : JSON.stringify(text);
}

/** A file in a form, made of the example of its property, by whose name it is called. */
export class FormFile {
  constructor(name, value) {
    this.content = contentOf(value);
    this.fileName = `${name.match(/\w+/g).at(-1)}.${this.content.mediaType?.split("/")[1] ?? "txt"}`;
  }

  /** An expression in JavaScript that gives the file as a `Blob`. */
  asBlob() {
    const bytes = asExpression(this.content);
    return this.content.url ? bytes : `new Blob([${bytes}])`;
  }
}

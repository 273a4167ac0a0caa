/** The bytes of an example: a text, or a `data:` URL (RFC 2397) for bytes that are not text. */

/** The content of a file or a body of bytes: a text, or a `data:` URL. For curl, `path` names a file instead. */
export type FileContent
  = { text: string; url?: undefined; path?: undefined }
    | { text?: undefined; url: string; mediaType: string; base64: string; path?: string };

/** Parses an example into a text, or into a `data:` URL with its media type and its base64 text. */
export function parseContent(value: string): FileContent {
  const [url, mediaType = "", base64 = ""] = /^data:([^,;]*)(?:;[^,;]*)*;base64,(.*)$/s.exec(value) ?? [];
  return url ? { url, mediaType, base64 } : { text: value };
}

/** Decodes base64. Returns no bytes if the text is invalid. */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Returns a JavaScript expression for the bytes. */
export function bytesExpression({ text, url }: FileContent): string {
  return url ? `await (await fetch(${JSON.stringify(url)})).blob()` : JSON.stringify(text);
}

/** A file in a form. Its content is the example of a property, and it has the name of that property. */
export class SampleFile {
  content: FileContent;
  fileName: string;

  constructor(name: string, value: string) {
    this.content = parseContent(value);
    const subtype = this.content.url ? this.content.mediaType.split("/")[1] : undefined;
    this.fileName = `${name.match(/\w+/g)?.at(-1) ?? name}.${subtype ?? "txt"}`;
  }

  /** The form writer of the client recognizes a `File` by this method. */
  slice(): this {
    return this;
  }

  /** Returns a JavaScript expression for the file as a `Blob`. */
  asBlob(): string {
    const bytes = bytesExpression(this.content);
    return this.content.url ? bytes : `new Blob([${bytes}])`;
  }
}

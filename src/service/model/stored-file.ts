/** A file, as tests see it. It has a module of its own, so that the mock's types do not import its internals. */

/** A stored file. */
export interface StoredFile {
  /** Octal mode, such as `"644"`. */
  mode: string;
  /** Size in bytes. */
  size: number;
  /** Returns a stream of the bytes. */
  stream(): ReadableStream<Uint8Array>;
}

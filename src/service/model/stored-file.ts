/** A file, as tests see it. It has a module of its own, so that the mock's types do not import its internals. */
import type { Readable } from "node:stream";

/** A stored file. */
export interface StoredFile {
  /** Octal mode, such as `"644"`. */
  mode: string;
  /** Size in bytes. */
  size: number;
  /** Reads the bytes. */
  stream(): Readable;
}

/** What tests read of a file. It stands alone, so that whoever uses the mock compiles none of its insides. */
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

/** What the service takes from the platform that it runs on. What is optional has a substitute that runs anywhere. */
import type { Zip } from "../base/zip.js";

/** Reads one of the files that pages and responses consist of, such as the sample picture. */
export type ReadAsset = (name: string) => Promise<Uint8Array>;

/** Compresses bytes as zlib does (RFC 1950). */
export type Deflate = (bytes: Uint8Array, options: { level: CompressionLevel }) => Uint8Array;
export type CompressionLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * Parses JavaScript, which never runs.
 *
 * @throws {SyntaxError} If its syntax is wrong.
 */
export type ParseJavaScript = (code: string) => void;

export interface Platform {
  readAsset: ReadAsset;
  /** By default unzipit and fflate, which take twice as long for a large file as what Node.js has. */
  zip?: Zip | undefined;
  /** By default fflate's, which takes ten times as long as that of Node.js. */
  deflate?: Deflate | undefined;
  /** Without it, of the syntax errors of code only brackets that do not match are found. */
  parseJavaScript?: ParseJavaScript | undefined;
}

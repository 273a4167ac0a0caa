/** ZIP archives (PKWARE APPNOTE), read where they lie. */
import { Readable } from "node:stream";
import { fromRandomAccessReaderPromise, type Options, RandomAccessReader, type ZipFile } from "yauzl";
import type { FormFile } from "../../../operations.js";
import { HttpError } from "../../../server/http-error.js";

type Told = (error: Error | null) => void;

/** Reads parts of a file, so that none is in memory as a whole. */
class FileReader extends RandomAccessReader {
  readonly #file: Blob;

  constructor(file: Blob) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#file.slice(start, end).stream());
  }

  /** Reads a small part without a stream, which takes a fraction of the time. */
  override read(buffer: Buffer, offset: number, length: number, position: number, told: Told): void {
    this.#file.slice(position, position + length).arrayBuffer().then((bytes) => {
      if (bytes.byteLength < length) throw new Error("it breaks off");
      buffer.set(new Uint8Array(bytes), offset);
    }).then(() => told(null), told);
  }
}

/**
 * Opens an archive.
 *
 * @param field The field of the request that it came in.
 * @param options How its entries are read.
 * @throws {HttpError} With 400 when it is none.
 */
export async function openZip(field: string, file: FormFile, options: Options = {}): Promise<ZipFile> {
  const blob = file instanceof Blob ? file : new Blob([await file.arrayBuffer()]);
  const all = { autoClose: false, ...options };
  return fromRandomAccessReaderPromise(new FileReader(blob), blob.size, all).catch((error: Error) => {
    throw new HttpError(400, [`${field} is not a ZIP archive: ${error.message}.`]);
  });
}

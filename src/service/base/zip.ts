/** ZIP archives (PKWARE APPNOTE), read in place. */
import { Blob as NodeBlob } from "node:buffer"; // not the global one, which may be that of a jsdom
import { Readable } from "node:stream";
import { fromRandomAccessReaderPromise, type Options, RandomAccessReader, type ZipFile } from "yauzl";
import type { FormFile } from "../../../generated/bytes.js";
import { HttpError } from "../../server/http-error.js";

type ReadCallback = (error: Error | null) => void;

/** Reads parts of a file, so that the whole is never in memory. */
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
  override read(buffer: Buffer, offset: number, length: number, position: number, callback: ReadCallback): void {
    this.#file.slice(position, position + length).arrayBuffer().then((bytes) => {
      if (bytes.byteLength < length) throw new Error("it is truncated");
      buffer.set(new Uint8Array(bytes), offset);
    }).then(() => callback(null), callback);
  }
}

/**
 * Opens an archive.
 *
 * @param field The field of the request that it came in.
 * @param options How its entries are read.
 * @throws {HttpError} With 400 if it is not a ZIP archive.
 */
export async function openZip(field: string, file: FormFile, options: Options = {}): Promise<ZipFile> {
  const blob = file instanceof NodeBlob ? file as Blob : new NodeBlob([await file.arrayBuffer()]) as Blob;
  const all = { autoClose: false, ...options };
  return fromRandomAccessReaderPromise(new FileReader(blob), blob.size, all).catch((error: Error) => {
    throw new HttpError(400, [`${field} is not a ZIP archive: ${error.message}.`]);
  });
}

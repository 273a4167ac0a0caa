/** ZIP archives by yauzl and yazl. They pack and unpack a large file in half of the time that `web-zip.ts` takes. */
import { Blob as NodeBlob } from "node:buffer"; // not the global one, which may be that of a jsdom
import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import {
  type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader, type ZipFile,
} from "yauzl";
import { ZipFile as Packer } from "yazl";
import type { NewZipEntry, Zip } from "../../service/base/zip.js";

export const nodeZip: Zip = {
  async open(file) {
    // yauzl refuses absolute names when it decodes them.
    const options = { autoClose: false, decodeStrings: false };
    const blob = file instanceof NodeBlob ? file as Blob : new NodeBlob([await file.arrayBuffer()]) as Blob;
    const zip = await fromRandomAccessReaderPromise(new BlobReader(blob), blob.size, options);
    return { count: zip.entryCount, entries: () => entriesOf(zip), close: () => zip.close() };
  },
  pack,
};

type ReadCallback = (error: Error | null) => void;

/** Reads parts of a file, so that the whole is never in memory. */
class BlobReader extends RandomAccessReader {
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

async function* entriesOf(zip: ZipFile) {
  for await (const entry of zip.eachEntry()) {
    const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
    const { externalFileAttributes: attributes, uncompressedSize: size } = entry;
    yield { name, attributes, size, read: () => readEntry(zip, entry, name) };
  }
}

/** Reads a file, and compares its checksum with the one in the archive. */
async function* readEntry(zip: ZipFile, entry: Entry, name: string): AsyncGenerator<Uint8Array, void> {
  let checksum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry) as AsyncIterable<Uint8Array>) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== entry.crc32) throw new Error(`${name} is damaged`);
}

async function* pack(entries: NewZipEntry[]): AsyncGenerator<Uint8Array, void> {
  const zip = new Packer();
  const output = zip.outputStream as Readable;
  let reading: Readable | undefined;
  for (const { name, modTime: mtime, mode, read } of entries) {
    if (!read) zip.addEmptyDirectory(name, { mtime, mode });
    else {
      zip.addReadStreamLazy(name, { mtime, mode }, (give) => {
        const bytes = read();
        reading = bytes instanceof Readable ? bytes : Readable.from(bytes);
        give(null, reading.on("error", (error) => output.destroy(error))); // it was deleted meanwhile
      });
    }
  }
  zip.end();
  try {
    yield* output;
  } finally {
    reading?.destroy(); // the client has gone
  }
}

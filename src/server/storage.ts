/** Where bytes are stored, up to a limit: on disk in Node.js (`node/storage.ts`), in Blobs elsewhere. */
import { HttpError } from "./http-error.js";

/** Bytes in a storage. */
export interface StoredBytes {
  /** Size in bytes. */
  size: number;
  /** Returns a stream of the bytes. It fails if they are lost. */
  stream(): AsyncIterable<Uint8Array>;
  /**
   * Opens the bytes. The stream can be read even if they are removed meanwhile.
   *
   * @throws {HttpError} 500 if they are lost: something else may have cleaned the temporary directory.
   */
  open(): Promise<AsyncIterable<Uint8Array>>;
  /**
   * Checks that the bytes are not lost, without opening them.
   *
   * @throws {HttpError} 500 if they are lost.
   */
  check(): Promise<void>;
  /** Returns a `Blob` of the bytes. They are read when the `Blob` is read. */
  blob(type?: string): Promise<Blob>;
  /** Removes the bytes. */
  remove(): Promise<void>;
}

export interface Storage {
  /** Stores bytes when all of them have arrived. If reading them fails, none are stored. */
  store(bytes: AsyncIterable<Uint8Array>): Promise<StoredBytes>;
  /**
   * Reserves space for data other than bytes, such as names.
   *
   * @throws {HttpError} 400 if the storage is full. The message says what to do.
   */
  reserve(bytes: number): void;
  /** Frees reserved space. */
  free(bytes: number): void;
  /** Removes everything. */
  close(): Promise<void>;
}

/** Space that each file takes in addition to its bytes: a block, as on a disk. It limits the number of files. */
export const blockBytes = 4096;

/** Space that is reserved for the bytes of a file as they arrive. */
export interface FileSpace {
  /** Passes the bytes on, and reserves space for each chunk. */
  meter(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Size of the bytes that have passed. */
  size(): number;
  /** Frees the space of the file. */
  free(): void;
}

/**
 * Creates the account of the space that a storage has left.
 *
 * @param limit Maximum size in MiB.
 */
export function createSpace(limit: number) {
  let used = 0;

  function reserve(bytes: number): void {
    if (used + bytes > limit * 2 ** 20) {
      const problem = `The files would take more than the ${limit} MiB that this mock can store.`;
      const violation = `${problem} Reset it, or start it with more storage.`;
      throw new HttpError(400, [violation], undefined, { detailCode: "storage_full" });
    }
    used += bytes;
  }
  function free(bytes: number): void {
    used -= bytes;
  }
  return {
    reserve,
    free,
    /** Reserves the block of a file. */
    reserveFile(): FileSpace {
      let size = 0;
      reserve(blockBytes);
      return {
        async* meter(bytes) {
          for await (const chunk of bytes) {
            reserve(chunk.length);
            size += chunk.length;
            yield chunk;
          }
        },
        size: () => size,
        free: () => free(blockBytes + size),
      };
    },
  };
}

/** Returns bytes in memory in the form of stored bytes. They do not count towards the limit. */
export function inMemory(bytes: Uint8Array): StoredBytes {
  const done = () => Promise.resolve();
  async function* stream() {
    yield await Promise.resolve(bytes);
  }
  return {
    size: bytes.length,
    stream,
    open: () => Promise.resolve(stream()),
    check: done,
    blob: (type = "") => Promise.resolve(new Blob([bytes as BlobPart], { type })),
    remove: done,
  };
}

/** Stores bytes in files of a private temporary directory, up to a limit. The files are named by numbers. */
import { Blob as NodeBlob } from "node:buffer"; // not the global one, which may be that of a jsdom
import { once } from "node:events";
import { createReadStream, openAsBlob } from "node:fs";
import { access, type FileHandle, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { HttpError } from "./http-error.js";
import { createTemporaryFolder } from "./temporary-folder.js";

/** Bytes in a storage. */
export interface StoredBytes {
  /** Size in bytes. */
  size: number;
  /** Returns a stream of the bytes. It fails if they are lost. */
  stream(): Readable;
  /**
   * Opens the bytes. The stream can be read even if they are removed meanwhile.
   *
   * @throws {HttpError} 500 if they are lost: something else may have cleaned the temporary directory.
   */
  open(): Promise<Readable>;
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

/** Returns bytes in memory in the form of stored bytes. They do not count towards the limit. */
export function inMemory(bytes: Uint8Array): StoredBytes {
  const blob = (type = "") => Promise.resolve(new NodeBlob([bytes], { type }) as Blob);
  const stream = () => Readable.from([bytes]);
  const done = () => Promise.resolve();
  return { size: bytes.length, stream, open: () => Promise.resolve(stream()), check: done, blob, remove: done };
}

export interface Storage {
  /** Stores bytes when all of them have arrived. If reading them fails, none are stored. */
  store(bytes: AsyncIterable<Uint8Array>): Promise<StoredBytes>;
  /**
   * Reserves space for data other than bytes, such as names.
   *
   * @throws {HttpError} 400 if the storage is full. The message says what to do.
   */
  take(bytes: number): void;
  /** Frees reserved space. */
  free(bytes: number): void;
  /** Removes everything. */
  close(): Promise<void>;
}

/** Space that each file takes in addition to its bytes: a block, as on a disk. It limits the number of files. */
export const blockBytes = 4096;

async function writeAndClose(file: FileHandle, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await writeFile(file, bytes);
  } finally {
    await file.close();
  }
}

/** Reports that a file cannot be read. The message omits its path, which only has a meaning inside the storage. */
function throwLost({ code = "unknown" }: NodeJS.ErrnoException): never {
  const problem = `The mock has lost a file that it had stored in its temporary directory (${code}).`;
  throw new HttpError(500, [], `${problem} Store it again, or reset the mock.`);
}

/**
 * Creates an empty storage. Names from requests are never used as file names.
 *
 * @param limit Maximum size in MiB.
 */
export function createStorage(limit: number): Storage {
  const folder = createTemporaryFolder();
  let files = 0;
  let used = 0;

  function take(bytes: number): void {
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
  async function openNew() {
    const name = `${files++}`;
    const createIn = async (directory: string) => {
      const path = join(directory, name);
      return { path, file: await open(path, "wx", 0o600) };
    };
    const directory = await folder.path();
    return createIn(directory).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      folder.replace(directory); // something else has removed it
      return createIn(await folder.path());
    });
  }

  return {
    async store(bytes) {
      take(blockBytes);
      const { path, file } = await openNew().catch((error: unknown) => {
        free(blockBytes);
        throw error;
      });
      let size = 0;
      const remove = async () => {
        free(blockBytes + size);
        await rm(path, { force: true });
      };
      async function* metered() {
        for await (const chunk of bytes) {
          take(chunk.length);
          size += chunk.length;
          yield chunk;
        }
      }
      try {
        await writeAndClose(file, metered());
      } catch (error) {
        await remove();
        throw error;
      }
      const stream = () => createReadStream(path);
      return {
        size,
        remove,
        stream,
        async open() {
          const opened = stream();
          await once(opened, "open").catch(throwLost);
          return opened;
        },
        check: () => access(path).catch(throwLost),
        blob: (type = "") => openAsBlob(path, { type }),
      };
    },
    take,
    free,
    close: () => folder.remove(),
  };
}

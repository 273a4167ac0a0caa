/** The bytes that a mock keeps: each under a number in a private temporary directory, all within a bound. */
import { once } from "node:events";
import { createReadStream, openAsBlob } from "node:fs";
import { access, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { HttpError } from "./http-error.js";
import { createTemporaryFolder } from "./temporary-folder.js";

/** Bytes that are kept. */
export interface StoredBytes {
  /** Size in bytes. */
  size: number;
  /** Reads them. When they are gone, the stream fails. */
  stream(): Readable;
  /**
   * Opens them, so that they can be read whatever happens to them meanwhile.
   *
   * @throws {HttpError} With 500 when they are gone: whoever cleans the disk may remove what the mock has stored.
   */
  open(): Promise<Readable>;
  /**
   * Checks that they are there, where they are too many to be open at once.
   *
   * @throws {HttpError} As `open` does.
   */
  check(): Promise<void>;
  /** Gives them as a `Blob`, which reads them when it is read. */
  blob(type?: string): Promise<Blob>;
  /** Removes them. */
  remove(): Promise<void>;
}

/** Gives bytes that are there from the start as if they were kept. They take no space. */
export function inMemory(bytes: Uint8Array): StoredBytes {
  const blob = (type = "") => Promise.resolve(new Blob([bytes as BlobPart], { type }));
  const stream = () => Readable.from([bytes]);
  const done = () => Promise.resolve();
  return { size: bytes.length, stream, open: () => Promise.resolve(stream()), check: done, blob, remove: done };
}

export interface Storage {
  /** Keeps bytes once all of them are there. When they break off, nothing of them stays. */
  store(bytes: AsyncIterable<Uint8Array>): Promise<StoredBytes>;
  /**
   * Takes space for what is not bytes, such as names.
   *
   * @throws {HttpError} When there is no more; the message says what to do.
   */
  take(bytes: number): void;
  /** Gives space back. */
  free(bytes: number): void;
  /** Removes everything. */
  close(): Promise<void>;
}

/** What a file takes beside its bytes: a block, as on a disk. It bounds how many there can be. */
export const blockBytes = 4096;

/** Says that a file cannot be read. The path would help nobody: it is a number of the mock's own. */
function throwLost({ code = "unknown" }: NodeJS.ErrnoException): never {
  const problem = `The mock has lost a file that it had stored in its temporary directory (${code}).`;
  throw new HttpError(500, [], `${problem} Store it again, or reset the mock.`);
}

/**
 * Makes an empty storage. No name that a request gives becomes a name on this machine.
 *
 * @param limit How much it may take, in MiB.
 */
export function createStorage(limit: number): Storage {
  const folder = createTemporaryFolder();
  let files = 0;
  let used = 0;

  function take(bytes: number): void {
    if (used + bytes > limit * 2 ** 20) {
      const problem = `The files would take more than the ${limit} MiB that this mock keeps.`;
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
      folder.replace(directory); // somebody has removed it
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
        await writeFile(file, metered()).finally(() => file.close());
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

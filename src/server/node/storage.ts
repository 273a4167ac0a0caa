/** Stores bytes in files of a private temporary directory, up to a limit. The files are named by numbers. */
import { once } from "node:events";
import { createReadStream, openAsBlob } from "node:fs";
import { access, type FileHandle, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HttpError } from "../http-error.js";
import { createSpace, type Storage } from "../storage.js";
import { createTemporaryFolder } from "./temporary-folder.js";

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
export function createDiskStorage(limit: number): Storage {
  const folder = createTemporaryFolder();
  const space = createSpace(limit);
  let files = 0;

  async function openNew() {
    const name = `${files++}`;
    const createIn = async (directory: string) => {
      const path = join(directory, name);
      return { path, handle: await open(path, "wx", 0o600) };
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
      const file = space.reserveFile();
      const { path, handle } = await openNew().catch((error: unknown) => {
        file.free();
        throw error;
      });
      const remove = async () => {
        file.free();
        await rm(path, { force: true });
      };
      try {
        await writeAndClose(handle, file.meter(bytes));
      } catch (error) {
        await remove();
        throw error;
      }
      const stream = () => createReadStream(path);
      return {
        size: file.size(),
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
    reserve: space.reserve,
    free: space.free,
    close: () => folder.remove(),
  };
}

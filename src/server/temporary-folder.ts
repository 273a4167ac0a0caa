/** The temporary directory of a mock, which goes when the mock does, however its process ends. */
import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFolder {
  /** Gives its path, and makes it when it is not there. When that fails, the next call tries again. */
  path(): Promise<string>;
  /** Has the next call of `path` make another one in place of one that is gone, unless there is another already. */
  replace(gone: string): void;
  remove(): Promise<void>;
}

/** The name says whose directory it is: processes on other hosts may share the place for temporary files. */
const prefix = `cloud-browser-contract-${hostname()}-`;
const folders = new Set<string>();
let isWatched = false;

/** Makes a temporary directory once its path is asked for. */
export function createTemporaryFolder(): TemporaryFolder {
  let folder: Promise<string> | undefined;
  let current: string | undefined;
  function forget(): void {
    folder = undefined;
    current = undefined;
  }
  async function makeCurrent(): Promise<string> {
    current = await createFolder();
    return current;
  }
  return {
    path() {
      folder ??= makeCurrent();
      folder.catch(forget);
      return folder;
    },
    replace(gone) {
      if (gone === current) forget();
    },
    async remove() {
      const path = await folder?.catch(() => undefined);
      forget();
      if (path === undefined) return;
      await rm(path, { recursive: true, force: true });
      folders.delete(path);
    },
  };
}

async function createFolder(): Promise<string> {
  await removeLeftovers();
  const path = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  if (!isWatched) process.once("exit", removeAll);
  isWatched = true;
  folders.add(path);
  return path;
}

/** For a process that ends without closing its mocks. Nothing that waits is done any more then. */
function removeAll(): void {
  for (const path of folders) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    } catch {} // a browser that is ending still writes there: a later mock removes it
  }
}

/** Removes the directories of processes that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix) || isRunning(parseInt(name.slice(prefix.length)))) continue;
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {}); // it may be somebody else's
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0); // signal 0 only asks
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH"; // EPERM is somebody else's process
  }
}

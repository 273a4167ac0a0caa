/** The temporary directory of a mock. It is removed with the mock, however its process ends. */
import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFolder {
  /** Returns the path. The first call creates the directory; if that fails, the next call tries again. */
  path(): Promise<string>;
  /** Makes the next call of `path` create another directory, unless `lost` has been replaced already. */
  replace(lost: string): void;
  remove(): Promise<void>;
}

/** The start of the name. It includes the host, because several hosts may share a file system. */
const prefix = `cloud-browser-contract-${hostname()}-`;
const folders = new Set<string>();
let isWatched = false;

/** Creates a temporary directory when its path is first needed. */
export function createTemporaryFolder(): TemporaryFolder {
  let folder: Promise<string> | undefined;
  let current: string | undefined;
  function forget(): void {
    folder = undefined;
    current = undefined;
  }
  async function createCurrent(): Promise<string> {
    current = await createFolder();
    return current;
  }
  return {
    path() {
      folder ??= createCurrent();
      folder.catch(forget);
      return folder;
    },
    replace(lost) {
      if (lost === current) forget();
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

/** Removes the directories of a process that exits without closing its mocks. It must be synchronous. */
function removeAll(): void {
  for (const path of folders) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    } catch {} // a browser that is still exiting writes there; a later mock removes the directory
  }
}

/** Removes the directories that killed processes have left. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix) || isRunning(parseInt(name.slice(prefix.length)))) continue;
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {}); // it may belong to another user
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0); // signal 0 only checks that the process exists
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH"; // EPERM: the process belongs to another user
  }
}

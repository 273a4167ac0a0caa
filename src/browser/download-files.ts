/** The files of completed downloads: on this machine, or on that of a browser elsewhere. */
import { type FileHandle, open, rm } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";
import type { Cdp } from "./cdp.js";

/** The folder of incomplete downloads in the directory of a browser. */
export const downloadsFolder = "Downloads in Flight";

/** How many bytes are read at once from a browser elsewhere. */
const chunkBytes = 2 ** 20;
/** How long it may take to read them. */
const readTimeoutMs = 30_000;

/** A file that a browser has downloaded. */
export interface DownloadedFile {
  read: () => AsyncIterable<Uint8Array>;
  /** Ends the access to it. */
  close: () => Promise<unknown>;
  /** Removes it: the session has it now. */
  remove: () => Promise<unknown>;
}

/** How the files of a browser are reached. */
export interface DownloadFiles {
  /** Whether a path is in the folder of downloads that the browser has without a setting of a client. */
  isDefault: (file: string) => boolean;
  open: (file: string) => Promise<DownloadedFile>;
}

/**
 * Reaches the files of a browser on this machine.
 *
 * @param folder Its directory.
 */
export function filesHere(folder: string): DownloadFiles {
  return {
    isDefault: (file) => dirname(file) === join(folder, downloadsFolder),
    async open(file) {
      const handle = await open(file); // at once: a client may remove it soon
      return { read: () => chunksOf(handle), close: () => handle.close(), remove: () => rm(file, { force: true }) };
    },
  };
}

/** Reads a file and leaves its handle open. A stream that is not read to its end would never close the handle. */
async function* chunksOf(file: FileHandle): AsyncGenerator<Uint8Array, undefined> {
  for (;;) {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafe(2 ** 16) });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * Reaches the files of a browser elsewhere: a hidden page gets them as if a person had chosen them in a form. They stay
 * on the disk of that machine.
 */
export function filesElsewhere(cdp: Cdp): DownloadFiles {
  return {
    isDefault: (file) => /^downloads?\d*$/i.test(basename(posix.dirname(file))), // also of a node of a Selenium Grid
    async open(file) {
      const { targetId } = await cdp.send("Target.createTarget", { url: "about:blank", hidden: true }) as Ids;
      const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: true }) as Ids;
      const evaluate = async (expression: string) => {
        const call = { expression, awaitPromise: true, returnByValue: true };
        const { result } = await cdp.send("Runtime.evaluate", call, sessionId, readTimeoutMs) as Evaluated;
        return result;
      };
      const field = "globalThis.field ??= Object.assign(document.createElement('input'), { type: 'file' })";
      const call = { expression: field };
      const { result: { objectId } } = await cdp.send("Runtime.evaluate", call, sessionId) as Evaluated;
      await cdp.send("DOM.setFileInputFiles", { files: [file], objectId }, sessionId);
      return {
        async* read() {
          for (let start = 0; ; start += chunkBytes) {
            const { value = "" } = await evaluate(`new Promise((resolve, reject) => {
              const reader = new FileReader();
              reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
              reader.onerror = () => reject(reader.error);
              reader.readAsDataURL(field.files[0].slice(${start}, ${start + chunkBytes}));
            })`);
            const chunk = Buffer.from(value, "base64");
            if (chunk.length > 0) yield chunk;
            if (chunk.length < chunkBytes) return;
          }
        },
        close: () => cdp.send("Target.closeTarget", { targetId }).catch(() => {}), // the browser has ended
        remove: () => Promise.resolve(),
      };
    },
  };
}

interface Ids {
  targetId: string;
  sessionId: string;
}

interface Evaluated {
  result: { value?: string; objectId?: string };
}

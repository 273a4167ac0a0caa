/** The extensions of a browser: those of its session, and those that are loaded later. */
import { createWriteStream } from "node:fs";
import { access, mkdir, mkdtemp, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { messageOf } from "../server/errors.js";
import { HttpError } from "../server/http-error.js";
import type { Zip } from "../service/base/zip.js";
import { unpackZip } from "../service/model/files/archives.js";
import { filePath } from "../service/model/files/file-path.js";
import type { SessionExtension } from "../service/model/session.js";
import type { Cdp } from "./cdp.js";
import type { BrowserFeature } from "./feature.js";

/** How much space the unpacked extensions of a browser may take, in MiB. */
const maxUnpackedMiB = 512;

/** Their folder in the directory of a browser. */
export const extensionsFolder = "Loaded Extensions";

/** The folder of a browser's unpacked extensions, and how many bytes they take. */
interface UnpackFolder {
  folder: string;
  used: number;
}

/**
 * Creates the feature that loads extensions.
 *
 * @param zip Reads their archives.
 * @param log Gets a line for each extension that a browser starts without.
 */
export function createExtensionFeature(zip: Zip, log: (line: string) => void) {
  const folders = new WeakMap<Cdp, UnpackFolder>();

  /** Unpacks an extension, and loads it. Returns its id. */
  async function load(cdp: Cdp, field: string, { archive }: SessionExtension): Promise<string> {
    const path = await unpackInto(zip, folders.get(cdp) as UnpackFolder, field, await archive.blob());
    const loading = cdp.send("Extensions.loadUnpacked", { path: await rootOf(path) }) as Promise<{ id: string }>;
    return (await loading.catch((error: unknown) => {
      throw new HttpError(400, [`${field} is not an extension that the browser can load: ${messageOf(error)}`]);
    })).id;
  }

  return {
    feature: {
      args: () => ["--enable-unsafe-extension-debugging"], // Extensions.loadUnpacked asks for it
      async prepare(session, cdp, folder) {
        folders.set(cdp, { folder: join(folder, extensionsFolder), used: 0 });
        for (const extension of session.extensions) {
          const field = `The extension ${extension.name ?? "without a name"} of ${session.id}`;
          await load(cdp, field, extension).catch((error: unknown) => log(messageOf(error)));
        }
      },
    } satisfies BrowserFeature,
    /**
     * Loads extensions into a running browser: all of them, or none.
     *
     * @throws {HttpError} With 400 if the browser rejects one.
     */
    async load(cdp: Cdp, extensions: readonly SessionExtension[]): Promise<void> {
      const loaded: string[] = [];
      try {
        for (const [index, extension] of extensions.entries()) {
          loaded.push(await load(cdp, `extensions[${index}].zip_file`, extension));
        }
      } catch (error) {
        for (const id of loaded) await cdp.send("Extensions.uninstall", { id }).catch(() => {}); // it has ended
        throw error;
      }
    },
  };
}

/** Unpacks an archive into a new folder, and returns its path. */
async function unpackInto(zip: Zip, place: UnpackFolder, field: string, archive: Blob): Promise<string> {
  await mkdir(place.folder, { recursive: true });
  const folder = await mkdtemp(join(place.folder, "extension-"));
  async function* metered(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      place.used += chunk.length;
      if (place.used > maxUnpackedMiB * 2 ** 20) {
        throw new HttpError(400, [`${field}: the extensions of a browser may take at most ${maxUnpackedMiB} MiB.`]);
      }
      yield chunk;
    }
  }
  const target = { path: filePath(field, "/"), mode: "755" };
  for await (const { path: { text }, read } of unpackZip(zip, field, archive, target)) {
    const path = join(folder, text);
    await mkdir(read ? dirname(path) : path, { recursive: true });
    if (read) await pipeline(metered(read()), createWriteStream(path));
  }
  return folder;
}

/** Finds the folder with the manifest: the root of the archive or, as in many archives, a folder in it. */
async function rootOf(folder: string): Promise<string> {
  const inner = await readdir(folder);
  for (const path of [folder, ...inner.map((name) => join(folder, name))]) {
    if (await access(join(path, "manifest.json")).then(() => true, () => false)) return path;
  }
  return folder;
}

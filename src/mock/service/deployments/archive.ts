/** What an archive with the code of an app says of the app. Nothing of the code is run. */
import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Entry, ZipFile } from "yauzl";
import type { FormFile } from "../../../operations.js";
import { openZip } from "../base/zip.js";
import { longestPath } from "../files/file-path.js";

/** What is found in an archive. */
interface Found {
  /** The name in its `package.json`, where it has one. */
  name: string | undefined;
  hasEntrypoint: boolean;
}

/** How many entries are looked at, and how large a `package.json` is read, in bytes. */
const mostEntries = 10_000;
const largest = 2 ** 20;

/**
 * Looks for what tells the name of an app, and for what starts it.
 *
 * @param entrypoint Path of what starts the app, relative to the root of the archive.
 * @returns What is found; nothing when the file cannot be read as a ZIP archive. A mock takes any file for the code.
 */
export async function lookInto(file: FormFile, entrypoint: string): Promise<Found | undefined> {
  const zip = await openZip("file", file).catch(() => undefined);
  if (!zip) return undefined;
  // To normalise a path takes time with the square of its length.
  const path = entrypoint.length < longestPath ? posix.normalize(entrypoint) : entrypoint;
  const found: Found = { name: undefined, hasEntrypoint: false };
  try {
    if (zip.entryCount > mostEntries) return undefined;
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === path) found.hasEntrypoint = true;
      if (entry.fileName === "package.json") found.name = await readName(zip, entry);
    }
    return found;
  } catch { // an archive that is broken
    return undefined;
  } finally {
    zip.close();
  }
}

async function readName(zip: ZipFile, entry: Entry): Promise<string | undefined> {
  if (entry.uncompressedSize > largest) return undefined;
  const chunks = await (await zip.openReadStreamPromise(entry)).toArray() as Uint8Array[];
  const name = nameIn(Buffer.concat(chunks).toString());
  return typeof name === "string" && name !== "" ? name : undefined;
}

function nameIn(manifest: string): unknown {
  try {
    return (JSON.parse(manifest) as { name?: unknown } | null)?.name;
  } catch { // a package.json that says nothing
    return undefined;
  }
}

/** The SHA-256 of the bytes of a file, in hexadecimal digits. */
export async function checksumOf(file: FormFile): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of file.stream()) hash.update(chunk);
  return hash.digest("hex");
}

/** What an archive with the code of an app says of the app. Nothing of the code is run. */
import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Entry, ZipFile } from "yauzl";
import type { FormFile } from "../../../operations.js";
import { openZip } from "../base/zip.js";
import { longestPath } from "../files/file-path.js";
import { isManifest, nameIn } from "./manifest.js";
import { isSameKind, namesIn } from "./names.js";

/** What is found in an archive. */
interface Found {
  /** The name of the app, by its code or else by its manifest, where one of them has it. */
  name: string | undefined;
  /** The names of its actions. */
  actions: string[];
  hasEntrypoint: boolean;
}

/** How many entries are looked at, and how many of them are read as code, beside the entrypoint. */
const mostEntries = 10_000;
const mostFiles = 100;

/** How large a file is read, in bytes, and how much code, in characters. */
const largest = 2 ** 20;
const mostCode = 2 ** 22;

/**
 * Looks for what tells the names of an app and of its actions, and for what starts it.
 *
 * @param entrypoint Path of what starts the app, relative to the root of the archive.
 * @returns What is found; nothing when the file cannot be read as a ZIP archive. A mock takes any file for the code.
 */
export async function lookInto(file: FormFile, entrypoint: string): Promise<Found | undefined> {
  const zip = await openZip("file", file).catch(() => undefined);
  if (!zip) return undefined;
  // To normalise a path takes time with the square of its length.
  const path = entrypoint.length < longestPath ? posix.normalize(entrypoint) : entrypoint;
  try {
    if (zip.entryCount > mostEntries) return undefined;
    const { first, others, manifests } = await sortEntries(zip, path);
    const { app, actions } = await readNames(zip, first, others);
    return { name: app ?? await readManifests(zip, manifests), actions, hasEntrypoint: first !== undefined };
  } catch { // an archive that is broken
    return undefined;
  } finally {
    zip.close();
  }
}

/** Finds the entrypoint, code of the same kind, and manifests. */
async function sortEntries(zip: ZipFile, path: string) {
  let first: Entry | undefined;
  const others: Entry[] = [];
  const manifests: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    if (fileName === path) first = entry;
    else if (isManifest(fileName)) manifests.push(entry);
    else if (others.length < mostFiles && isSameKind(fileName, path) && !isForeign(fileName)) others.push(entry);
  }
  return { first, others, manifests };
}

/** Whether code is somebody else's: a package that is in the archive as well. */
function isForeign(path: string): boolean {
  return /(^|\/)(node_modules|site-packages|\.?venv)\//.test(path);
}

/** Reads code, the entrypoint first. A file that makes another app than that is none of it. */
async function readNames(zip: ZipFile, first: Entry | undefined, others: Entry[]) {
  let app: string | undefined;
  const actions = new Set<string>();
  let left = mostCode;
  for (const entry of first ? [first, ...others] : []) {
    const text = await readText(zip, entry);
    left -= text.length;
    if (left < 0) break;
    const names = namesIn(entry.fileName, text);
    if (app !== undefined && names.app !== undefined && names.app !== app) continue;
    app ??= names.app;
    for (const action of names.actions) actions.add(action);
  }
  return { app, actions: [...actions] };
}

/** The first name that manifests give. */
async function readManifests(zip: ZipFile, manifests: Entry[]): Promise<string | undefined> {
  for (const entry of manifests) {
    const name = nameIn(entry.fileName, await readText(zip, entry));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The text of an entry. One that is too large has none. */
async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > largest) return "";
  const chunks = await (await zip.openReadStreamPromise(entry)).toArray() as Uint8Array[];
  return Buffer.concat(chunks).toString();
}

/** The SHA-256 of the bytes of a file, in hexadecimal digits. */
export async function checksumOf(file: FormFile): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of file.stream()) hash.update(chunk);
  return hash.digest("hex");
}

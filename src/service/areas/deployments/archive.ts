/** Reads the names of an app and its actions from an archive of its code. The code never runs. */
import { sha256 } from "@noble/hashes/sha2.js";
import posix from "path-browserify";
import { uint8ArrayToHex, uint8ArrayToString } from "uint8array-extras";
import type { FormFile } from "../../../../generated/bytes.js";
import { chunksOf, readAll } from "../../../bytes.js";
import { nameProblem, openZip, type Zip, type ZipArchive, type ZipEntry } from "../../base/zip.js";
import { maxPathBytes } from "../../model/files/file-path.js";
import { isManifest, readProjectName } from "./manifest.js";
import { isSameKind, readCodeNames } from "./names.js";

/** What an archive says about its app. */
interface ArchiveContents {
  /** The name of the app, from its code or else from its manifest, if one of them has it. */
  name: string | undefined;
  /** The names of its actions. */
  actions: string[];
  hasEntrypoint: boolean;
}

/** How many entries an archive may have, and how many are read as code besides the entrypoint. */
const maxEntries = 10_000;
const maxCodeFiles = 100;

/** The maximum size of a file that is read, in bytes, and of all code, in characters. */
const maxFileBytes = 2 ** 20;
const maxCodeLength = 2 ** 22;

/**
 * Reads the names of an app and its actions, and looks for the entrypoint.
 *
 * @param entrypoint Path of the entrypoint, relative to the root of the archive.
 * @returns Undefined when the file is not a readable ZIP archive: the mock accepts any file as code.
 */
export async function readAppArchive(
  zip: Zip,
  file: FormFile,
  entrypoint: string,
): Promise<ArchiveContents | undefined> {
  const archive = await openZip(zip, "file", file).catch(() => undefined);
  if (!archive) return undefined;
  // Normalising a path takes quadratic time.
  const path = entrypoint.length < maxPathBytes ? posix.normalize(entrypoint) : entrypoint;
  try {
    if (archive.count > maxEntries) return undefined;
    const { first, others, manifests } = await sortEntries(archive, path);
    const { app, actions } = await readNames(first, others);
    return { name: app ?? await readManifests(manifests), actions, hasEntrypoint: first !== undefined };
  } catch { // the archive is damaged
    return undefined;
  } finally {
    archive.close();
  }
}

/** Finds the entrypoint, code in the same language, and manifests. */
/** @throws {Error} If a name leads out of the archive. */
async function sortEntries(archive: ZipArchive, path: string) {
  let first: ZipEntry | undefined;
  const others: ZipEntry[] = [];
  const manifests: ZipEntry[] = [];
  for await (const entry of archive.entries()) {
    const { name } = entry;
    const problem = nameProblem(name);
    if (problem !== undefined) throw new Error(problem);
    if (name === path) first = entry;
    else if (isManifest(name)) manifests.push(entry);
    else if (others.length < maxCodeFiles && isSameKind(name, path) && !isForeign(name)) others.push(entry);
  }
  return { first, others, manifests };
}

/** Whether a file belongs to an installed package. */
function isForeign(path: string): boolean {
  return /(^|\/)(node_modules|site-packages|\.?venv)\//.test(path);
}

/** Reads the names in code, the entrypoint first. A file that makes another app is skipped. */
async function readNames(first: ZipEntry | undefined, others: ZipEntry[]) {
  let app: string | undefined;
  const actions = new Set<string>();
  let left = maxCodeLength;
  for (const entry of first ? [first, ...others] : []) {
    const text = await readEntryText(entry);
    left -= text.length;
    if (left < 0) break;
    const names = readCodeNames(entry.name, text);
    if (app !== undefined && names.app !== undefined && names.app !== app) continue;
    app ??= names.app;
    for (const action of names.actions) actions.add(action);
  }
  return { app, actions: [...actions] };
}

/** Returns the first name in the manifests. */
async function readManifests(manifests: ZipEntry[]): Promise<string | undefined> {
  for (const entry of manifests) {
    const name = readProjectName(entry.name, await readEntryText(entry));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Reads the text of an entry; empty when it is too large. */
async function readEntryText(entry: ZipEntry): Promise<string> {
  return entry.size > maxFileBytes ? "" : uint8ArrayToString(await readAll(entry.read()));
}

/** Computes the SHA-256 of a file, in hexadecimal digits. */
export async function checksumOf(file: FormFile): Promise<string> {
  const hash = sha256.create();
  for await (const chunk of chunksOf(file.stream())) hash.update(chunk);
  return uint8ArrayToHex(hash.digest());
}

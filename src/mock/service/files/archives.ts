/** ZIP archives: files that are uploaded and downloaded in one. */
import { posix } from "node:path";
import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { type Entry, getFileNameLowLevel, validateFileName, type ZipFile } from "yauzl";
import { ZipFile as NewZipFile } from "yazl";
import type { FormFile } from "../../../operations.js";
import { HttpError } from "../../../server/http-error.js";
import { openZip } from "../base/zip.js";
import type { Source } from "./disks.js";
import { type FilePath, filePath, longestPath } from "./file-path.js";
import { type Directory, isDirectory, type Node, within } from "./node.js";

/** How many files and directories an archive may have: as many as a form may have parts. */
const most = 10_000;

/**
 * Unpacks an archive, one file after the other.
 *
 * @param field The field of the request that it came in.
 * @param target The directory that it is unpacked into, which comes first.
 * @throws {HttpError} With 400 when it is none, is damaged, or has a name that leads out of the directory. An
 *   absolute name is put below the directory.
 */
export async function* unpack(field: string, archive: FormFile, target: Source): AsyncGenerator<Source> {
  yield target;
  const zip = await openZip(field, archive, { decodeStrings: false }); // yauzl refuses absolute names when it decodes
  const refuse = (why: string) => new HttpError(400, [`${field} cannot be unpacked: ${why}.`]);
  try {
    if (zip.entryCount > most) throw refuse(`it has more than ${most} entries`);
    for await (const entry of zip.eachEntry()) {
      const fullName = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
      if (Buffer.byteLength(fullName) >= longestPath) throw refuse("a name in it is too long");
      const name = fullName.replace(/^\/+/, ""); // an absolute name is put below the target
      const problem = validateFileName(name);
      if (problem !== null) throw refuse(problem);
      const path = filePath(`${field}: ${fullName}`, posix.join(target.path.text, name));
      if (fullName.endsWith("/")) yield { path, mode: modeOf(entry, "755") };
      else yield { path, mode: modeOf(entry, "644"), read: () => read(zip, entry, name, refuse) };
    }
  } catch (error) {
    throw error instanceof HttpError ? error : refuse((error as Error).message);
  } finally {
    zip.close();
  }
}

/** The mode that an archive has for a file or directory (APPNOTE.TXT, section 4.4.15), or the usual one. */
function modeOf({ externalFileAttributes }: Entry, usual: string): string {
  const mode = externalFileAttributes >>> 16 & 0o777;
  return mode === 0 ? usual : mode.toString(8).padStart(3, "0");
}

/** Reads a file of an archive, which has to have the checksum that the archive says. */
async function* read(
  zip: ZipFile,
  entry: Entry,
  name: string,
  refuse: (why: string) => HttpError,
): AsyncGenerator<Uint8Array> {
  let checksum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry) as AsyncIterable<Uint8Array>) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    throw refuse((error as Error).message);
  }
  if (checksum !== entry.crc32) throw refuse(`${name} is damaged`);
}

/**
 * Makes an archive of what lies in a directory, under names that are relative to it.
 *
 * @throws {HttpError} With 400 when an archive cannot have all of it; with 500 when the bytes of a file are gone.
 */
export async function pack({ field }: FilePath, directory: Directory): Promise<AsyncIterable<Uint8Array>> {
  const nodes = [...within("", directory)].slice(1).map(([path, node]): [string, Node] => [path.slice(1), node]);
  const isNamed = ([name]: [string, Node]) => Buffer.byteLength(name) < longestPath && validateFileName(name) === null;
  const refuse = (why: string) => new HttpError(400, [`${field} cannot be archived: ${why}.`]);
  const [unnamed] = nodes.find((node) => !isNamed(node)) ?? [];
  if (nodes.length > most) throw refuse(`more than ${most} files and directories lie in it`);
  if (unnamed !== undefined) throw refuse(`a ZIP archive cannot have the name ${unnamed.slice(0, longestPath)}`);
  await Promise.all(nodes.map(async ([, node]) => isDirectory(node) || node.bytes.check()));
  return packed(nodes);
}

async function* packed(nodes: [name: string, node: Node][]): AsyncGenerator<Uint8Array> {
  const zip = new NewZipFile();
  const output = zip.outputStream as Readable;
  let reading: Readable | undefined;
  const optionsOf = ({ modTime, mode }: Node, kind: number) =>
    ({ mtime: new Date(modTime), mode: kind | parseInt(mode, 8) });

  // Directories come first: behind a file, each is a call in a call.
  for (const [name, node] of nodes) {
    if (isDirectory(node)) zip.addEmptyDirectory(name, optionsOf(node, 0o40000));
  }
  for (const [name, node] of nodes) {
    if (isDirectory(node)) continue;
    zip.addReadStreamLazy(name, optionsOf(node, 0o100000), (take) => {
      reading = node.bytes.stream().on("error", (error) => output.destroy(error)); // it was deleted in the meantime
      take(null, reading);
    });
  }
  zip.end();
  try {
    yield* output;
  } finally {
    reading?.destroy(); // whoever asked has gone
  }
}

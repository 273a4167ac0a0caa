/** ZIP archives of uploaded and downloaded directories. */
import { posix } from "node:path";
import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { type Entry, getFileNameLowLevel, validateFileName, type ZipFile } from "yauzl";
import { ZipFile as NewZipFile } from "yazl";
import type { FormFile } from "../../../../generated/bytes.js";
import { HttpError } from "../../../server/http-error.js";
import { openZip } from "../../base/zip.js";
import type { FileSource } from "./disk.js";
import { type FilePath, filePath, maxPathBytes } from "./file-path.js";
import { type Directory, isDirectory, type TreeNode, walkTree } from "./node.js";

/** How many files and directories an archive may have: as many as a form may have parts. */
const maxEntries = 10_000;

/**
 * Unpacks an archive, one file after the other. Absolute names are placed below the target.
 *
 * @param field The field of the request that it came in.
 * @param target The directory that it is unpacked into, which is yielded first.
 * @throws {HttpError} With 400 if it is not a ZIP archive, is damaged, or has a name that leads out of the target.
 */
export async function* unpackZip(field: string, archive: FormFile, target: FileSource): AsyncGenerator<FileSource> {
  yield target;
  const zip = await openZip(field, archive, { decodeStrings: false }); // yauzl refuses absolute names when it decodes
  const refuse = (why: string) => new HttpError(400, [`${field} cannot be unpacked: ${why}.`]);
  try {
    if (zip.entryCount > maxEntries) throw refuse(`it has more than ${maxEntries} entries`);
    for await (const entry of zip.eachEntry()) {
      const fullName = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
      if (Buffer.byteLength(fullName) >= maxPathBytes) throw refuse("a name in it is too long");
      const name = fullName.replace(/^\/+/, ""); // an absolute name is placed below the target
      const problem = validateFileName(name);
      if (problem !== null) throw refuse(problem);
      const path = filePath(`${field}: ${fullName}`, posix.join(target.path.text, name));
      const put = { path, assumption: "same-path" };
      if (fullName.endsWith("/")) yield { ...put, mode: modeOf(entry, "755") };
      else yield { ...put, mode: modeOf(entry, "644"), read: () => readEntry(zip, entry, name, refuse) };
    }
  } catch (error) {
    throw error instanceof HttpError ? error : refuse((error as Error).message);
  } finally {
    zip.close();
  }
}

/** The mode of an entry (APPNOTE.TXT, section 4.4.15), or a default. */
function modeOf({ externalFileAttributes }: Entry, defaultMode: string): string {
  const mode = externalFileAttributes >>> 16 & 0o777;
  return mode === 0 ? defaultMode : mode.toString(8).padStart(3, "0");
}

/** Reads a file of an archive, and compares its checksum with the one in the archive. */
async function* readEntry(
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
 * Creates an archive of the contents of a directory, with names relative to it.
 *
 * @throws {HttpError} With 400 if an archive cannot hold all of it; with 500 if the bytes of a file are lost.
 */
export async function packZip({ field }: FilePath, directory: Directory): Promise<AsyncIterable<Uint8Array>> {
  const nodes = [...walkTree("", directory)].slice(1).map(([path, node]): [string, TreeNode] => [path.slice(1), node]);
  const isNamed = ([name]: [string, TreeNode]) =>
    Buffer.byteLength(name) < maxPathBytes && validateFileName(name) === null;
  const refuse = (why: string) => new HttpError(400, [`${field} cannot be archived: ${why}.`]);
  const [unnamed] = nodes.find((node) => !isNamed(node)) ?? [];
  if (nodes.length > maxEntries) throw refuse(`it contains more than ${maxEntries} files and directories`);
  if (unnamed !== undefined) throw refuse(`a ZIP archive cannot contain the name ${unnamed.slice(0, maxPathBytes)}`);
  await Promise.all(nodes.map(async ([, node]) => isDirectory(node) || node.bytes.check()));
  return packed(nodes);
}

async function* packed(nodes: [name: string, node: TreeNode][]): AsyncGenerator<Uint8Array> {
  const zip = new NewZipFile();
  const output = zip.outputStream as Readable;
  let reading: Readable | undefined;
  const optionsOf = ({ modTime, mode }: TreeNode, kind: number) =>
    ({ mtime: new Date(modTime), mode: kind | parseInt(mode, 8) });

  // Directories come first: after a file, each one would be a nested call.
  for (const [name, node] of nodes) {
    if (isDirectory(node)) zip.addEmptyDirectory(name, optionsOf(node, 0o40000));
  }
  for (const [name, node] of nodes) {
    if (isDirectory(node)) continue;
    zip.addReadStreamLazy(name, optionsOf(node, 0o100000), (take) => {
      const bytes = node.bytes.stream();
      reading = bytes instanceof Readable ? bytes : Readable.from(bytes);
      take(null, reading.on("error", (error) => output.destroy(error))); // it was deleted meanwhile
    });
  }
  zip.end();
  try {
    yield* output;
  } finally {
    reading?.destroy(); // the client has gone
  }
}

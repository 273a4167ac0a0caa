/** ZIP archives of uploaded and downloaded directories. */
import posix from "path-browserify";
import type { FormFile } from "../../../../generated/bytes.js";
import { byteLength } from "../../../bytes.js";
import { HttpError } from "../../../server/http-error.js";
import { nameProblem, type NewZipEntry, openZip, type Zip, type ZipEntry } from "../../base/zip.js";
import type { FileSource } from "./disk.js";
import { type FilePath, filePath, maxPathBytes } from "./file-path.js";
import { type Directory, isDirectory, type TreeNode, walkTree } from "./node.js";

/** How many files and directories an archive may have: as many as a form may have parts. */
const maxEntries = 10_000;

/** The times that an entry can have. A shell sets others, too. */
const earliest = Date.parse("1980-01-02");
const latest = Date.parse("2099-12-30");

/**
 * Unpacks an archive, one file after the other. Absolute names are placed below the target.
 *
 * @param field The field of the request that it came in.
 * @param target The directory that it is unpacked into, which is yielded first.
 * @throws {HttpError} With 400 if it is not a ZIP archive, is damaged, or has a name that leads out of the target.
 */
export async function* unpackZip(
  zip: Zip,
  field: string,
  file: FormFile,
  target: FileSource,
): AsyncGenerator<FileSource> {
  yield target;
  const archive = await openZip(zip, field, file);
  const refuse = (why: string) => new HttpError(400, [`${field} cannot be unpacked: ${why}.`]);
  try {
    if (archive.count > maxEntries) throw refuse(`it has more than ${maxEntries} entries`);
    for await (const entry of archive.entries()) {
      if (byteLength(entry.name) >= maxPathBytes) throw refuse("a name in it is too long");
      const name = entry.name.replace(/^\/+/, ""); // an absolute name is placed below the target
      const problem = nameProblem(name);
      if (problem !== undefined) throw refuse(problem);
      const path = filePath(`${field}: ${entry.name}`, posix.join(target.path.text, name));
      const put = { path, assumption: "same-path" };
      if (entry.name.endsWith("/")) yield { ...put, mode: modeOf(entry, "755") };
      else yield { ...put, mode: modeOf(entry, "644"), read: () => readEntry(entry, refuse) };
    }
  } catch (error) {
    throw error instanceof HttpError ? error : refuse((error as Error).message);
  } finally {
    archive.close();
  }
}

/** The mode of an entry, or a default. */
function modeOf({ attributes }: ZipEntry, defaultMode: string): string {
  const mode = attributes >>> 16 & 0o777;
  return mode === 0 ? defaultMode : mode.toString(8).padStart(3, "0");
}

async function* readEntry(entry: ZipEntry, refuse: (why: string) => HttpError): AsyncGenerator<Uint8Array> {
  try {
    yield* entry.read();
  } catch (error) {
    throw refuse((error as Error).message);
  }
}

/**
 * Creates an archive of the contents of a directory, with names relative to it.
 *
 * @throws {HttpError} With 400 if an archive cannot hold all of it; with 500 if the bytes of a file are lost.
 */
export async function packZip(
  zip: Zip,
  { field }: FilePath,
  directory: Directory,
): Promise<AsyncIterable<Uint8Array>> {
  const nodes = [...walkTree("", directory)].slice(1).map(([path, node]): [string, TreeNode] => [path.slice(1), node]);
  const isNamed = ([name]: [string, TreeNode]) =>
    byteLength(name) < maxPathBytes && nameProblem(name) === undefined;
  const refuse = (why: string) => new HttpError(400, [`${field} cannot be archived: ${why}.`]);
  const [unnamed] = nodes.find((node) => !isNamed(node)) ?? [];
  if (nodes.length > maxEntries) throw refuse(`it contains more than ${maxEntries} files and directories`);
  if (unnamed !== undefined) throw refuse(`a ZIP archive cannot contain the name ${unnamed.slice(0, maxPathBytes)}`);
  await Promise.all(nodes.map(async ([, node]) => isDirectory(node) || node.bytes.check()));
  return zip.pack(entriesOf(nodes));
}

/** Directories come first: after a file, yazl would nest a call for each one. */
function entriesOf(nodes: [name: string, node: TreeNode][]): NewZipEntry[] {
  const directories: NewZipEntry[] = [];
  const files: NewZipEntry[] = [];
  for (const [name, node] of nodes) {
    const modTime = new Date(Math.min(Math.max(Date.parse(node.modTime), earliest), latest));
    const permissions = parseInt(node.mode, 8);
    if (isDirectory(node)) directories.push({ name: `${name}/`, modTime, mode: 0o40000 | permissions });
    else files.push({ name, modTime, mode: 0o100000 | permissions, read: () => node.bytes.stream() });
  }
  return [...directories, ...files];
}

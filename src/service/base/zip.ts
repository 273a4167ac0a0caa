/** ZIP archives (PKWARE APPNOTE), as the platform reads and writes them. */
import type { FormFile } from "../../../generated/bytes.js";
import { HttpError } from "../../server/http-error.js";

/** A file or directory in an archive. The name of a directory ends with a slash. */
export interface ZipEntry {
  name: string;
  /** The upper half has the mode, if the archive has one (section 4.4.15). */
  attributes: number;
  /** The size of the file, in bytes. */
  size: number;
  /** Reads the file. It fails if the archive is damaged. */
  read: () => AsyncIterable<Uint8Array>;
}

/** An archive that is open. */
export interface ZipArchive {
  /** How many entries it says it has. */
  count: number;
  entries: () => AsyncIterable<ZipEntry> | Iterable<ZipEntry>;
  close: () => void;
}

/** A file or directory to put into an archive. A directory has a name that ends with a slash, and no `read`. */
export interface NewZipEntry {
  name: string;
  /** A time from 1980 to 2099 (section 4.4.6), wherever it is local. */
  modTime: Date;
  /** The mode, with the bits for its kind. */
  mode: number;
  read?: () => AsyncIterable<Uint8Array>;
}

/** Reads and writes archives. */
export interface Zip {
  /** Opens an archive, which is read in place. It fails if it is none. */
  open: (file: FormFile) => Promise<ZipArchive>;
  /** Returns the bytes of an archive. Each file is read when it is its turn. */
  pack: (entries: NewZipEntry[]) => AsyncIterable<Uint8Array>;
}

/**
 * Opens an archive in a form.
 *
 * @param field The field of the request that it came in.
 * @throws {HttpError} With 400 if it is not a ZIP archive.
 */
export function openZip({ open }: Zip, field: string, file: FormFile): Promise<ZipArchive> {
  return open(file).catch((error: Error) => {
    throw new HttpError(400, [`${field} is not a ZIP archive: ${error.message}.`]);
  });
}

/** Returns why an archive must not have a name; undefined if it may (section 4.4.17). */
export function nameProblem(name: string): string | undefined {
  if (name.includes("\\")) return `invalid characters in fileName: ${name}`;
  if (/^(?:[a-zA-Z]:|\/)/.test(name)) return `absolute path: ${name}`;
  return name.split("/").includes("..") ? `invalid relative path: ${name}` : undefined;
}

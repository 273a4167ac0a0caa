/** Archives on disk that grow by an entry at a time. Between two entries, the file is always a whole archive. */
import { fstatSync, ftruncateSync, writeSync } from "node:fs";
import { constants, type FileHandle, open } from "node:fs/promises";
import type { HarEntry, HarLog } from "../types.js";
import { betweenEntries, harEnd, harStart } from "../write.js";

/** An archive that entries are appended to. */
export interface HarFile {
  /**
   * Appends an entry. It is in the file when this returns.
   *
   * @throws {Error} If it cannot be written. The file then ends before it.
   */
  append(entry: HarEntry): void;
  /** Closes the file. */
  close(): Promise<void>;
}

/** Where an archive ends before `harEnd`, and whether it has no entries until then. */
interface Place {
  end: number;
  isEmpty: boolean;
}

/** How many bytes are read at once. The first line of an archive is shorter. */
const blockSize = 2 ** 16;
const newline = 0x0a;

/**
 * Opens an archive to append to it: a new one, or one that was opened so before. If a program was killed while it wrote
 * an entry, the file is continued after the entry before it.
 *
 * @param log What a new archive says about all entries. An archive that exists keeps its own.
 * @throws {RangeError} If the file is something else.
 * @throws {Error} If the file cannot be opened.
 */
export async function openHarFile(path: string, log: Omit<HarLog, "version">): Promise<HarFile> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT);
  let place: Place;
  try {
    const { size } = await file.stat();
    place = size === 0 ? start(file.fd, log) : await findPlace(file, size, path);
    endAt(file.fd, place.end);
  } catch (error) {
    await file.close();
    throw error;
  }
  let { end, isEmpty } = place;
  return {
    append(entry) {
      if (fstatSync(file.fd).size !== end + harEnd.length) throw new Error(`${path} was changed by another program.`);
      const bytes = Buffer.from(`${isEmpty ? "" : betweenEntries}${JSON.stringify(entry)}`);
      try {
        ftruncateSync(file.fd, end); // what is cut off by a kill is then the start of what is written, and nothing else
        writeAll(file.fd, Buffer.concat([bytes, Buffer.from(harEnd)]), end);
      } catch (error) {
        endAt(file.fd, end);
        throw error;
      }
      end += bytes.length;
      isEmpty = false;
    },
    close: () => file.close(),
  };
}

function start(fd: number, log: Omit<HarLog, "version">): Place {
  const bytes = Buffer.from(harStart(log));
  writeAll(fd, bytes, 0);
  return { end: bytes.length, isEmpty: true };
}

/** Cuts the file off after its last entry, and ends it as an archive. */
function endAt(fd: number, end: number): void {
  ftruncateSync(fd, end);
  writeAll(fd, Buffer.from(harEnd), end);
}

function writeAll(fd: number, bytes: Uint8Array, position: number): void {
  for (let written = 0; written < bytes.length;) {
    written += writeSync(fd, bytes, written, bytes.length - written, position + written);
  }
}

/** Finds the end of the last entry. Each is a line of its own, and all but the last end with a comma. */
async function findPlace(file: FileHandle, size: number, path: string): Promise<Place> {
  const first = await read(file, 0, Math.min(blockSize, size));
  const startLength = first.indexOf(newline) + 1;
  if (!/^\{"log":\{"version":"1\.2",.*"entries":\[\n$/.test(first.toString("utf8", 0, startLength))) {
    throw new RangeError(`${path} was not written by this program, so it cannot be continued. Name a new file.`);
  }
  const end = await findEnd(file, size);
  if (end <= startLength) return { end: startLength, isEmpty: true };
  const before = await read(file, end - 1, end);
  return { end: before.toString() === "," ? end - 1 : end, isEmpty: false };
}

/** Returns where the last entry ends, or the comma behind it. */
async function findEnd(file: FileHandle, size: number): Promise<number> {
  const wholeEnd = size - harEnd.length;
  if ((await read(file, wholeEnd, size)).toString() === harEnd) return wholeEnd;
  const lineStart = await findLastLine(file, size);
  const line = (await read(file, lineStart, size)).toString();
  return isJson(line.replace(/,$/, "")) ? size : lineStart - 1;
}

/** Returns where the last line begins. */
async function findLastLine(file: FileHandle, size: number): Promise<number> {
  let end = size;
  for (;;) {
    const start = Math.max(0, end - blockSize);
    const at = (await read(file, start, end)).lastIndexOf(newline);
    if (at !== -1) return start + at + 1;
    end = start;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function read(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}

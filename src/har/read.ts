/** Reads archives entry by entry, so that a long one is never in memory as a whole. */
import { JSONParser, TokenType } from "@streamparser/json";
import { chunksOf } from "../bytes.js";
import type { Har, HarEntry, HarField, HarLog, HarResponse } from "./types.js";

/** An archive: parsed, or its bytes. */
export type HarSource = Har | string | Blob | AsyncIterable<Uint8Array>;

/** What was read of an archive. */
export interface HarSummary {
  /** Everything but the entries. */
  log: Partial<HarLog>;
  /** How many entries there were. */
  entries: number;
  /** Whether it ends before its end. What was complete until then was read. */
  isCut: boolean;
}

/** Called with each entry, and its number from 1. */
export type OnEntry = (entry: HarEntry, number: number, log: Partial<HarLog>) => void | Promise<void>;

/** Maximum depth of an archive: an entry has six levels, and Chromium adds a level for each asynchronous caller. */
const maxDepth = 256;
/** How many bytes may come without an entry: a longer one would not fit into a string of JavaScript. */
const maxEntryBytes = 2 ** 28;
const versions = new Set(["1.1", "1.2"]);

/**
 * Reads an archive.
 *
 * @param name What an error calls it.
 * @param onEntry Called in order. The next entry is read when it resolves.
 * @throws {RangeError} If it is no archive, or one that cannot be read. The message is a sentence that says why.
 */
export async function readHar(name: string, source: HarSource, onEntry: OnEntry): Promise<HarSummary> {
  const bytes = bytesOf(source);
  return bytes ? readBytes(name, bytes, onEntry) : readObject(name, source as Har, onEntry);
}

function bytesOf(source: HarSource): AsyncIterable<Uint8Array> | undefined {
  if (typeof source === "string") return chunksOf(new Blob([source]).stream());
  if (source instanceof Blob) return chunksOf(source.stream());
  return Symbol.asyncIterator in source ? source : undefined;
}

async function readObject(name: string, { log }: Har, onEntry: OnEntry): Promise<HarSummary> {
  const { entries, ...others } = (log ?? {}) as Partial<Har["log"]>;
  if (!Array.isArray(entries)) throw noArchive(name);
  checkVersion(name, others.version);
  for (const [index, entry] of entries.entries()) {
    checkEntry(name, entry, index + 1);
    await onEntry(entry, index + 1, others);
  }
  return { log: others, entries: entries.length, isCut: false };
}

async function readBytes(name: string, bytes: AsyncIterable<Uint8Array>, onEntry: OnEntry): Promise<HarSummary> {
  const log: Partial<HarLog> = {};
  let entries = 0;
  let hasEntries = false;
  let waiting: unknown[] = [];
  let depth = 0;
  let since = 0;
  const parser = new JSONParser({ paths: ["$.log.*", "$.log.entries.*"], keepStack: false, stringBufferSize: 2 ** 16 });
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth++;
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth--;
    if (depth > maxDepth) throw new RangeError(`${name} is nested deeper than ${maxDepth} levels.`);
  };
  parser.onValue = ({ key, value, parent }) => {
    if (typeof key === "number") {
      waiting.push(value);
      (parent as unknown[])[key] = undefined; // the parser keeps all entries, to pass them on once more at their end
    } else if (key === "entries") hasEntries = Array.isArray(value);
    else (log as Record<string, unknown>)[key as string] = value;
  };

  async function passOn(): Promise<void> {
    const read = waiting;
    waiting = [];
    for (const entry of read) {
      since = 0;
      checkVersion(name, log.version);
      checkEntry(name, entry, ++entries);
      await onEntry(entry, entries, log);
    }
  }

  for await (const chunk of bytes) {
    since += chunk.length;
    if (since > maxEntryBytes) throw new RangeError(`${name} has an entry of more than ${maxEntryBytes} bytes.`);
    write(name, parser, chunk);
    await passOn();
  }
  const isCut = !parser.isEnded;
  if (entries === 0 && !(isCut ? log.version : hasEntries)) throw noArchive(name);
  checkVersion(name, log.version);
  return { log, entries, isCut };
}

function write(name: string, parser: JSONParser, chunk: Uint8Array): void {
  try {
    parser.write(chunk);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const [, position] = /absolute position "(\d+)"/.exec((error as Error).message) ?? [];
    throw new RangeError(`${name} is not valid JSON${position === undefined ? "" : ` at byte ${position}`}.`);
  }
}

function noArchive(name: string): RangeError {
  return new RangeError(`${name} is no HTTP Archive: it has no "log" with "entries".`);
}

function checkVersion(name: string, version: unknown): void {
  if (version === undefined || versions.has(version as string)) return; // entries may stand before it
  throw new RangeError(`${name} has version ${JSON.stringify(version)} of HAR. Versions 1.1 and 1.2 can be read.`);
}

/** Checks what is used of an entry. Programs differ in the rest. */
function checkEntry(name: string, entry: unknown, number: number): asserts entry is HarEntry {
  const { startedDateTime, request, response } = (entry ?? {}) as Partial<HarEntry>;
  const { content } = (response ?? {}) as Partial<HarResponse>;
  const checks: [isValid: boolean, problem: string][] = [
    [!Number.isNaN(Date.parse(String(startedDateTime))), "startedDateTime is no time"],
    [typeof request?.method === "string", "request.method is missing"],
    [URL.canParse(String(request?.url)), "request.url is no URL"],
    [areFields(request?.headers), "request.headers is no list of names and values"],
    [hasTexts(request?.postData, ["text", "_base64", "comment"]), "request.postData has no text"],
    [typeof response?.status === "number", "response.status is missing"],
    [response?.headers === undefined || areFields(response.headers), "response.headers is no list of names and values"],
    [hasTexts(content, ["text", "encoding", "comment"]), "response.content has no text"],
  ];
  const [, problem] = checks.find(([isValid]) => !isValid) ?? [];
  if (problem !== undefined) throw new RangeError(`Entry ${number} of ${name} is invalid: ${problem}.`);
}

function areFields(fields: unknown): boolean {
  return Array.isArray(fields) && fields.every((field: Partial<HarField> | null) =>
    typeof field?.name === "string" && typeof field.value === "string");
}

/** Whether properties of an object, which may be missing like the object, are texts. */
function hasTexts(object: object | undefined | null, names: string[]): boolean {
  const values = object as Record<string, unknown> | undefined | null;
  return names.every((name) => ["undefined", "string"].includes(typeof (values?.[name] ?? undefined)));
}

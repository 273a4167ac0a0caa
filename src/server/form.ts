/** Reads forms (RFC 7578): texts into memory, files to disk while they arrive. */
import { Readable } from "node:stream";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { Body, HttpHeaders, Part } from "../contract/index.js";
import { textTooLong } from "./body.js";
import { HttpError } from "./http-error.js";
import type { Storage, StoredBytes } from "./storage.js";

const maxParts = 10_000;

/** Thrown for an invalid form. Any other error means that a file could not be stored. */
class MalformedForm extends Error {}

/**
 * Reads a form.
 *
 * @param maxTextLength Maximum size of all its texts together, in bytes.
 * @returns The form, and its stored files.
 * @throws {HttpError} If the form is too long, or the storage is full.
 * @throws {Error} If a file cannot be written, or the client disconnects.
 */
export async function receiveForm(
  headers: HttpHeaders,
  bytes: AsyncIterable<Uint8Array>,
  storage: Storage,
  maxTextLength: number,
): Promise<{ body: Body; files: StoredBytes[] }> {
  const files: StoredBytes[] = [];
  const parts: Promise<Part>[] = [];
  const source = Readable.from(bytes);
  try {
    await readParts(source, headers, maxTextLength, {
      onText: (name, text) => parts.push(Promise.resolve([name, text])),
      onFile(name, stream, type) {
        const stored = storage.store(stream).then(async (bytes): Promise<Part> => {
          files.push(bytes);
          return [name, await bytes.blob(type)];
        });
        parts.push(stored);
        return stored;
      },
    });
    return { body: { kind: "form", parts: await Promise.all(parts) }, files };
  } catch (error) {
    const isBroken = source.errored !== null;
    source.unpipe().destroy();
    await Promise.allSettled(parts);
    await Promise.all(files.map((file) => file.remove()));
    if (!(error instanceof MalformedForm) || isBroken) throw error;
    const violation = `The request body is not valid multipart/form-data: ${error.message}.`;
    return { body: { kind: "malformed", violation }, files: [] };
  }
}

/** Handles the parts of a form. */
interface PartHandlers {
  onText: (name: string, text: string) => void;
  onFile: (name: string, stream: AsyncIterable<Uint8Array>, type: string) => Promise<unknown>;
}

/** Opens a form, whose content type may be invalid. */
function openForm(headers: HttpHeaders, maxTextLength: number) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: { fieldSize: maxTextLength + 1, parts: maxParts } });
  } catch (error) {
    throw new MalformedForm((error as Error).message);
  }
}

/** Reads a file without destroying its stream at the end, whose error would hide why the file cannot be stored. */
function bytesOf(stream: Readable): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => stream.iterator({ destroyOnReturn: false }) };
}

/** Passes each part to its handler. If reading fails, the streams of all files fail with that error. */
function readParts(
  source: Readable,
  headers: HttpHeaders,
  maxTextLength: number,
  { onText, onFile }: PartHandlers,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const form = openForm(headers, maxTextLength);
    const streams: Readable[] = [];
    let size = 0;
    const fail = (error: Error) => {
      for (const stream of streams) stream.destroy(error);
      reject(error);
    };
    const failMalformed = (why: string) => fail(new MalformedForm(why));
    form.on("field", (name: string | undefined, text) => {
      size += Buffer.byteLength(text);
      if (size > maxTextLength) fail(textTooLong(maxTextLength));
      else if (name === undefined) failMalformed("A part has no name");
      else onText(name, text);
    });
    form.on("file", (name: string | undefined, stream, _filename, _encoding, type) => {
      streams.push(stream.on("error", ({ message }) => failMalformed(message))); // it may fail before the file is read
      if (name === undefined) failMalformed("A part has no name");
      else onFile(name, bytesOf(stream), type).catch(fail);
    });
    form.on("partsLimit", () => fail(new HttpError(413, [], `The form has more than ${maxParts} parts.`)));
    form.on("finish", resolve).on("error", (error) => failMalformed((error as Error).message));
    source.on("error", fail).pipe(form);
  });
}

/** Forms (RFC 7578): texts stay in memory, files go to the disk as they come. */
import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { Body, Part } from "../../contract/index.js";
import { HttpError } from "../http-error.js";
import type { Storage, StoredBytes } from "../storage.js";
import { longestText, tooLong } from "./body.js";

const mostParts = 10_000;

/**
 * Reads a form.
 *
 * @returns The form, and the files that were stored for it.
 * @throws {HttpError} When it is too long.
 */
export async function readForm(
  request: IncomingMessage,
  storage: Storage,
): Promise<{ body: Body; files: StoredBytes[] }> {
  const files: StoredBytes[] = [];
  const parts: Promise<Part>[] = [];
  try {
    await readParts(request, (name, value) => parts.push(Promise.resolve([name, value])), (name, stream, type) => {
      const stored = storage.store(stream).then(async (bytes): Promise<Part> => {
        files.push(bytes);
        return [name, await bytes.blob(type)];
      });
      parts.push(stored);
      return stored;
    });
    return { body: { kind: "form", parts: await Promise.all(parts) }, files };
  } catch (error) {
    request.unpipe().resume();
    await Promise.allSettled(parts);
    await Promise.all(files.map((file) => file.remove()));
    if (error instanceof HttpError || request.errored) throw error;
    const violation = `The request body is not valid multipart/form-data: ${(error as Error).message}.`;
    return { body: { kind: "malformed", violation }, files: [] };
  }
}

/** Gives each part to one of two functions. A file that cannot be taken ends the reading. */
function readParts(
  request: IncomingMessage,
  onText: (name: string, text: string) => void,
  onFile: (name: string, stream: AsyncIterable<Uint8Array>, type: string) => Promise<unknown>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const limits = { fieldSize: longestText + 1, parts: mostParts };
    const form = new Busboy({ headers: request.headers as BusboyHeaders, limits });
    let size = 0;
    form.on("field", (name: string | undefined, text) => {
      size += Buffer.byteLength(text);
      if (size > longestText) reject(tooLong());
      else if (name === undefined) reject(new Error("A part has no name"));
      else onText(name, text);
    });
    form.on("file", (name: string | undefined, stream, _filename, _encoding, type) => {
      const refuse = (error: Error) => {
        stream.on("error", () => {}).resume();
        reject(error);
      };
      if (name === undefined) refuse(new Error("A part has no name"));
      else onFile(name, stream, type).catch(refuse);
    });
    form.on("partsLimit", () => reject(new HttpError(413, [], `The form has more than ${mostParts} parts.`)));
    form.on("finish", resolve).on("error", (error) => reject(error as Error));
    request.on("error", reject).pipe(form);
  });
}

/** Reads forms (RFC 7578): texts into memory, files into the storage while they arrive. */
import type { Body, HttpHeaders, Part } from "../contract/index.js";
import { formEvents, type FormEvent } from "./form-events.js";
import { MalformedMultipart } from "./multipart.js";
import type { Storage, StoredBytes } from "./storage.js";

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
  const parts: Part[] = [];
  const events = formEvents(headers, bytes, maxTextLength);
  try {
    for await (const event of events) {
      if (event.kind === "text") parts.push([event.name, event.text]);
      if (event.kind !== "file") continue;
      const file = await storage.store(chunksOf(events));
      files.push(file);
      parts.push([event.name, await file.blob(event.type)]);
    }
    return { body: { kind: "form", parts }, files };
  } catch (error) {
    await Promise.all(files.map((file) => file.remove()));
    if (!(error instanceof MalformedMultipart)) throw error;
    const violation = `The request body is not valid multipart/form-data: ${error.message}.`;
    return { body: { kind: "malformed", violation }, files: [] };
  }
}

/** The chunks of a file, up to its end. */
async function* chunksOf(events: AsyncGenerator<FormEvent, void>): AsyncGenerator<Uint8Array, void> {
  for (let next = await events.next(); !next.done && next.value.kind === "chunk"; next = await events.next()) {
    yield next.value.bytes;
  }
}

/** Reads the parts of forms by Busboy, independently of the project's own code. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { Arrived } from "./server.js";

/** A part of a form: a text, or a file. */
export interface ReadPart {
  name: string;
  /** The text of a field, or the bytes of a file as latin1, which has a character for each byte. */
  content: string;
  filename?: string | undefined;
  type?: string;
}

/** Returns the parts of a form in their order. */
export async function partsOf({ headers, body }: Pick<Arrived, "headers" | "body">): Promise<ReadPart[]> {
  const parts: Promise<ReadPart>[] = [];
  const form = new Busboy({ headers: headers as BusboyHeaders });
  form.on("field", (name, text) => parts.push(Promise.resolve({ name, content: text })));
  form.on("file", (name, stream, filename, _encoding, type) => {
    parts.push(buffer(stream).then((bytes) => ({ name, content: bytes.toString("latin1"), filename, type })));
  });
  await new Promise((resolve, reject) => {
    form.on("finish", resolve).on("error", reject);
    Readable.from([body]).pipe(form);
  });
  return Promise.all(parts);
}

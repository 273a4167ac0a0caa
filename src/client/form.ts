/** Writes forms (RFC 7578). */

import { isBinary } from "./body.js";

/** A part of a form: its name, and a text, a number, a boolean, bytes, or a value to send as JSON. */
type SentPart = [name: string, value: string | Blob | ArrayBuffer];

/**
 * Writes a body as a form.
 *
 * A file is sent as a file, a list or an object as parts with bracketed names (`files[0][dest_path]`), and anything
 * else as text. A part that is `undefined` or `null` is omitted.
 *
 * @param body The parts by their names.
 * @param json Names of the parts to send as JSON.
 * @returns A form for `fetch`. A `File` or `Blob` in it is read when it is sent.
 * @see OpenAPI 3.1, section 4.8.15.1; RFC 7578
 */
export function formOf(body: object, json: readonly string[]): FormData {
  const form = new FormData();
  for (const [name, value] of formPartsOf(body, json)) {
    form.append(name, json.includes(name)
      ? new Blob([JSON.stringify(value)], { type: "application/json" })
      : (value as ArrayBuffer).byteLength === undefined ? value as Blob : new Blob([value]));
  }
  return form;
}

/**
 * Returns the parts of a form in their order.
 *
 * @param parent Name of the part that contains the body; undefined for the form itself.
 */
export function* formPartsOf(body: object, json: readonly string[], parent?: string): Iterable<SentPart> {
  for (const [key, value] of Object.entries(body) as [string, ArrayBuffer | null | undefined][]) {
    const name = parent ? `${parent}[${key}]` : key;
    if (value === undefined || value === null) continue;
    if (json.includes(name) || typeof value !== "object" || isBinary(value)) yield [name, value];
    else yield* formPartsOf(value, json, name);
  }
}

/** Forms from typed bodies: the parts are named as the service takes them. */

type Part = string | number | boolean | object | null | undefined;

/**
 * Makes a form.
 *
 * A file goes as a file, a list or an object as parts with bracketed names (`files[0][dest_path]`), anything else as
 * text. A part that is `undefined` or `null` is left out.
 *
 * @param body The parts by their names.
 * @param json Names of the parts that go as JSON.
 * @returns A form for `fetch`. A `File` or `Blob` in it is read when it is sent.
 * @see OpenAPI 3.1, section 4.8.15.1; RFC 7578
 */
export function formOf(body: object, json: readonly string[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, Part][]) {
    const isJson = value && json.includes(name);
    append(form, name, isJson ? new Blob([JSON.stringify(value)], { type: "application/json" }) : value);
  }
  return form;
}

function append(form: FormData, name: string, value: Part): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value !== "object") form.append(name, String(value));
  else if ("byteLength" in value) form.append(name, new Blob([value as BlobPart]));
  else for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item as Part);
}

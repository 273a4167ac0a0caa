/** Forms as `fetch` sends them. */

/** A part of a form: its name, and text or a file. */
export type FormPart = [name: string, value: string | Blob];

/** Returns a form of these parts, in their order. */
export function formDataOf(parts: readonly FormPart[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

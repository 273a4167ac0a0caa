/** What a list is searched for. */
import type { Entry } from "./collection.js";

/** Whether two names are the same but for the case and the accents of their letters. */
export function isNamed({ name }: Entry, wanted: string | undefined): boolean {
  return wanted === undefined || fold(name ?? "") === fold(wanted);
}

/** Whether a text is a part of one of these texts, in any case of its letters, or the whole id. */
export function isFound({ id }: Entry, wanted: string | undefined, ...texts: (string | null | undefined)[]): boolean {
  if (wanted === undefined || id === wanted) return true;
  return texts.some((text) => text?.toLowerCase().includes(wanted.toLowerCase()));
}

function fold(name: string): string {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

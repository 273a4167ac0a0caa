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

/** Whether an entry has all the values that are asked for. What is undefined is not asked for. */
export function has<T extends object>(entry: T, wanted: { [Name in keyof T]?: T[Name] | undefined }): boolean {
  return Object.entries(wanted).every(([name, value]) => value === undefined || entry[name as keyof T] === value);
}

function fold(name: string): string {
  // Of many marks in a row, the order takes time with the square of their number: here each letter has its own alone.
  return withoutMarks(withoutMarks(name).normalize("NFD")).toLowerCase();
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\p{M}/gu, "");
}

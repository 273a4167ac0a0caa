/** How the entries of a list are filtered. */
import type { Entry } from "./collection.js";

/** Whether an entry has a name, ignoring case and accents. Every entry matches an undefined name. */
export function matchesName({ name }: Entry, wanted: string | undefined): boolean {
  return wanted === undefined || fold(name ?? "") === fold(wanted);
}

/** Whether an entry has this id, or one of these texts contains the query, ignoring case. */
export function matchesQuery(
  { id }: Entry,
  query: string | undefined,
  ...texts: (string | null | undefined)[]
): boolean {
  if (query === undefined || id === query) return true;
  return texts.some((text) => text?.toLowerCase().includes(query.toLowerCase()));
}

/** Whether an entry has all the requested values. An undefined value is not requested. */
export function matchesAll<T extends object>(entry: T, wanted: { [Name in keyof T]?: T[Name] | undefined }): boolean {
  return Object.entries(wanted).every(([name, value]) => value === undefined || entry[name as keyof T] === value);
}

function fold(name: string): string {
  // Sorting many marks in a row takes quadratic time. After the first removal, each letter has only its own mark.
  return withoutMarks(withoutMarks(name).normalize("NFD")).toLowerCase();
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\p{M}/gu, "");
}

/** Compares what a step has to show with what a response shows. */
import { isObject } from "../../openapi/index.js";
import { referencesIn } from "./variables.js";

/** Whether a value has everything that is to be shown. A list has exactly the entries to be shown, in any order. */
export function isShown(shown: unknown, value: unknown): boolean {
  if (Array.isArray(shown)) return Array.isArray(value) && areEntries(shown, value);
  if (!isObject(shown)) return shown === value;
  return isObject(value) && Object.entries(shown).every(([name, member]) => isShown(member, value[name]));
}

/** Returns the names of the properties that are to have a certain value, which refers to no earlier response. */
export function namesShown(shown: unknown): string[] {
  return namesOf(shown, (member) => ["string", "number"].includes(typeof member) && referencesIn(member).length === 0);
}

/** Returns the names of the properties that are to be absent. */
export function namesAbsent(shown: unknown): string[] {
  return namesOf(shown, (member) => member === undefined);
}

/** Returns the names of certain properties, at any depth. */
function namesOf(shown: unknown, isMeant: (member: unknown) => boolean): string[] {
  if (Array.isArray(shown)) return shown.flatMap((one) => namesOf(one, isMeant));
  if (!isObject(shown)) return [];
  return Object.entries(shown).flatMap(([name, member]) => isMeant(member) ? [name] : namesOf(member, isMeant));
}

function areEntries(shown: unknown[], entries: unknown[]): boolean {
  const rest = [...entries];
  return shown.length === rest.length && shown.every((one) => {
    const index = rest.findIndex((entry) => isShown(one, entry));
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
}

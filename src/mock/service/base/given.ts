/** What was given, of what may be left out. */

type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Leaves out the properties that are undefined: an answer does not have them, and an update does not change them. */
export function given<T extends object>(value: T): Given<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Given<T>;
}

/** What was given, of what may be left out. */

type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Leaves out the properties that are undefined: an answer does not have them, and an update does not change them. */
export function given<T extends object>(value: T): Given<T> {
  const kept: Given<T> = {};
  for (const name in value) {
    if (value[name] !== undefined) kept[name] = value[name] as Given<T>[typeof name];
  }
  return kept;
}

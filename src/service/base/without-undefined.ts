/** Optional properties: those that have a value. */

/** The same properties, none of which is undefined. */
export type WithoutUndefined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Omits the properties that are undefined: a response does not contain them, and an update does not change them. */
export function withoutUndefined<T extends object>(value: T): WithoutUndefined<T> {
  const kept: WithoutUndefined<T> = {};
  for (const name in value) {
    if (value[name] !== undefined) kept[name] = value[name] as WithoutUndefined<T>[typeof name];
  }
  return kept;
}

/** Remembers what was worked out about an object, such as a schema, for as long as the object is there. */

/** Gives what is known of an object. What is not known yet is worked out, and remembered. */
export function remember<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, workOut: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = workOut();
  known.set(key, value);
  return value;
}

/** Caches what is computed from an object, such as a schema, for the lifetime of the object. */

/** Returns the cached value of an object, or computes and caches it. */
export function remember<Key extends object, Value>(cache: WeakMap<Key, Value>, key: Key, compute: () => Value): Value {
  const found = cache.get(key);
  if (found !== undefined) return found;
  const value = compute();
  cache.set(key, value);
  return value;
}

/** Groups entries by a key, in the order in which the keys first occur. Node.js 20 has no `Map.groupBy`. */
export function groupBy<Entry, Key>(entries: Entry[], keyOf: (entry: Entry) => Key): [Key, Entry[]][] {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups];
}

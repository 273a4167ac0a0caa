/** Suggestions for misspelled names. */

/** Returns the nearest name as a question, such as ` Did you mean "port"?`, or an empty string. */
export function nearest(name: string, names: Iterable<string>): string {
  const meant = nearestOf(name, names);
  return meant === undefined ? "" : ` Did you mean "${meant}"?`;
}

/** Returns the nearest name, if it is near enough to be what was meant. */
export function nearestOf(name: string, names: Iterable<string>): string | undefined {
  const most = Math.max(2, name.length / 3);
  const asked = name.toLowerCase();
  const near = [...names].filter((known) => Math.abs(known.length - name.length) <= most)
    .map((known) => ({ known, distance: distanceOf(asked, known.toLowerCase()) }))
    .filter(({ distance }) => distance <= most);
  return near.sort((one, other) => one.distance - other.distance)[0]?.known;
}

/** Returns how many letters differ between two words (Levenshtein distance), row by row of its table. */
function distanceOf(one: string, other: string): number {
  const others = [...other];
  let row = [0, ...others.map((_, index) => index + 1)];
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < others.length; at++) {
      const replaced = (row[at] as number) + (letter === others[at] ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] as number) + 1, (next[at] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

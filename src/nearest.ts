/** What was probably meant. */
import leven from "leven";

/** Gives the nearest of some names, as a question that can follow a sentence: ` Did you mean "port"?` or nothing. */
export function nearest(name: string, names: Iterable<string>): string {
  const meant = nearestOf(name, names);
  return meant === undefined ? "" : ` Did you mean "${meant}"?`;
}

/** Gives the nearest of some names, if it is near enough to be what was meant. */
export function nearestOf(name: string, names: Iterable<string>): string | undefined {
  const distances = [...names].map((known) => ({ known, distance: leven(name.toLowerCase(), known.toLowerCase()) }));
  const [closest] = distances.sort((one, other) => one.distance - other.distance);
  const isNear = closest !== undefined && closest.distance <= Math.max(2, name.length / 3);
  return isNear ? closest.known : undefined;
}

/** What was probably meant. */
import leven from "leven";

/** Gives the nearest of some names, as a question that can follow a sentence: ` Did you mean "port"?` or nothing. */
export function nearest(name: string, names: Iterable<string>): string {
  const distances = [...names].map((known) => ({ known, distance: leven(name.toLowerCase(), known.toLowerCase()) }));
  const [closest] = distances.sort((one, other) => one.distance - other.distance);
  const isNear = closest !== undefined && closest.distance <= Math.max(2, name.length / 3);
  return isNear ? ` Did you mean "${closest.known}"?` : "";
}

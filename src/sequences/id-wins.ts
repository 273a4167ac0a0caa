/** What the contract promises of ids and names in every area. */
import { type Expectation, sequence, type Sequence, type Step } from "./sequence.js";

/**
 * Creates the sequence in which the id of one resource is the name of another.
 *
 * @param create Creates the step that creates a resource with a name.
 * @param get Creates the step that reads one.
 * @param remove Creates the step that deletes one.
 * @param changes The steps that change the resource whose id it is.
 */
export function idWins(
  create: (as: string, name: string) => Step,
  get: (id: string, expectation: Expectation) => Step,
  remove: (id: string) => Step,
  changes: Step[] = [],
): Sequence {
  return sequence(
    "If a value matches the ID of one resource and the name of another, the ID wins.",
    create("a", "{run}-a"),
    create("b", "{a.id}"),
    get("{a.id}", { shows: { name: "{run}-a" } }),
    ...changes,
    remove("{a.id}"),
    get("{b.id}", { shows: { name: "{a.id}" } }),
  );
}

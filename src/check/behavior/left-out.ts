/** Leaves out the steps whose operations a server does not have, so that it is checked on those that it has. */
import type { Sequence, Step } from "../../sequences/index.js";
import { namesIn } from "./variables.js";

/** Returns a sequence without the steps of some operations, and without those that need their responses. */
export function without(sequence: Sequence, isLacking: (operation: string) => boolean): Sequence {
  const lost = new Set<string>();
  const remaining = (steps: Step[]): Step[] => steps.flatMap((step) => {
    const { operation, input, as, meanwhile } = step;
    if (!isLacking(operation) && !namesIn(input).some((name) => lost.has(name))) {
      return [{ ...step, ...meanwhile && { meanwhile: remaining(meanwhile) } }];
    }
    if (as !== undefined) lost.add(as);
    return [];
  });
  const steps = remaining(sequence.steps);
  return steps.length === sequence.steps.length ? sequence : { ...sequence, steps };
}

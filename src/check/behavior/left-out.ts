/** Leaves out the steps whose operations a server does not have, so that it is checked on those that it has. */
import type { Sequence, Step } from "../../sequences/index.js";
import { namesIn } from "./variables.js";

/** What is left of a sequence. */
export interface Remaining extends Sequence {
  /** The steps after the first that was left out: they can show a difference, and prove nothing. */
  afterLeftOut?: ReadonlySet<Step>;
}

/** Returns a sequence without the steps of some operations, and without those that need their responses. */
export function without(sequence: Sequence, isLacking: (operation: string) => boolean): Remaining {
  const lost = new Set<string>();
  const afterLeftOut = new Set<Step>();
  let isWhole = true;
  const remaining = (steps: Step[]): Step[] => steps.flatMap((original) => {
    const { operation, input, as, next, meanwhile } = original;
    if (isLacking(operation) || namesIn(input).some((name) => lost.has(name))) {
      isWhole = false;
      for (const name of [as, next]) if (name !== undefined) lost.add(name);
      return [];
    }
    const step = meanwhile ? { ...original, meanwhile: remaining(meanwhile) } : original;
    if (!isWhole) afterLeftOut.add(step);
    return [step];
  });
  const steps = remaining(sequence.steps);
  return isWhole ? sequence : { ...sequence, steps, afterLeftOut };
}

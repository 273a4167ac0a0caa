/** What the contract promises of rejected requests of every area. */
import { sequence, type Sequence, type Step } from "./sequence.js";

/**
 * Creates the sequences in which a request is rejected, because it has no token.
 *
 * @param create The step that creates a resource.
 * @param changes The steps that would change it, or create another.
 * @param reads The steps that show that nothing has changed.
 */
export function rejected(create: Step, changes: Step[], reads: Step[]): Sequence[] {
  return changes.map((change) => sequence(
    "A rejected request changes nothing, so you can safely send it again.",
    create,
    withoutToken(change),
    ...reads,
  ));
}

function withoutToken({ operation, input }: Step): Step {
  return { operation, input: { ...input, authorization: null }, status: 401 };
}

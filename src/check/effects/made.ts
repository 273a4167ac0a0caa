/** Something that was created so that its effects can be seen. */
import type { Contract } from "../../contract/index.js";
import { boundBy, examplesFor } from "../fixtures/binding.js";
import { leastParts, type Parts, validParts } from "../cases/index.js";
import type { Fixtures } from "../fixtures/index.js";
import { isSuccess, toldBy } from "../http/outcome.js";
import type { LinkFrom } from "../links.js";
import type { Operation } from "../operations.js";
import type { Outcome } from "../http/send.js";
import type { Bound } from "../fixtures/ids.js";
import type { Seen, Tell } from "./effect.js";
import type { Resource } from "./resources.js";

/** What effects are looked at with. */
export interface Means {
  contract: Contract;
  fixtures: Fixtures;
  tell: Tell;
  /** Whether an operation is checked. */
  isChosen: (operation: Operation) => boolean;
  signal: AbortSignal | undefined;
}

export interface Made {
  resource: Resource;
  /** What it was created with. */
  sent: Parts;
  /** Gives what a link from its creation leads to. */
  bound: (link: LinkFrom) => Bound;
  /** Sends the request that a link leads to, with what is required alone. */
  send: (link: LinkFrom) => Promise<Outcome>;
}

/** Creates something; nothing where that is not taken as the contract has it, which the cases of its operation tell. */
export async function createMade({ fixtures, contract }: Means, resource: Resource): Promise<Made | undefined> {
  const { create, remove, read } = resource;
  if (fixtures.isImpossible(create)) return undefined;
  const [example] = examplesFor((remove ?? read) as LinkFrom);
  const attempt = await fixtures.tryOut(create, validParts(create, example), 0, true);
  if ("why" in attempt || !attempt.exchange) return undefined;
  const { exchange, sent, outcome: { answer } } = attempt;
  if (answer && contract.checkAnswer(create.described, answer).length > 0) return undefined;
  const bound = (link: LinkFrom) => boundBy(link, exchange);
  return {
    resource,
    sent,
    bound,
    async send(link) {
      const { outcome } = await fixtures.sendAsIs(link.target, { ...leastParts(link.target), path: bound(link).path });
      return outcome;
    },
  };
}

/** What an answer shows of an effect that has a status. */
export function withStatus(status: number, outcome: Outcome): Seen {
  const { answer } = outcome;
  if (answer?.status === status) return "there";
  // What is not refused has another cause than what is refused in another way, or not answered.
  return { expected: String(status), cause: answer && answer.status < 400 ? "taken" : toldBy(outcome) };
}

/** What an answer shows of something that has to be there. */
export function found(outcome: Outcome): Seen {
  return isSuccess(outcome) ? "there" : withStatus(200, outcome);
}

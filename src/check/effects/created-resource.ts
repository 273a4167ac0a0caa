/** Creates resources to check effects on. */
import type { Contract } from "../../contract/index.js";
import { minimalParts, type RequestParts, validParts } from "../cases/index.js";
import { boundBy, examplesFor } from "../fixtures/binding.js";
import type { BoundValues } from "../fixtures/id-map.js";
import type { Fixtures } from "../fixtures/index.js";
import { describeOutcome, isSuccess } from "../http/outcome.js";
import type { Outcome } from "../http/send.js";
import type { ResolvedLink } from "../links.js";
import type { CheckedOperation } from "../operations.js";
import type { Observation, ReportEffect } from "./effect.js";
import type { ResourceType } from "./resource-types.js";

/** Everything that checks of effects use. */
export interface EffectsContext {
  contract: Contract;
  fixtures: Fixtures;
  reportEffect: ReportEffect;
  /** Whether an operation is checked. */
  isSelected: (operation: CheckedOperation) => boolean;
  signal: AbortSignal | undefined;
}

export interface CreatedResource {
  type: ResourceType;
  /** The request that created it. */
  parts: RequestParts;
  /** Returns the values that a link from the creation provides. */
  bound: (link: ResolvedLink) => BoundValues;
  /** Sends the request that a link leads to, without optional parameters. */
  send: (link: ResolvedLink) => Promise<Outcome>;
}

/** Creates a resource. Returns `undefined` if that fails, or if the response is invalid: its own cases report that. */
export async function createResource(
  { fixtures, contract }: EffectsContext,
  type: ResourceType,
): Promise<CreatedResource | undefined> {
  const { create, remove, read } = type;
  if (fixtures.isImpossible(create)) return undefined;
  const [example] = examplesFor((remove ?? read) as ResolvedLink);
  const result = await fixtures.sendUntilAccepted(create, validParts(create, example), 0, true);
  if ("why" in result || !result.exchange) return undefined;
  const { exchange, parts, outcome: { response } } = result;
  if (response && contract.checkResponse(create.declared, response).length > 0) return undefined;
  const bound = (link: ResolvedLink) => boundBy(link, exchange);
  return {
    type,
    parts,
    bound,
    async send(link) {
      const minimal = { ...minimalParts(link.target), path: bound(link).path };
      const { outcome } = await fixtures.sendAsIs(link.target, minimal);
      return outcome;
    },
  };
}

/** Returns what an outcome shows of an effect with an expected status. */
export function observeStatus(status: number, outcome: Outcome): Observation {
  const { response } = outcome;
  if (response?.status === status) return "satisfied";
  // An accepted request has another cause than one that is refused with a wrong status, or gets no response.
  const cause = response && response.status < 400 ? "accepted" : describeOutcome(outcome);
  return { expected: String(status), cause };
}

/** Returns what an outcome shows of a resource that must exist. */
export function observeSuccess(outcome: Outcome): Observation {
  return isSuccess(outcome) ? "satisfied" : observeStatus(200, outcome);
}

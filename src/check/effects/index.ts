/** Checks the effects of operations: what later requests show of them. */
import type { Contract } from "../../contract/index.js";
import type { Fixtures } from "../fixtures/index.js";
import type { ResolvedLink } from "../links.js";
import type { CheckedOperation } from "../operations.js";
import type { createResults } from "../report/results.js";
import { createResource, type EffectsContext } from "./created-resource.js";
import { createReportEffect } from "./effect.js";
import { checkFiles } from "./files.js";
import { checkPages, isPaged } from "./pages.js";
import { checkListed, checkName, checkRead, checkUpdates } from "./read-back.js";
import { checkRefusedChanges, checkRefusedCreation } from "./refused.js";
import { checkRemoved } from "./removed.js";
import { type ResourceType, resourceTypesIn } from "./resource-types.js";
import { checkSessions } from "./sessions.js";

export interface EffectsOptions {
  operations: CheckedOperation[];
  links: ResolvedLink[];
  /** The operations that are checked. */
  selected: CheckedOperation[];
  contract: Contract;
  fixtures: Fixtures;
  results: ReturnType<typeof createResults>;
  signal: AbortSignal | undefined;
}

/** Checks the effects of the selected operations. */
export async function checkEffects(options: EffectsOptions): Promise<void> {
  const { operations, links, selected, contract, fixtures, results, signal } = options;
  const isSelected = (operation: CheckedOperation) => selected.includes(operation);
  const reportEffect = createReportEffect(results, contract, isSelected);
  const context: EffectsContext = { contract, fixtures, reportEffect, isSelected, signal };

  /** Creates a resource of a type, and checks it until it is deleted. */
  async function checkLifetime(type: ResourceType): Promise<void> {
    const resource = await createResource(context, type);
    if (!resource) return;
    const state = await checkRead(context, resource);
    if (state === "kept") await checkName(context, resource);
    if (state !== "missing") {
      await checkListed(context, resource);
      await checkUpdates(context, resource);
      await checkRefusedChanges(context, resource);
    }
    await checkRemoved(context, resource);
    await checkRefusedCreation(context, type);
  }

  const types = resourceTypesIn(operations, links);
  for (const type of types) {
    const { create, read, update, remove } = type;
    const ofType = [create, read?.target, update?.target, remove?.target];
    if (!signal?.aborted && ofType.some((operation) => operation && isSelected(operation))) await checkLifetime(type);
  }
  await checkFiles(context, operations);
  await checkSessions(context, operations);
  for (const list of selected.filter(isPaged)) {
    if (!signal?.aborted) await checkPages(context, list, types.find((type) => type.list?.operation === list));
  }
}

/** What a server does, beside what it answers: each effect that follows from the contract is looked at. */
import type { createResults } from "../report/results.js";
import type { Contract } from "../../contract/index.js";
import type { Fixtures } from "../fixtures/index.js";
import type { LinkFrom } from "../links.js";
import type { Operation } from "../operations.js";
import { checkListed, checkName, checkRead, checkUpdates } from "./created.js";
import { createTell } from "./effect.js";
import { checkFiles } from "./files.js";
import { createMade } from "./made.js";
import { checkPages, isPaged } from "./pages.js";
import { checkRefusedChanges, checkRefusedCreation } from "./refused.js";
import { checkRemoved } from "./removed.js";
import { checkSessions } from "./sessions.js";
import { type Resource, resourcesIn } from "./resources.js";

export interface EffectsOptions {
  operations: Operation[];
  links: LinkFrom[];
  /** The operations that are checked. */
  chosen: Operation[];
  contract: Contract;
  fixtures: Fixtures;
  results: ReturnType<typeof createResults>;
  signal: AbortSignal | undefined;
}

/** Checks the effects of the operations that are chosen. */
export async function checkEffects({ operations, links, chosen, results, ...others }: EffectsOptions): Promise<void> {
  const { signal } = others;
  const isChosen = (operation: Operation) => chosen.includes(operation);
  const means = { ...others, tell: createTell(results, others.contract, isChosen), isChosen };

  async function checkLife(resource: Resource): Promise<void> {
    const made = await createMade(means, resource);
    if (!made) return;
    const state = await checkRead(means, made);
    if (state === "kept") await checkName(means, made);
    if (state !== "nothing") {
      await checkListed(means, made);
      await checkUpdates(means, made);
      await checkRefusedChanges(means, made);
    }
    await checkRemoved(means, made);
    await checkRefusedCreation(means, resource);
  }

  const resources = resourcesIn(operations, links);
  for (const resource of resources) {
    const { create, read, update, remove } = resource;
    const own = [create, read?.target, update?.target, remove?.target];
    if (!signal?.aborted && own.some((one) => one && isChosen(one))) await checkLife(resource);
  }
  await checkFiles(means, operations);
  await checkSessions(means, operations);
  for (const list of chosen.filter(isPaged)) {
    if (!signal?.aborted) await checkPages(means, list, resources.find((one) => one.list?.operation === list));
  }
}

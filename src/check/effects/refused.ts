/** A request that is refused changes nothing: nothing is created, changed or deleted by it. */
import { isDeepStrictEqual } from "node:util";
import type { Contract } from "../../contract/index.js";
import { isObject } from "../../openapi/index.js";
import { type Case, refusedCases } from "../cases/index.js";
import { isSuccess, parsed } from "../http/outcome.js";
import { clauseOf, type Operation } from "../operations.js";
import type { Outcome } from "../http/send.js";
import type { Bound } from "../fixtures/ids.js";
import type { Made, Means } from "./made.js";
import { readList } from "./pages.js";
import type { Resource } from "./resources.js";

const nowhere: Bound = { path: {}, body: {} };

/** Requests that have to be refused, of several kinds, and as they are otherwise valid. */
async function refusable(contract: Contract, operation: Operation): Promise<Case[]> {
  const all = (await refusedCases(contract, operation)).filter(({ isOpen }) => !isOpen);
  return (["token", "closed", "type"] as const).flatMap((rule) => all.find((one) => one.rule === rule) ?? []);
}

/** Checks that what is refused leaves something as it is. */
export async function checkRefusedChanges(means: Means, made: Made): Promise<void> {
  const { contract, fixtures, tell, isChosen, signal } = means;
  const { resource: { create, read, update, remove }, bound, send } = made;
  if (!read) return;
  for (const link of [update, remove].filter((one) => one !== undefined)) {
    const operation = link.target;
    for (const one of isChosen(operation) ? await refusable(contract, operation) : []) {
      if (signal?.aborted) return;
      const before = await send(read);
      const { outcome } = await fixtures.sendBound(operation, one.parts, bound(link));
      if (isSuccess(outcome) || !outcome.answer) continue; // the cases of the operation say so
      const after = await send(read);
      const isSame = isDeepStrictEqual(stateOf(read.target, before, create), stateOf(read.target, after, create));
      const effect = { rule: "refused-unchanged", operation, clause: clauseOf(operation), name: one.name } as const;
      await tell(effect, after, isSame ? "there" : { expected: "the same as before" });
    }
  }
}

/** Checks that a creation that is refused creates nothing: the list has nothing of its name. */
export async function checkRefusedCreation(means: Means, { create, list }: Resource): Promise<void> {
  const { contract, fixtures, tell, isChosen, signal } = means;
  if (!list || !isChosen(create) || fixtures.isImpossible(create)) return;
  for (const one of await refusable(contract, create)) {
    if (signal?.aborted) return;
    const { outcome, sent: { body } } = await fixtures.sendBound(create, one.parts, nowhere);
    const name = isObject(body) && "name" in body ? body.name : undefined;
    if (isSuccess(outcome) || !outcome.answer || typeof name !== "string") continue;
    const { entries, outcome: listed } = await readList(fixtures, list);
    const created = entries.find((entry) => isObject(entry) && "name" in entry && entry.name === name);
    const effect = { rule: "refused-unchanged", operation: create, clause: clauseOf(create), name: one.name } as const;
    const came = { expected: `no entry with the name ${name}`, came: JSON.stringify(created) };
    await tell(effect, listed, created === undefined ? "there" : came);
  }
}

/** What is shown of something, without the times, and without the counts that nobody sets: they move by themselves. */
function stateOf({ answer: { properties = {} } = {} }: Operation, { answer }: Outcome, { body: asked }: Operation) {
  const shown = parsed(answer?.text ?? "");
  if (!isObject(shown)) return answer?.status;
  return Object.entries(shown).filter(([name]) => {
    const isCount = properties[name]?.type === "integer" && !(name in (asked?.schema.properties ?? {}));
    return properties[name]?.format !== "date-time" && !isCount;
  });
}

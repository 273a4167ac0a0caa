/** Checks that a refused request changes nothing: it creates, updates and deletes no resource. */
import { isDeepStrictEqual } from "node:util";
import type { Contract } from "../../contract/index.js";
import { isObject } from "../../openapi/index.js";
import { type Case, refusedCases } from "../cases/index.js";
import { noValues } from "../fixtures/id-map.js";
import { isSuccess, parseJson } from "../http/outcome.js";
import type { Outcome } from "../http/send.js";
import { type CheckedOperation, clauseOf } from "../operations.js";
import type { CreatedResource, EffectsContext } from "./created-resource.js";
import { readList } from "./pages.js";
import type { ResourceType } from "./resource-types.js";

/** Returns up to three cases that must be refused, each for a different reason. */
async function selectedCases(contract: Contract, operation: CheckedOperation): Promise<Case[]> {
  const all = (await refusedCases(contract, operation)).filter(({ isOpen }) => !isOpen);
  return (["token", "closed", "type"] as const).flatMap((rule) => all.find((testCase) => testCase.rule === rule) ?? []);
}

/** Checks that refused updates and deletions leave a resource unchanged. */
export async function checkRefusedChanges(context: EffectsContext, resource: CreatedResource): Promise<void> {
  const { contract, fixtures, reportEffect, isSelected, signal } = context;
  const { type: { create, read, update, remove }, bound, send } = resource;
  if (!read) return;
  for (const link of [update, remove].filter((link) => link !== undefined)) {
    const operation = link.target;
    const cases = isSelected(operation) ? await selectedCases(contract, operation) : [];
    for (const testCase of cases) {
      if (signal?.aborted) return;
      const before = await send(read);
      const { outcome } = await fixtures.sendBound(operation, testCase.parts, bound(link));
      if (isSuccess(outcome) || !outcome.response) continue; // the operation's own cases report it
      const after = await send(read);
      const isUnchanged = isDeepStrictEqual(
        stableStateOf(read.target, before, create),
        stableStateOf(read.target, after, create),
      );
      const clause = clauseOf(operation);
      const effect = { rule: "refused-unchanged", operation, clause, name: testCase.name } as const;
      await reportEffect(effect, after, isUnchanged ? "satisfied" : { expected: "the same as before" });
    }
  }
}

/** Checks that a refused creation creates nothing: no entry of the list has its name. */
export async function checkRefusedCreation(
  context: EffectsContext,
  { create, list }: ResourceType,
): Promise<void> {
  const { contract, fixtures, reportEffect, isSelected, signal } = context;
  if (!list || !isSelected(create) || fixtures.isImpossible(create)) return;
  for (const testCase of await selectedCases(contract, create)) {
    if (signal?.aborted) return;
    const { outcome, parts: { body } } = await fixtures.sendBound(create, testCase.parts, noValues);
    const name = isObject(body) && "name" in body ? body.name : undefined;
    if (isSuccess(outcome) || !outcome.response || typeof name !== "string") continue;
    const { entries, outcome: listed } = await readList(fixtures, list);
    const created = entries.find((entry) => isObject(entry) && "name" in entry && entry.name === name);
    const clause = clauseOf(create);
    const effect = { rule: "refused-unchanged", operation: create, clause, name: testCase.name } as const;
    const unexpected = { expected: `no entry with the name ${name}`, actual: JSON.stringify(created) };
    await reportEffect(effect, listed, created === undefined ? "satisfied" : unexpected);
  }
}

/** Returns a resource without its times, and without counts that no request sets: they change on their own. */
function stableStateOf(
  { responseSchema: { properties = {} } = {} }: CheckedOperation,
  { response }: Outcome,
  { body }: CheckedOperation,
) {
  const state = parseJson(response?.text ?? "");
  if (!isObject(state)) return response?.status;
  return Object.entries(state).filter(([name]) => {
    const isCount = properties[name]?.type === "integer" && !(name in (body?.schema.properties ?? {}));
    return properties[name]?.format !== "date-time" && !isCount;
  });
}

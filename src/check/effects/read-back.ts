/** Checks that a created resource can be read, listed, found by name, and updated. */
import { isObject } from "../../openapi/index.js";
import { type RequestParts, validParts } from "../cases/index.js";
import { isSuccess, parseJson } from "../http/outcome.js";
import type { Outcome } from "../http/send.js";
import { type CheckedOperation, clauseOf } from "../operations.js";
import { summaryOf } from "../rule-violations.js";
import { type CreatedResource, type EffectsContext, observeStatus, observeSuccess } from "./created-resource.js";
import { differencesOf } from "./differences.js";
import type { Observation } from "./effect.js";
import { readList } from "./pages.js";

/** Checks that a resource can be read as it was sent. Returns how much of that is true. */
export async function checkRead(
  { reportEffect }: EffectsContext,
  resource: CreatedResource,
): Promise<"missing" | "readable" | "kept"> {
  const { type: { create, read }, parts, send } = resource;
  if (!read) return "readable";
  const outcome = await send(read);
  const effect = { operation: create, name: `${read.target.id} afterwards` };
  const created = { ...effect, rule: "created", clause: read.clause } as const;
  if (!await reportEffect(created, outcome, observeSuccess(outcome))) return "missing";
  const kept = { ...effect, rule: "kept", clause: clauseOf(create) } as const;
  const isKept = await reportEffect(kept, outcome, observeKept(create, read.target, parts, outcome));
  return isKept ? "kept" : "readable";
}

/** Checks that a resource is found by its name if that is possible, and that its name is taken. */
export async function checkName(
  { reportEffect, fixtures }: EffectsContext,
  { type: { create, read }, parts }: CreatedResource,
): Promise<void> {
  const name = isObject(parts.body) && "name" in parts.body ? parts.body.name : undefined;
  const [parameter = ""] = Object.keys(read?.parameters ?? {});
  if (!read || typeof name !== "string" || !parameter.endsWith("_or_name")) return;
  const { outcome } = await fixtures.sendAsIs(read.target, { path: { [parameter]: name } });
  const byName = { rule: "by-name", operation: read.target, clause: clauseOf(read.target), name: "by name" } as const;
  await reportEffect(byName, outcome, observeSuccess(outcome));
  if (!("409" in create.responses)) return;
  const { outcome: repeated } = await fixtures.sendAsIs(create, parts);
  const clause = `${clauseOf(create)}/responses/409`;
  const nameTaken = { rule: "name-taken", operation: create, clause, name: "the same name again" } as const;
  const { response, failure = "" } = repeated;
  // Without a response, the request may wait for the owner of the name. A 5xx is reported by the operation's cases.
  const observation = response && response.status < 500
    ? observeStatus(409, repeated)
    : { why: response ? summaryOf(response) : failure };
  await reportEffect(nameTaken, repeated, observation);
}

/** Checks that a resource is listed. */
export async function checkListed(
  { reportEffect, fixtures }: EffectsContext,
  { type: { create, list, read }, bound }: CreatedResource,
): Promise<void> {
  const [id] = Object.values(read ? bound(read).path : {});
  if (!list || id === undefined) return;
  const { ids, outcome, isWhole } = await readList(fixtures, list);
  if (!isSuccess(outcome)) return; // the list's own cases report it
  const effect = { operation: create, clause: clauseOf(list.operation), name: `${list.operation.id} afterwards` };
  const missing = isWhole
    ? { expected: `an entry with the id ${id}`, actual: "no such entry" }
    : { why: "The list has more pages than the check reads." };
  await reportEffect({ ...effect, rule: "listed" }, outcome, ids.includes(id) ? "satisfied" : missing);
}

/** Checks that a read shows each example of an update. */
export async function checkUpdates(
  { reportEffect, fixtures, isSelected, signal }: EffectsContext,
  { type: { update, read }, bound, send }: CreatedResource,
): Promise<void> {
  if (!update || !read || !isSelected(update.target)) return;
  for (const example of Object.keys(update.target.body?.examples ?? {})) {
    if (signal?.aborted) return;
    const valid = validParts(update.target, example);
    const { parts, exchange } = await fixtures.sendBound(update.target, valid, bound(update));
    if (!exchange) continue; // the operation's own cases report it
    const outcome = await send(read);
    const effect = { rule: "updated", operation: update.target, clause: clauseOf(update.target) } as const;
    const observation = observeKept(update.target, read.target, parts, outcome);
    await reportEffect({ ...effect, name: `the example ${example}` }, outcome, observation);
  }
}

/** Compares the values in a request with those in a later response, where both have the same property. */
export function observeKept(
  write: CheckedOperation,
  read: CheckedOperation,
  { body }: RequestParts,
  outcome: Outcome,
): Observation {
  const json = parseJson(outcome.response?.text ?? "");
  const [difference] = differencesOf(write.body?.schema, read.responseSchema, body, json);
  if (!difference) return "satisfied";
  const { name, sent, received } = difference;
  const actual = received === undefined ? `no ${name}` : `${name}: ${JSON.stringify(received)}`;
  return { expected: `${name}: ${JSON.stringify(sent)}`, actual, cause: name };
}

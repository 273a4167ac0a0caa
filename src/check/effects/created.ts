/** What is created can be read, is in the list, has its name, and is changed as it was asked for. */
import { isObject } from "../../openapi/index.js";
import { type Parts, validParts } from "../cases/index.js";
import { isSuccess, parsed } from "../http/outcome.js";
import { shown } from "../breaks.js";
import { clauseOf, type Operation } from "../operations.js";
import type { Outcome } from "../http/send.js";
import type { Seen } from "./effect.js";
import { lostOf } from "./kept.js";
import { found, type Made, type Means, withStatus } from "./made.js";
import { readList } from "./pages.js";

/** Checks that it can be read as it was sent. It gives how far that is so. */
export async function checkRead({ tell }: Means, made: Made): Promise<"nothing" | "there" | "kept"> {
  const { resource: { create, read }, sent, send } = made;
  if (!read) return "there";
  const outcome = await send(read);
  const effect = { operation: create, name: `${read.target.id} afterwards` };
  if (!await tell({ ...effect, rule: "created", clause: read.clause }, outcome, found(outcome))) return "nothing";
  const seen = kept(create, read.target, sent, outcome);
  return await tell({ ...effect, rule: "kept", clause: clauseOf(create) }, outcome, seen) ? "kept" : "there";
}

/** Checks that it is found by its name, where it may be, and that nothing else takes the name. */
export async function checkName({ tell, fixtures }: Means, { resource: { create, read }, sent }: Made): Promise<void> {
  const name = isObject(sent.body) && "name" in sent.body ? sent.body.name : undefined;
  const [parameter = ""] = Object.keys(read?.parameters ?? {});
  if (!read || typeof name !== "string" || !parameter.endsWith("_or_name")) return;
  const { outcome } = await fixtures.sendAsIs(read.target, { path: { [parameter]: name } });
  const clause = clauseOf(read.target);
  await tell({ rule: "by-name", operation: read.target, clause, name: "by the name" }, outcome, found(outcome));
  if (!("409" in create.responses)) return;
  const { outcome: again } = await fixtures.sendAsIs(create, sent);
  const taken = { rule: "name-taken", operation: create, name: "the same name again" } as const;
  const { answer, failure = "" } = again;
  // Where it is not answered it may wait for what has the name, and what fails is told by the cases of the operation.
  const seen = answer && answer.status < 500 ? withStatus(409, again) : { why: answer ? shown(answer) : failure };
  await tell({ ...taken, clause: `${clauseOf(create)}/responses/409` }, again, seen);
}

/** Checks that it is in the list. */
export async function checkListed({ tell, fixtures }: Means, { resource, bound }: Made): Promise<void> {
  const { create, list, read } = resource;
  const [id] = Object.values(read ? bound(read).path : {});
  if (!list || id === undefined) return;
  const { ids, outcome, isWhole } = await readList(fixtures, list);
  if (!isSuccess(outcome)) return; // the cases of the list say so
  const effect = { operation: create, clause: clauseOf(list.operation), name: `${list.operation.id} afterwards` };
  const missing = isWhole
    ? { expected: `an entry with the id ${id}`, came: "none" }
    : { why: "The list has more entries than are looked through." };
  await tell({ ...effect, rule: "listed" }, outcome, ids.includes(id) ? "there" : missing);
}

/** Checks that each example of a change is what is read afterwards. */
export async function checkUpdates(means: Means, { resource: { update, read }, bound, send }: Made): Promise<void> {
  const { tell, fixtures, isChosen, signal } = means;
  if (!update || !read || !isChosen(update.target)) return;
  for (const example of Object.keys(update.target.body?.examples ?? {})) {
    if (signal?.aborted) return;
    const parts = validParts(update.target, example);
    const { sent, exchange } = await fixtures.sendBound(update.target, parts, bound(update));
    if (!exchange) continue; // its own cases say so
    const outcome = await send(read);
    const effect = { rule: "updated", operation: update.target, clause: clauseOf(update.target) } as const;
    await tell({ ...effect, name: `the example ${example}` }, outcome, kept(update.target, read.target, sent, outcome));
  }
}

/** Whether what was sent is what an answer shows, as far as both have the same properties. */
export function kept(asked: Operation, told: Operation, { body }: Parts, outcome: Outcome): Seen {
  const [lost] = lostOf(asked.body?.schema, told.answer, body, parsed(outcome.answer?.text ?? ""));
  if (!lost) return "there";
  const came = lost.shown === undefined ? `no ${lost.name}` : `${lost.name}: ${JSON.stringify(lost.shown)}`;
  return { expected: `${lost.name}: ${JSON.stringify(lost.sent)}`, came, cause: lost.name };
}

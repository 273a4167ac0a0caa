/** Checks that a deleted resource is gone: when it is read, deleted again, listed, or used for anything below it. */
import { isSuccess } from "../http/outcome.js";
import { clauseOf } from "../operations.js";
import { type CreatedResource, type EffectsContext, observeStatus } from "./created-resource.js";
import { readList } from "./pages.js";

/** Deletes a resource, and checks that it is gone. */
export async function checkRemoved(
  { reportEffect, fixtures, isSelected, signal }: EffectsContext,
  { type: { remove, read, below, list }, bound, send }: CreatedResource,
): Promise<void> {
  if (!remove || !isSuccess(await send(remove)) || !isSelected(remove.target)) return;
  const effect = { operation: remove.target, clause: `${clauseOf(remove.target)}/responses/404` };
  const [first = remove] = [read, ...below].filter((link) => link !== undefined);
  const afterwards = await send(first);
  const deleted = { ...effect, rule: "deleted", name: `${first.target.id} afterwards` } as const;
  // If the resource still exists, the other effects follow from that.
  if (!await reportEffect(deleted, afterwards, observeStatus(404, afterwards))) return;
  const again = await send(remove);
  const deletedAgain = { ...effect, rule: "deleted-again", name: "the same request again" } as const;
  await reportEffect(deletedAgain, again, observeStatus(404, again));
  for (const link of below.filter((link) => link !== first)) {
    if (signal?.aborted) return;
    const { id, path, method } = link.target;
    const outcome = await send(link);
    const clause = `${clauseOf({ path, method })}/responses/404`;
    const belowDeleted = { rule: "below-deleted", operation: link.target, clause, name: `${id} afterwards` } as const;
    await reportEffect(belowDeleted, outcome, observeStatus(404, outcome));
  }
  if (!list || !read) return;
  const { ids, outcome, isWhole } = await readList(fixtures, list);
  const [id = ""] = Object.values(bound(read).path);
  if (!isWhole) return; // it may be on a later page
  const name = `${list.operation.id} afterwards`;
  const unlisted = { ...effect, rule: "unlisted", clause: clauseOf(list.operation), name } as const;
  await reportEffect(unlisted, outcome, ids.includes(id)
    ? { expected: `no entry with the id ${id}`, actual: "such an entry" }
    : "satisfied");
}

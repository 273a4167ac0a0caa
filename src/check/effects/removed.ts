/** What is deleted is gone: for whoever reads it, deletes it again, asks for what was below it, or lists it. */
import { isSuccess } from "../http/outcome.js";
import { clauseOf } from "../operations.js";
import { type Made, type Means, withStatus } from "./made.js";
import { readList } from "./pages.js";

/** Deletes it, and checks that it is gone. */
export async function checkRemoved({ tell, fixtures, isChosen, signal }: Means, made: Made): Promise<void> {
  const { resource: { remove, read, below, list }, bound, send } = made;
  if (!remove || !isSuccess(await send(remove)) || !isChosen(remove.target)) return;
  const effect = { operation: remove.target, clause: `${clauseOf(remove.target)}/responses/404` };
  const [shows = remove] = [read, ...below].filter((link) => link !== undefined);
  const seen = await send(shows);
  // Where it is still there, nothing that follows from its absence can be seen.
  const name = `${shows.target.id} afterwards`;
  if (!await tell({ ...effect, rule: "deleted", name }, seen, withStatus(404, seen))) return;
  const again = await send(remove);
  await tell({ ...effect, rule: "deleted-again", name: "the same again" }, again, withStatus(404, again));
  for (const link of below.filter((link) => link !== shows)) {
    if (signal?.aborted) return;
    const { id, path, method } = link.target;
    const outcome = await send(link);
    const clause = `${clauseOf({ path, method })}/responses/404`;
    const one = { rule: "below-deleted", operation: link.target, clause, name: `${id} afterwards` } as const;
    await tell(one, outcome, withStatus(404, outcome));
  }
  if (!list || !read) return;
  const { ids, outcome, isWhole } = await readList(fixtures, list);
  const [id = ""] = Object.values(bound(read).path);
  if (!isWhole) return; // it may be farther down
  const listed = { ...effect, rule: "unlisted", clause: clauseOf(list.operation) } as const;
  await tell({ ...listed, name: `${list.operation.id} afterwards` }, outcome, ids.includes(id)
    ? { expected: `no entry with the id ${id}`, came: "one" }
    : "there");
}

/** What is written to the files of a session is read there, and what is moved or deleted is no longer. */
import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Parts } from "../cases/index.js";
import { homeOf } from "../fixtures/paths.js";
import { isSuccess, parsed } from "../http/outcome.js";
import { clauseOf, type Operation } from "../operations.js";
import type { Rule } from "../report/rules.js";
import type { Outcome } from "../http/send.js";
import type { Seen } from "./effect.js";
import { found, type Means, withStatus } from "./made.js";

/** What an answer shows of an effect. */
type See = (outcome: Outcome) => Seen;

const content = "What a check has written.\n";

/** Checks the effects of the operations on files, with a file and a directory of names of their own. */
export async function checkFiles(means: Means, operations: Operation[]): Promise<void> {
  const { fixtures, tell, isChosen, signal } = means;
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const write = byId.get("writeFile");
  if (!write || ![...byId.values()].some((one) => one.area === write.area && isChosen(one))) return;
  const bound = await fixtures.bind(write);
  if ("why" in bound) return; // its own cases say so
  const { path } = bound;
  const home = homeOf(operations);
  const at = (name: string) => posix.join(home, `${fixtures.ending.slice(1)}-${name}`);
  const [file, moved, uploaded, directory] = [at("a.txt"), at("b.txt"), at("c.txt"), at("d")];

  /** Sends a request, and looks at what it has brought about. Where it is not taken, its own cases say so. */
  async function check(rule: Rule, id: string, parts: Parts, shownBy: string, where: string, see: See) {
    const [operation, reads] = [byId.get(id), byId.get(shownBy)];
    if (!operation || !reads || signal?.aborted) return false;
    const { outcome } = await fixtures.sendAsIs(operation, { ...parts, path });
    if (!isSuccess(outcome)) return false;
    const shown = await fixtures.sendAsIs(reads, { path, query: [["path", where]] });
    const effect = { rule, operation, clause: clauseOf(operation), name: `${shownBy} afterwards` };
    return tell(effect, shown.outcome, see(shown.outcome));
  }

  const isText = (outcome: Outcome): Seen => outcome.answer?.text === content ? "there" : { expected: content };
  const isGone = (outcome: Outcome) => withStatus(404, outcome);
  const has = (expected: Record<string, unknown>) => ({ answer }: Outcome): Seen => {
    const info = { ...parsed(answer?.text ?? "") as object };
    return isDeepStrictEqual({ ...info, ...expected }, info) ? "there" : { expected: JSON.stringify(expected) };
  };
  const lists = (where: string) => ({ answer }: Outcome): Seen =>
    [parsed(answer?.text ?? "")].flat().some((one) => (one as { path?: unknown } | undefined)?.path === where)
      ? "there"
      : { expected: `an entry with the path ${where}` };

  const written: Parts = { query: [["path", file]], body: Buffer.from(content) };
  if (await check("kept", "writeFile", written, "readFile", file, isText)) {
    await check("listed", "writeFile", written, "listFiles", home, lists(file));
    await check("kept", "writeFile", written, "getFileInfo", file, has({ size_bytes: content.length, is_dir: false }));
    const modes = { path: file, mode: "600" };
    await check("updated", "setFilePermissions", { body: modes }, "getFileInfo", file, has({ mode: "-rw-------" }));
    const move = { src_path: file, dest_path: moved };
    if (await check("updated", "movePath", { body: move }, "readFile", moved, isText)) {
      await check("kept", "writeFile", written, "readFile", file, isText);
      await check("deleted", "movePath", { body: move }, "readFile", file, isGone);
    }
    await check("deleted", "deleteFile", { body: { path: moved } }, "getFileInfo", moved, isGone);
  }
  const upload = { files: [{ dest_path: uploaded, file: content }] };
  await check("kept", "uploadFiles", { body: upload }, "readFile", uploaded, isText);
  await fixtures.sendAsIs(byId.get("deleteFile") as Operation, { path, body: { path: uploaded } });
  if (await check("created", "createDirectory", { body: { path: directory } }, "getFileInfo", directory, found)) {
    await check("deleted", "deleteDirectory", { body: { path: directory } }, "getFileInfo", directory, isGone);
  }
}

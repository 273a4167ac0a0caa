/** Checks that files in a session read as they were written, and are gone after they were moved or deleted. */
import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { RequestParts } from "../cases/index.js";
import { homeOf } from "../fixtures/paths.js";
import { isSuccess, parseJson } from "../http/outcome.js";
import type { Outcome } from "../http/send.js";
import { type CheckedOperation, clauseOf } from "../operations.js";
import type { Rule } from "../report/rules.js";
import { type EffectsContext, observeStatus, observeSuccess } from "./created-resource.js";
import type { Observation } from "./effect.js";

/** Returns what a response shows of an effect. */
type Observe = (outcome: Outcome) => Observation;

const content = "Written by a contract check.\n";

/** Checks the effects of the file operations, on files and a directory with unique names. */
export async function checkFiles(context: EffectsContext, operations: CheckedOperation[]): Promise<void> {
  const { fixtures, reportEffect, isSelected, signal } = context;
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const write = byId.get("writeFile");
  if (!write || !operations.some((operation) => operation.area === write.area && isSelected(operation))) return;
  const bound = await fixtures.bind(write);
  if ("why" in bound) return; // the operation's own cases report it
  const { path } = bound;
  const home = homeOf(operations);
  const at = (name: string) => posix.join(home, `${fixtures.suffix.slice(1)}-${name}`);
  const [file, moved, uploaded, directory] = [at("a.txt"), at("b.txt"), at("c.txt"), at("d")];

  /** Sends a request, and checks its effect by reading a path. If it is refused, its own cases report that. */
  async function check(
    rule: Rule,
    id: string,
    parts: RequestParts,
    readId: string,
    readPath: string,
    observe: Observe,
  ): Promise<boolean> {
    const [operation, read] = [byId.get(id), byId.get(readId)];
    if (!operation || !read || signal?.aborted) return false;
    const { outcome } = await fixtures.sendAsIs(operation, { ...parts, path });
    if (!isSuccess(outcome)) return false;
    const { outcome: shown } = await fixtures.sendAsIs(read, { path, query: [["path", readPath]] });
    const effect = { rule, operation, clause: clauseOf(operation), name: `${readId} afterwards` };
    return reportEffect(effect, shown, observe(shown));
  }

  const hasContent: Observe = ({ response }) => response?.text === content ? "satisfied" : { expected: content };
  const isGone: Observe = (outcome) => observeStatus(404, outcome);
  const hasInfo = (expected: Record<string, unknown>): Observe => ({ response }) => {
    const info = { ...parseJson(response?.text ?? "") as object };
    return isDeepStrictEqual({ ...info, ...expected }, info) ? "satisfied" : { expected: JSON.stringify(expected) };
  };
  const lists = (listed: string): Observe => ({ response }) =>
    [parseJson(response?.text ?? "")].flat().some((one) => (one as { path?: unknown } | undefined)?.path === listed)
      ? "satisfied"
      : { expected: `an entry with the path ${listed}` };

  const written: RequestParts = { query: [["path", file]], body: Buffer.from(content) };
  if (await check("kept", "writeFile", written, "readFile", file, hasContent)) {
    await check("listed", "writeFile", written, "listFiles", home, lists(file));
    const info = { size_bytes: content.length, is_dir: false };
    await check("kept", "writeFile", written, "getFileInfo", file, hasInfo(info));
    const permissions = { path: file, mode: "600" };
    const mode = { mode: "-rw-------" };
    await check("updated", "setFilePermissions", { body: permissions }, "getFileInfo", file, hasInfo(mode));
    const move = { src_path: file, dest_path: moved };
    if (await check("updated", "movePath", { body: move }, "readFile", moved, hasContent)) {
      await check("kept", "writeFile", written, "readFile", file, hasContent);
      await check("deleted", "movePath", { body: move }, "readFile", file, isGone);
    }
    await check("deleted", "deleteFile", { body: { path: moved } }, "getFileInfo", moved, isGone);
  }
  const upload = { files: [{ dest_path: uploaded, file: content }] };
  await check("kept", "uploadFiles", { body: upload }, "readFile", uploaded, hasContent);
  await fixtures.sendAsIs(byId.get("deleteFile") as CheckedOperation, { path, body: { path: uploaded } });
  if (await check("created", "createDirectory", { body: { path: directory } }, "getFileInfo", directory,
    observeSuccess)) {
    await check("deleted", "deleteDirectory", { body: { path: directory } }, "getFileInfo", directory, isGone);
  }
}

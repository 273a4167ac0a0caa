/** Finds the place of an error in the user's files. */
import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { messageOf } from "../../server/errors.js";

/**
 * Returns the place and the message of an error: `/home/user/setup.mjs:3: Unexpected token '('.`
 *
 * @param files The files to search for the place.
 */
export async function explain(error: unknown, files: string[]): Promise<string> {
  const [reason = ""] = messageOf(error).trim().split("\n");
  const where = stackLine(error, files) ?? await syntaxErrorIn(error, files);
  return `${where === undefined ? "" : `${where}: `}${reason}${/[.?!]$/.test(reason) ? "" : "."}`;
}

/** Returns the first place in the stack that is in one of the files. */
function stackLine(error: unknown, files: string[]): string | undefined {
  if (!(error instanceof Error)) return undefined;
  for (const line of error.stack?.split("\n") ?? []) {
    const file = files.find((path) => line.includes(path) || line.includes(pathToFileURL(path).href));
    const [, number] = /:(\d+)(?::\d+)?\)?$/.exec(line) ?? [];
    if (file !== undefined && number !== undefined) return `${file}:${number}`;
  }
  return undefined;
}

/** Finds the line of a syntax error by `node --check`, because the error itself does not have it. Latest file first. */
async function syntaxErrorIn(error: unknown, files: string[]): Promise<string | undefined> {
  if (!(error instanceof SyntaxError)) return undefined;
  const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const file of files.toSorted((one, other) => changed(other) - changed(one))) {
    const printed = await new Promise<string>((resolve) =>
      execFile(process.execPath, ["--check", file], (_, __, stderr) => resolve(stderr)));
    const [, line] = /:(\d+)$/m.exec(printed) ?? [];
    if (line !== undefined && printed.includes("SyntaxError")) return `${file}:${line}`;
  }
  return undefined;
}

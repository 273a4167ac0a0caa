/** `ls`: lists the names in directories of the session, one per line. */
import { type Directory, isDirectory, type TreeNode } from "../../../model/files/node.js";
import { infoOf } from "../../files/info.js";
import { printError, lookUpPath, notSupported, type ProcessSteps, type WorkingDirectory } from "../steps.js";

type NamedNode = [name: string, node: TreeNode];

/** The exit code of `ls` when a path does not exist. */
const notFoundExitCode = 2;

export function* ls(args: string[], cwd: WorkingDirectory): ProcessSteps {
  const options = args.filter((arg) => /^-./.test(arg)).join("");
  const unknown = /[^-la1]/.exec(options)?.[0] ?? (options.includes("--") ? "-" : undefined);
  if (unknown !== undefined) return yield* notSupported(`ls -${unknown}`);
  const names = args.filter((arg) => !/^-./.test(arg));
  const files: NamedNode[] = [];
  const directories: [name: string, directory: Directory][] = [];
  let code = 0;
  for (const name of names.length === 0 ? ["."] : names) {
    const found = lookUpPath(cwd, name);
    if (found.problem !== undefined) {
      yield* printError(`ls: cannot access '${name}': ${found.problem}`);
      code = notFoundExitCode;
    } else if (isDirectory(found.node)) {
      directories.push([name, found.node]);
    } else {
      files.push([name, found.node]);
    }
  }
  const show = options.includes("l") ? longLines : (all: NamedNode[]) => all.map(([name]) => name);
  if (files.length > 0) yield { print: joinLines(show(files.sort(byName))) };
  let isFirst = files.length === 0;
  for (const [name, directory] of directories.sort(byName)) {
    const entries = entriesOf(directory, options.includes("a"));
    const heading = names.length > 1 ? [...isFirst ? [] : [""], `${name}:`] : [];
    const total = options.includes("l") ? [`total ${blocksOf(entries)}`] : [];
    yield { print: joinLines([...heading, ...total, ...show(entries)]) };
    isFirst = false;
  }
  return code;
}

const joinLines = (lines: string[]) => lines.map((line) => `${line}\n`).join("");
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => one < other ? -1 : one > other ? 1 : 0;

/** The entries of a directory, without hidden ones unless all are requested. */
function entriesOf(directory: Directory, showsAll: boolean): NamedNode[] {
  const entries = [...directory.entries].sort(byName);
  if (!showsAll) return entries.filter(([name]) => !name.startsWith("."));
  return [[".", directory], ["..", directory], ...entries];
}

/** How many KiB files take, in blocks of 4 KiB. */
function blocksOf(entries: NamedNode[]): number {
  return entries.reduce((sum, [, node]) => sum + (isDirectory(node) ? 0 : Math.ceil(node.bytes.size / 4096) * 4), 0);
}

/** The long form: mode, links, owner, group, size, time and name. */
function longLines(entries: NamedNode[]): string[] {
  const infos = entries.map(([name, node]) => ({ ...infoOf("", node), name }));
  const width = infos.reduce((max, { size_bytes = 0 }) => Math.max(max, `${size_bytes}`.length), 0);
  return infos.map(({ mode, size_bytes, mod_time = "", name }) => {
    const time = mod_time.slice(0, 16).replace("T", " ");
    return `${mode} 1 root root ${`${size_bytes}`.padStart(width)} ${time} ${name}`;
  });
}

/** `ls`: the names in directories of the session, one on each line. */
import { infoOf } from "../../files/info.js";
import { type Directory, isDirectory, type Node } from "../../files/node.js";
import { complain, lookUp, notRun, type Run, type Surroundings } from "../steps.js";

type Named = [name: string, node: Node];

/** Where `ls` finds nothing, it ends with 2. */
const trouble = 2;

export function* ls(args: string[], surroundings: Surroundings): Run {
  const options = args.filter((arg) => /^-./.test(arg)).join("");
  const unknown = /[^-la1]/.exec(options)?.[0] ?? (options.includes("--") ? "-" : undefined);
  if (unknown !== undefined) return yield* notRun(`ls -${unknown}`);
  const names = args.filter((arg) => !/^-./.test(arg));
  const files: Named[] = [];
  const directories: [name: string, directory: Directory][] = [];
  let code = 0;
  for (const name of names.length === 0 ? ["."] : names) {
    const found = lookUp(surroundings, name);
    if (found.problem !== undefined) {
      yield* complain(`ls: cannot access '${name}': ${found.problem}`);
      code = trouble;
    } else if (isDirectory(found.node)) {
      directories.push([name, found.node]);
    } else {
      files.push([name, found.node]);
    }
  }
  const show = options.includes("l") ? linesOf : (all: Named[]) => all.map(([name]) => name);
  if (files.length > 0) yield { print: textOf(show(files.sort(byName))) };
  let isFirst = files.length === 0;
  for (const [name, directory] of directories.sort(byName)) {
    const entries = entriesOf(directory, options.includes("a"));
    const heading = names.length > 1 ? [...isFirst ? [] : [""], `${name}:`] : [];
    const total = options.includes("l") ? [`total ${blocksOf(entries)}`] : [];
    yield { print: textOf([...heading, ...total, ...show(entries)]) };
    isFirst = false;
  }
  return code;
}

const textOf = (lines: string[]) => lines.map((line) => `${line}\n`).join("");
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => one < other ? -1 : one > other ? 1 : 0;

/** What lies in a directory. Names that begin with a dot are left out unless all are asked for. */
function entriesOf(directory: Directory, showsAll: boolean): Named[] {
  const entries = [...directory.entries].sort(byName);
  if (!showsAll) return entries.filter(([name]) => !name.startsWith("."));
  return [[".", directory], ["..", directory], ...entries];
}

/** How many KiB files take, in blocks of 4 KiB. */
function blocksOf(entries: Named[]): number {
  return entries.reduce((sum, [, node]) => sum + (isDirectory(node) ? 0 : Math.ceil(node.bytes.size / 4096) * 4), 0);
}

/** The long form: mode, links, owner, group, size, time and name. */
function linesOf(entries: Named[]): string[] {
  const infos = entries.map(([name, node]) => ({ ...infoOf("", node), name }));
  const width = infos.reduce((most, { size_bytes = 0 }) => Math.max(most, `${size_bytes}`.length), 0);
  return infos.map(({ mode, size_bytes, mod_time = "", name }) => {
    const time = mod_time.slice(0, 16).replace("T", " ");
    return `${mode} 1 root root ${`${size_bytes}`.padStart(width)} ${time} ${name}`;
  });
}

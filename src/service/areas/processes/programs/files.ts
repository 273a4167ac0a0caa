/** Programs that print files of the session: `cat` and `tail`. */
import { type FileNode, isDirectory } from "../../../model/files/node.js";
import { printError, lookUpPath, notSupported, type ProcessSteps, type WorkingDirectory } from "../steps.js";

export function* cat(names: string[], cwd: WorkingDirectory): ProcessSteps {
  const option = names.find((name) => /^-./.test(name));
  if (option !== undefined) return yield* notSupported(`cat ${option}`);
  if (names.length === 0) names = ["-"];
  let code = 0;
  for (const name of names) {
    if (name === "-") yield { input: "printed" };
    else code = (yield* printFile("cat", name, cwd)) || code;
  }
  return code;
}

/** Prints a file, or the reason why it cannot be printed. */
function* printFile(program: string, name: string, cwd: WorkingDirectory, lines?: number): ProcessSteps {
  const { node, problem } = findFile(name, cwd);
  if (!node) return yield* printError(`${program}: ${name}: ${problem}`);
  const isPrinted = yield { file: node, ...lines !== undefined && { lines } };
  return isPrinted ? 0 : yield* printError(`${program}: ${name}: File too large`);
}

function findFile(name: string, cwd: WorkingDirectory): { node?: FileNode; problem?: string } {
  const found = lookUpPath(cwd, name);
  if (found.problem !== undefined) return found;
  return isDirectory(found.node) ? { problem: "Is a directory" } : { node: found.node };
}

/** How many lines `tail` prints by default. */
const defaultLines = 10;

export function* tail(args: string[], cwd: WorkingDirectory): ProcessSteps {
  let lines = defaultLines;
  let follows = false;
  const names: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string;
    if (arg === "-f") {
      follows = true;
    } else if (/^-n?\d*$/.test(arg) && arg !== "-") {
      const count = arg.replace(/^-n?/, "") || args[++at] || "";
      if (!/^\d+$/.test(count)) return yield* notSupported(`tail ${arg} ${count}`);
      lines = Number(count);
    } else if (/^-./.test(arg)) {
      return yield* notSupported(`tail ${arg}`);
    } else {
      names.push(arg);
    }
  }
  const [name = "-"] = names;
  if (names.length > 1) return yield* notSupported("tail of several files");
  if (name === "-") {
    yield { input: "ignored" };
    return 0;
  }
  const code = yield* printFile("tail", name, cwd, lines);
  const found = lookUpPath(cwd, name);
  if (!follows || code !== 0 || found.problem !== undefined) return code;
  yield { follow: found.path, from: (found.node as FileNode).bytes.size, name };
  return 0;
}

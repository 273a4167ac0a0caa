/** Programs that print files of the session: `cat` and `tail`. */
import { type File, isDirectory } from "../../files/node.js";
import { complain, lookUp, notRun, type Run, type Surroundings } from "../steps.js";

export function* cat(names: string[], surroundings: Surroundings): Run {
  const option = names.find((name) => /^-./.test(name));
  if (option !== undefined) return yield* notRun(`cat ${option}`);
  if (names.length === 0) names = ["-"];
  let code = 0;
  for (const name of names) {
    if (name === "-") yield { input: "printed" };
    else code = (yield* printFile("cat", name, surroundings)) || code;
  }
  return code;
}

/** Prints a file, or why that cannot be. */
function* printFile(program: string, name: string, surroundings: Surroundings, lines?: number): Run {
  const { node, problem } = findFile(name, surroundings);
  if (!node) return yield* complain(`${program}: ${name}: ${problem}`);
  const isPrinted = yield { file: node, ...lines !== undefined && { lines } };
  return isPrinted ? 0 : yield* complain(`${program}: ${name}: File too large`);
}

function findFile(name: string, surroundings: Surroundings): { node?: File; problem?: string } {
  const found = lookUp(surroundings, name);
  if (found.problem !== undefined) return found;
  return isDirectory(found.node) ? { problem: "Is a directory" } : { node: found.node };
}

/** How many lines `tail` prints, unless it is told. */
const usualLines = 10;

export function* tail(args: string[], surroundings: Surroundings): Run {
  let lines = usualLines;
  let follows = false;
  const names: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string;
    if (arg === "-f") {
      follows = true;
    } else if (/^-n?\d*$/.test(arg) && arg !== "-") {
      const count = arg.replace(/^-n?/, "") || args[++at] || "";
      if (!/^\d+$/.test(count)) return yield* notRun(`tail ${arg} ${count}`);
      lines = Number(count);
    } else if (/^-./.test(arg)) {
      return yield* notRun(`tail ${arg}`);
    } else {
      names.push(arg);
    }
  }
  const [name = "-"] = names;
  if (names.length > 1) return yield* notRun("tail of several files");
  if (name === "-") {
    yield { input: "ignored" };
    return 0;
  }
  const code = yield* printFile("tail", name, surroundings, lines);
  const found = lookUp(surroundings, name);
  if (!follows || code !== 0 || found.problem !== undefined) return code;
  yield { follow: found.path, from: (found.node as File).bytes.size, name };
  return 0;
}

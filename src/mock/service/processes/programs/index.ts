/** Which program a command names: one that is known, one that is taken to be installed, or a file of the session. */
import { posix } from "node:path";
import { isDirectory } from "../../files/node.js";
import { shell } from "../shell/index.js";
import { lookUp, notRun, type Run, type Surroundings } from "../steps.js";
import { cat, tail } from "./files.js";
import { ls } from "./ls.js";
import { echo, fail, pwd, sleep, succeed } from "./simple.js";

type Program = (args: string[], surroundings: Surroundings) => Run;

const known = new Map<string, Program>([
  ["true", succeed],
  ["false", fail],
  ["echo", echo],
  ["pwd", pwd],
  ["sleep", sleep],
  ["cat", cat],
  ["tail", tail],
  ["ls", ls],
  ["bash", shell("bash")],
  ["sh", shell("sh")],
]);

/** Where the programs that are known are installed, although no session shows them among its files. */
const folders = new Set(["/bin", "/usr/bin", "/usr/local/bin"]);

/** Why a command cannot be started: it is not there, or is no program. */
export type Unstartable = "missing" | "directory" | "not executable";

/** Finds the program that a command names. */
export function findProgram(command: string, surroundings: Surroundings): Program | Unstartable {
  if (!command.includes("/")) {
    return command === "" ? "missing" : known.get(command) ?? (() => notRun(command));
  }
  const found = lookUp(surroundings, command);
  if (found.problem !== undefined) {
    const program = folders.has(posix.dirname(command)) ? known.get(posix.basename(command)) : undefined;
    return program ?? "missing";
  }
  if (isDirectory(found.node)) return "directory";
  const isExecutable = (parseInt(found.node.mode, 8) & 0o111) !== 0;
  return isExecutable ? () => notRun(found.path.text) : "not executable";
}

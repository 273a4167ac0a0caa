/** Finds the program that a command names: a simulated one, any other that counts as installed, or a file. */
import posix from "path-browserify";
import { isDirectory } from "../../../model/files/node.js";
import { createShell } from "../shell/index.js";
import { lookUpPath, notSupported, type Program, type Unstartable, type WorkingDirectory } from "../steps.js";
import { cat, tail } from "./files.js";
import { ls } from "./ls.js";
import { echo, returnOne, pwd, sleep, returnZero } from "./simple.js";

const simulatedPrograms = new Map<string, Program>([
  ["true", returnZero],
  ["false", returnOne],
  ["echo", echo],
  ["pwd", pwd],
  ["sleep", sleep],
  ["cat", cat],
  ["tail", tail],
  ["ls", ls],
  ["bash", createShell({ name: "bash", findProgram })],
  ["sh", createShell({ name: "sh", findProgram })],
]);

/** The programs that can run. */
export interface Installed {
  /** Finds a known program by its name. */
  get(name: string): Program | undefined;
  /** Returns the program for any other name. */
  other(name: string): Program | "missing";
  /** Returns the program for an executable file of the session. */
  file(path: string): Program;
}

/** The simulated programs. */
const simulated: Installed = {
  get: (name) => simulatedPrograms.get(name),
  other: (name) => () => notSupported(name),
  file: (path) => () => notSupported(path),
};

/** The directories of the known programs, although no session lists them among its files. */
const programFolders = new Set(["/bin", "/usr/bin", "/usr/local/bin"]);

/** Finds the program that a command names. */
export function findProgram(
  command: string,
  cwd: WorkingDirectory,
  installed: Installed = simulated,
): Program | Unstartable {
  if (!command.includes("/")) {
    return command === "" ? "missing" : installed.get(command) ?? installed.other(command);
  }
  const found = lookUpPath(cwd, command);
  if (found.problem !== undefined) {
    const program = programFolders.has(posix.dirname(command)) ? installed.get(posix.basename(command)) : undefined;
    return program ?? "missing";
  }
  if (isDirectory(found.node)) return "directory";
  const isExecutable = (parseInt(found.node.mode, 8) & 0o111) !== 0;
  return isExecutable ? installed.file(found.path.text) : "not executable";
}

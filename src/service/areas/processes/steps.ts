/** The visible steps of a process. */
import { HttpError } from "../../../server/http-error.js";
import { type FilePath, filePath } from "../../model/files/file-path.js";
import { type Directory, type FileNode, findNode, isDirectory, type TreeNode } from "../../model/files/node.js";
import type { RunningCommand, CommandConnections } from "../../ports/commands.js";

/** A step: output, or something to wait for. */
export type ProcessStep
  = | { print: string | Uint8Array; to?: "stderr" }
  /** Prints a file: all of it, or its last lines. The result says whether it is small enough. */
    | { file: FileNode; lines?: number }
  /** Waits, in milliseconds. */
    | { sleep: number }
  /** Reads its standard input to the end, and may print it. */
    | { input: "printed" | "ignored" }
  /** Prints what is added to a file, until a signal ends it. */
    | { follow: FilePath; from: number; name: string }
  /** Leaves the rest to a real command. */
    | { run: (surface: CommandConnections) => RunningCommand };

/** The steps of a process. The return value is its exit code. */
export type ProcessSteps = Generator<ProcessStep, number, boolean>;

/** Where a process runs. */
export interface WorkingDirectory {
  /** Returns the current root directory of the session. */
  root: () => Directory | undefined;
  /** The working directory, normalised. */
  directory: string;
}

/** A program. */
export type Program = (args: string[], cwd: WorkingDirectory) => ProcessSteps;

/** Why a command cannot be started. */
export type Unstartable = "missing" | "directory" | "not executable";

/** Finds the program that a command names. */
export type FindProgram = (command: string, cwd: WorkingDirectory) => Program | Unstartable;

/** Prints error messages, and returns 1. */
export function* printError(...lines: string[]): ProcessSteps {
  yield { print: lines.map((line) => `${line}\n`).join(""), to: "stderr" };
  return 1;
}

/** Reports that the mock does not run something, and returns 0: its effect is unknown. */
export function* notSupported(what: string): ProcessSteps {
  yield* printError(`mock: ${what} is not run here`);
  return 0;
}

/** The node at a path, or the reason why there is none, as the C library words it. */
export type LookupResult = { path: FilePath; node: TreeNode; problem?: undefined } | { problem: string };

/** Looks up the path in an argument. */
export function lookUpPath({ root, directory }: WorkingDirectory, name: string): LookupResult {
  if (name === "") return { problem: "No such file or directory" };
  let path: FilePath;
  try {
    path = filePath("path", name.startsWith("/") ? name : `${directory}/${name}`);
  } catch (error) {
    if (error instanceof HttpError) return { problem: "File name too long" };
    throw error;
  }
  const node = findNode(root() ?? { entries: new Map(), mode: "", modTime: "", takes: 0 }, path);
  if (!node) return { problem: "No such file or directory" };
  if (path.endsWithSlash && !isDirectory(node)) return { problem: "Not a directory" };
  return { path, node };
}

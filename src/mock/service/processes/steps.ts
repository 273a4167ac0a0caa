/** What a process does, step by step, as far as anybody can see it. */
import { HttpError } from "../../../server/http-error.js";
import { type FilePath, filePath } from "../files/file-path.js";
import { type Directory, type File, find, isDirectory, type Node } from "../files/node.js";

/** A step: something is printed, or has to come first. */
export type Step
  = | { print: string | Uint8Array; to?: "stderr" }
  /** A file is printed: all of it, or its last lines. The answer says whether it is small enough. */
    | { file: File; lines?: number }
  /** It waits, in milliseconds. */
    | { sleep: number }
  /** It reads its standard input up to the end, and may print it. */
    | { input: "printed" | "ignored" }
  /** It prints what is added to a file, until a signal ends it. */
    | { follow: FilePath; from: number; name: string };

/** The steps of a process. What it returns is its exit code. */
export type Run = Generator<Step, number, boolean>;

/** Where a process runs. */
export interface Surroundings {
  /** The root directory of the session, as it is by then. */
  root: () => Directory | undefined;
  /** The working directory, normalised. */
  directory: string;
}

/** Prints why something has failed. */
export function* complain(...lines: string[]): Run {
  yield { print: lines.map((line) => `${line}\n`).join(""), to: "stderr" };
  return 1;
}

/** Says that something is not run, and succeeds: what it would do is not known. */
export function* notRun(what: string): Run {
  yield* complain(`mock: ${what} is not run here`);
  return 0;
}

/** What is at a path, or why there is nothing, in the words of the C library. */
export type LookedUp = { path: FilePath; node: Node; problem?: undefined } | { problem: string };

/** Looks for what an argument names. */
export function lookUp({ root, directory }: Surroundings, name: string): LookedUp {
  if (name === "") return { problem: "No such file or directory" };
  let path: FilePath;
  try {
    path = filePath("path", name.startsWith("/") ? name : `${directory}/${name}`);
  } catch (error) {
    if (error instanceof HttpError) return { problem: "File name too long" };
    throw error;
  }
  const node = find(root() ?? { entries: new Map(), mode: "", modTime: "", takes: 0 }, path);
  if (!node) return { problem: "No such file or directory" };
  if (path.endsWithSlash && !isDirectory(node)) return { problem: "Not a directory" };
  return { path, node };
}

/**
 * What commands would print. None is ever run: a few are known by their names, and any other one does nothing, and
 * succeeds.
 */
import { posix } from "node:path";
import type { ExecProcessRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { longestPath } from "../files/file-path.js";
import type { OpenableFile } from "../files/index.js";

/** What comes of a command. */
export interface Outcome {
  exitCode: number;
  stdout: Uint8Array;
  stderr: Uint8Array;
  /** After how many milliseconds it ends by itself; infinite for one that does not. */
  duration: number;
  /** Whether it prints what it reads from its standard input. */
  printsInput: boolean;
}

/** Gives a file of the session by its absolute path, if it is there. */
export type FileAt = (path: string) => OpenableFile | undefined;

/** The part of an outcome that is not as usual. */
interface Told {
  exitCode?: number;
  stdout?: string | Uint8Array;
  stderr?: string;
  duration?: number;
  printsInput?: boolean;
}

type Command = (args: string[], directory: string, fileAt: FileAt) => Told | Promise<Told>;

/** The commands that are known. `tail -f` and, without arguments, `cat` and shells run until a signal ends them. */
const known = new Map<string, Command>([
  ["true", () => ({})],
  ["false", () => ({ exitCode: 1 })],
  ["echo", (args) => ({ stdout: args[0] === "-n" ? args.slice(1).join(" ") : `${args.join(" ")}\n` })],
  ["pwd", (_, directory) => ({ stdout: `${directory}\n` })],
  ["sleep", sleep],
  ["cat", cat],
  ["bash", shell],
  ["sh", shell],
  ["tail", (args) => args.includes("-f") ? { duration: Infinity } : {}],
]);

/** What Linux takes of a command, in bytes (execve(2)): each argument has an end and an address besides its text. */
const longest = 2 ** 21;
const perArgument = 9;

/**
 * Tells what would come of a command. Where it does not say in which directory it runs, that is the root.
 *
 * @throws {HttpError} With 400 when its arguments are too long.
 */
export async function outcomeOf({ command, args = [], cwd }: ExecProcessRequest, fileAt: FileAt): Promise<Outcome> {
  if (args.reduce((size, text) => size + Buffer.byteLength(text) + perArgument, 0) > longest) {
    throw new HttpError(400, [`args must take less than ${longest} bytes, ${perArgument} for each besides its text.`]);
  }
  const told = await known.get(posix.basename(command))?.(args, posix.resolve(cwd ?? "/"), fileAt) ?? {};
  const { exitCode = 0, stdout = "", stderr = "", duration = 0, printsInput = false } = told;
  return { exitCode, stdout: Buffer.from(stdout), stderr: Buffer.from(stderr), duration, printsInput };
}

/** How many milliseconds a unit of `sleep` is. */
const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function sleep(args: string[]): Told {
  if (args.length === 0) return { exitCode: 1, stderr: "sleep: missing operand\n" };
  let duration = 0;
  for (const time of args) {
    const [, amount, unit = "s"] = /^(\d+(?:\.\d+)?)([smhd])?$/.exec(time) ?? [];
    if (amount === undefined) return { exitCode: 1, stderr: `sleep: invalid time interval '${time}'\n` };
    duration += Number(amount) * units[unit as keyof typeof units];
  }
  return { duration };
}

function shell(args: string[]): Told {
  return args.length === 0 ? { duration: Infinity } : {};
}

/** How many bytes of files are printed at most. */
const mostPrinted = 2 ** 20;

async function cat(names: string[], directory: string, fileAt: FileAt): Promise<Told> {
  if (names.length === 0) return { duration: Infinity, printsInput: true };
  const chunks: Uint8Array[] = [];
  let size = 0;
  let stderr = "";
  for (const name of names) {
    if (Buffer.byteLength(name) >= longestPath) { // to resolve it would take time with the square of its length
      stderr += `cat: ${name}: File name too long\n`;
      continue;
    }
    const file = fileAt(posix.resolve(directory, name));
    if (!file) {
      stderr += `cat: ${name}: No such file or directory\n`;
    } else if (size + file.size > mostPrinted) {
      stderr += `cat: ${name}: File too large\n`;
    } else {
      size += file.size;
      chunks.push(...await (await file.open()).toArray() as Uint8Array[]);
    }
  }
  return { exitCode: stderr ? 1 : 0, stdout: Buffer.concat(chunks), stderr };
}

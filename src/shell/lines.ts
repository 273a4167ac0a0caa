/** The input of a shell that reads its script from it: the lines of each write are one script. */
import { HttpError } from "../server/http-error.js";
import type { ScriptResult } from "./workers.js";

/** How many bytes may wait to be run. */
const maxWaitingBytes = 2 ** 20;

/** Variables that every shell sets itself. */
const resetVariables = new Set(["?", "SHELLOPTS", "BASHOPTS", "PWD", "OLDPWD", "OPTIND"]);

/** The state of a shell between two scripts. */
export interface ShellState {
  directory: string;
  env: Readonly<Record<string, string>>;
  /** The exit code of the latest command. */
  code: number;
}

/**
 * Returns the script that runs lines, and then writes the exit code of the latest command to the file descriptor 9. If
 * a line ends the shell, nothing is written.
 */
export function sourceOfLines(lines: string, { code }: ShellState, output: string): string {
  return `{ (exit ${code})\n${lines}\necho $? >/proc/self/fd/9\n} ${output}`;
}

/** Returns the state after lines; undefined when they ended the shell. */
export function stateAfter(
  { exitCode, env, status, isUnread }: ScriptResult,
  before: ShellState,
): ShellState | undefined {
  if (isUnread) return { ...before, code: exitCode };
  if (status === undefined) return undefined;
  const kept = Object.entries(env).filter(([name]) => !resetVariables.has(name));
  return { directory: env.PWD ?? before.directory, env: Object.fromEntries(kept), code: status };
}

const lineEnd = 0x0a;

/** Whether bytes contain the end of a line. */
export const hasLineEnd = (bytes: Uint8Array): boolean => bytes.includes(lineEnd);

/** Collects bytes until there are complete lines. Lines of the same write run together. */
export function createLineBuffer() {
  const whole: Uint8Array[] = [];
  const rest: Uint8Array[] = [];
  let size = 0;
  return {
    /** @throws {HttpError} With 400 if too much waits. */
    add(bytes: Uint8Array): void {
      if (size + bytes.length > maxWaitingBytes) {
        const advice = `At most ${maxWaitingBytes} bytes may wait.`;
        throw new HttpError(400, [`data_b64: the shell has not read ${size} bytes yet. ${advice}`]);
      }
      size += bytes.length;
      const end = bytes.lastIndexOf(lineEnd) + 1;
      if (end > 0) whole.push(Buffer.concat([...rest.splice(0), bytes.subarray(0, end)]));
      rest.push(bytes.subarray(end));
    },
    /** Returns the next complete lines, if there are any. */
    next(): string | undefined {
      const lines = whole.shift();
      size -= lines?.length ?? 0;
      return lines && Buffer.from(lines).toString();
    },
  };
}

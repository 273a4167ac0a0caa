/** Commands that are waited for. */
import type { ExecProcessResult } from "../../../../generated/openapi.js";
import type { Clock } from "../base/clock.js";
import { past } from "../base/feed.js";
import { createExecution } from "./execution.js";
import type { Run } from "./steps.js";

/**
 * Runs a command to its end. Its standard input is empty.
 *
 * @param limit How many milliseconds it may take.
 * @param left Resolves when the command has exited, or nobody waits for it any more.
 * @returns Its outcome; nothing when it takes longer than it may.
 * @throws {HttpError} With 500 when a file that it prints is lost.
 */
export async function exec(
  clock: Clock,
  run: Run,
  limit: number,
  left: (exited: AbortSignal) => Promise<void>,
): Promise<ExecProcessResult | undefined> {
  const printed = { stdout: [] as Uint8Array[], stderr: [] as Uint8Array[] };
  const exited = new AbortController();
  let isTooLong = false;
  const execution = createExecution(clock, run, {
    hasInput: false,
    follow: () => past(), // it goes on up to the limit, and then what it has printed is not given
    print: (stream, bytes) => void printed[stream].push(bytes),
    exit: () => exited.abort(),
  });
  execution.begin();
  const callOff = clock.after(limit, () => {
    isTooLong = execution.exitCode() === null;
    execution.kill();
  });
  await left(exited.signal);
  callOff();
  execution.kill();
  await execution.check();
  const exit_code = execution.exitCode();
  if (isTooLong || exit_code === null) return undefined;
  return {
    exit_code,
    stdout_b64: Buffer.concat(printed.stdout).toString("base64"),
    stderr_b64: Buffer.concat(printed.stderr).toString("base64"),
    duration_ms: Math.round(execution.duration()),
  };
}

/** Commands whose end the client waits for. */
import { concatUint8Arrays, uint8ArrayToBase64 } from "uint8array-extras";
import type { ExecProcessResult } from "../../../../generated/openapi.js";
import type { Clock } from "../../base/clock.js";
import { finishedStream } from "../../base/feed.js";
import { createExecution } from "./execution.js";
import type { ProcessSteps } from "./steps.js";

/**
 * Runs a command to its end. Its standard input is empty.
 *
 * @param limit The time limit, in milliseconds.
 * @param left Resolves when the command has exited, or the client has gone.
 * @returns Its result; undefined when it exceeds the time limit.
 * @throws {HttpError} With 500 if a file that it prints is lost.
 */
export async function exec(
  clock: Clock,
  run: ProcessSteps,
  limit: number,
  left: (exited: AbortSignal) => Promise<void>,
): Promise<ExecProcessResult | undefined> {
  const printed = { stdout: [] as Uint8Array[], stderr: [] as Uint8Array[] };
  const exited = new AbortController();
  let isTooLong = false;
  const execution = createExecution(clock, run, {
    hasInput: false,
    follow: () => finishedStream(), // it runs until the time limit, and then its output is not returned
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
    stdout_b64: uint8ArrayToBase64(concatUint8Arrays(printed.stdout)),
    stderr_b64: uint8ArrayToBase64(concatUint8Arrays(printed.stderr)),
    duration_ms: Math.round(execution.duration()),
  };
}

/** A process: as if it ran, from its start to its exit. */
import { randomUUID } from "node:crypto";
import type { ProcessStreamEvent } from "../../../../generated/openapi.js";
import type { Clock } from "../base/clock.js";
import { createFeed } from "../base/feed.js";
import type { Outcome } from "./commands.js";

export type Process = ReturnType<typeof createProcess>;

/** What a process is started with. */
export interface Start {
  id?: string | undefined;
  pid: number;
  startedAt: string;
  hasTerminal: boolean;
}

/** The exit code of a process that a signal has ended. */
const killed = -1;

/** Makes a process, which prints and ends only once it is begun. */
export function createProcess(clock: Clock, { id = randomUUID(), pid, startedAt, hasTerminal }: Start) {
  const output = createFeed<ProcessStreamEvent>();
  let exitCode: number | null = null;
  let printsInput = false;
  let callOff = () => {};

  function print(stream: "stdout" | "stderr", bytes: Uint8Array): void {
    if (bytes.length > 0 && !hasTerminal) output.tell({ stream, data_b64: Buffer.from(bytes).toString("base64") });
  }

  function exit(code: number): void {
    callOff();
    exitCode = code;
    output.tell({ event: "exit", exit_code: code });
    output.end();
  }

  const process = {
    id,
    pid,
    startedAt,
    hasTerminal,
    /** What it prints, unless it has a terminal, and its exit as the last. */
    output,
    /** Null while it runs. */
    exitCode: () => exitCode,
    /**
     * Has it do what comes of its command.
     *
     * @param limit How many milliseconds it may run. After that, it is killed.
     */
    begin(outcome: Outcome, limit = Infinity): void {
      printsInput = outcome.printsInput;
      print("stdout", outcome.stdout);
      print("stderr", outcome.stderr);
      if (outcome.duration === 0) exit(outcome.exitCode);
      else if (outcome.duration <= limit) callOff = clock.after(outcome.duration, () => exit(outcome.exitCode));
      else callOff = clock.after(limit, () => process.kill());
    },
    /** Takes what is written to its standard input. */
    take(bytes: Uint8Array): void {
      if (printsInput) print("stdout", bytes);
    },
    /** Ends it by a signal. One that has exited stays as it is. */
    kill(): void {
      if (exitCode === null) exit(killed);
    },
  };
  return process;
}

/** Runs the steps of a process, by the clock of the mock. */
import type { Clock } from "../base/clock.js";
import type { FilePath } from "../files/file-path.js";
import type { AppendedBytes } from "../files/growth.js";
import { readOutput, type ProcessOutput } from "./output.js";
import type { RunningCommand } from "./commands.js";
import type { ProcessSteps } from "./steps.js";

/** How many bytes a process prints at most, besides the input it repeats and the files it follows. */
const maxOutputBytes = 2 ** 20;

/** The exit code of a process that a signal ended. */
const killedExitCode = -1;

/** What a process is connected to. */
export interface ProcessConnections {
  print: (stream: "stdout" | "stderr", bytes: Uint8Array) => void;
  /** Gets its exit code, once everything is printed. */
  exit: (code: number) => void;
  /** Whether its standard input is open. It is empty otherwise. */
  hasInput: boolean;
  follow: (path: FilePath, from: number) => AsyncIterableIterator<AppendedBytes>;
}

export type Execution = ReturnType<typeof createExecution>;

export function createExecution(
  clock: Clock,
  run: ProcessSteps,
  { print, exit, hasInput, follow }: ProcessConnections,
) {
  let exitCode: number | null = null;
  let failure: unknown;
  let duration = 0;
  let printed = 0;
  let held: ProcessOutput[] = [];
  let latest = Promise.resolve();
  let printsInput = false;
  let leave = () => {};
  let running: RunningCommand | undefined;

  /** Runs an action once everything before it is printed. */
  function then(action: () => unknown): Promise<void> {
    const done = latest.then(async () => void await action());
    latest = done.catch((error: unknown) => {
      failure ??= error;
      end(killedExitCode);
    });
    return done;
  }

  /** Prints the held output, each stream as a whole. */
  function flush(): void {
    const outputs = held;
    held = [];
    void then(async () => {
      for (const stream of ["stdout", "stderr"] as const) {
        const chunks: Uint8Array[] = [];
        for (const output of outputs) {
          if (output.stream === stream) chunks.push(await readOutput(output));
        }
        const bytes = Buffer.concat(chunks);
        if (bytes.length > 0) print(stream, bytes);
      }
    });
  }

  function end(code: number): void {
    if (exitCode !== null) return;
    exitCode = code;
    leave();
    flush();
    void then(() => exit(code));
  }

  /** Holds output until it is printed. Returns false when that is too much. */
  function hold(output: ProcessOutput, size: number): boolean {
    if (printed + size > maxOutputBytes) return false;
    printed += size;
    held.push(output);
    return true;
  }

  function goOn(response = true): void {
    while (exitCode === null) {
      const { done, value } = run.next(response);
      response = true;
      if (done) {
        end(value);
      } else if ("print" in value) {
        const bytes = Buffer.from(value.print as string);
        if (!hold({ stream: value.to ?? "stdout", bytes }, bytes.length)) {
          const problem = Buffer.from(`mock: a process prints at most ${maxOutputBytes} bytes here\n`);
          held.push({ stream: "stderr", bytes: problem });
          end(1);
        }
      } else if ("file" in value) {
        response = hold({ stream: "stdout", bytes: value }, value.file.bytes.size);
      } else if ("sleep" in value) {
        if (value.sleep === 0) continue;
        duration += value.sleep;
        leave = clock.after(value.sleep, () => goOn());
        flush();
        return;
      } else if ("follow" in value) {
        void goAlong(follow(value.follow, value.from), value.name);
        return;
      } else if ("run" in value) {
        const began = clock.now();
        running = value.run({
          clock,
          hasInput,
          print: (stream, bytes) => void then(() => print(stream, bytes)),
          exit(code) {
            duration += clock.now().getTime() - began.getTime();
            end(code);
          },
        });
        leave = running.end;
        flush();
        return;
      } else if (hasInput) {
        printsInput = value.input === "printed";
        flush();
        return;
      }
    }
  }

  /** Prints the bytes that are added to a file. */
  async function goAlong(pieces: AsyncIterableIterator<AppendedBytes>, name: string): Promise<void> {
    leave = () => void pieces.return?.();
    flush();
    try {
      for await (const { bytes, isFromStart } of pieces) {
        await then(() => {
          if (isFromStart) print("stderr", Buffer.from(`tail: ${name}: file truncated\n`));
          print("stdout", bytes);
        });
      }
    } catch { // the file is lost, or there is no memory for the output
      end(killedExitCode);
    }
  }

  /** Waits until everything so far is printed. It throws the first error, such as a lost file. */
  async function check(): Promise<void> {
    await latest;
    if (failure !== undefined) throw failure as Error;
  }

  return {
    /** Null while it runs. */
    exitCode: () => exitCode,
    /** How long its commands have taken so far, in milliseconds. */
    duration: () => duration,
    /** Runs the first steps, up to the first wait. */
    begin: () => goOn(),
    check,
    /** Writes to its standard input. It throws when that cannot be printed. */
    take: async (bytes: Uint8Array): Promise<void> => {
      if (running) return running.take(bytes);
      if (!printsInput || bytes.length === 0) return;
      const done = latest.then(() => print("stdout", bytes));
      latest = done.catch(() => {}); // the request fails, and the process continues
      await done;
    },
    /** Ends it by a signal, unless it has ended. */
    kill: () => end(killedExitCode),
  };
}

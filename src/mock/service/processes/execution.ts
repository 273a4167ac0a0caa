/** How the steps of a process are taken, by the clock of the mock: nothing runs but the clock. */
import type { Clock } from "../base/clock.js";
import type { FilePath } from "../files/file-path.js";
import type { Piece } from "../files/growth.js";
import { bytesOf, type Output } from "./output.js";
import type { Run } from "./steps.js";

/** How many bytes a process prints at most, besides what it repeats or follows. */
const mostPrinted = 2 ** 20;

/** The exit code of a process that a signal has ended. */
const killed = -1;

/** What a process is connected to. */
export interface Connections {
  print: (stream: "stdout" | "stderr", bytes: Uint8Array) => void;
  /** Takes its exit code, once everything is printed. */
  exit: (code: number) => void;
  /** Whether its standard input is open. It is empty otherwise. */
  hasInput: boolean;
  follow: (path: FilePath, from: number) => AsyncIterableIterator<Piece>;
}

export type Execution = ReturnType<typeof createExecution>;

export function createExecution(clock: Clock, run: Run, { print, exit, hasInput, follow }: Connections) {
  let exitCode: number | null = null;
  let failure: unknown;
  let duration = 0;
  let printed = 0;
  let held: Output[] = [];
  let latest = Promise.resolve();
  let printsInput = false;
  let leave = () => {};

  /** Does something once all before it is printed. */
  function then(action: () => unknown): Promise<void> {
    const done = latest.then(async () => void await action());
    latest = done.catch((error: unknown) => {
      failure ??= error;
      end(killed);
    });
    return done;
  }

  /** Prints what is held, each stream as a whole. */
  function flush(): void {
    const outputs = held;
    held = [];
    void then(async () => {
      for (const stream of ["stdout", "stderr"] as const) {
        const chunks: Uint8Array[] = [];
        for (const output of outputs) {
          if (output.stream === stream) chunks.push(await bytesOf(output));
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

  /** Holds what is to be printed, unless that is too much. */
  function hold(output: Output, size: number): boolean {
    if (printed + size > mostPrinted) return false;
    printed += size;
    held.push(output);
    return true;
  }

  function goOn(answer = true): void {
    while (exitCode === null) {
      const { done, value } = run.next(answer);
      answer = true;
      if (done) {
        end(value);
      } else if ("print" in value) {
        const bytes = Buffer.from(value.print as string);
        if (!hold({ stream: value.to ?? "stdout", bytes }, bytes.length)) {
          const problem = Buffer.from(`mock: a process prints at most ${mostPrinted} bytes here\n`);
          held.push({ stream: "stderr", bytes: problem });
          end(1);
        }
      } else if ("file" in value) {
        answer = hold({ stream: "stdout", bytes: value }, value.file.bytes.size);
      } else if ("sleep" in value) {
        if (value.sleep === 0) continue;
        duration += value.sleep;
        leave = clock.after(value.sleep, () => goOn());
        flush();
        return;
      } else if ("follow" in value) {
        void goAlong(follow(value.follow, value.from), value.name);
        return;
      } else if (hasInput) {
        printsInput = value.input === "printed";
        flush();
        return;
      }
    }
  }

  /** Prints what is added to a file. */
  async function goAlong(pieces: AsyncIterableIterator<Piece>, name: string): Promise<void> {
    leave = () => void pieces.return?.();
    flush();
    try {
      for await (const { bytes, isFromStart } of pieces) {
        await then(() => {
          if (isFromStart) print("stderr", Buffer.from(`tail: ${name}: file truncated\n`));
          print("stdout", bytes);
        });
      }
    } catch { // the file is lost, or there is no room for what is printed
      end(killed);
    }
  }

  /** Waits until everything up to now is printed. It throws what came in between, such as a file that is lost. */
  async function check(): Promise<void> {
    await latest;
    if (failure !== undefined) throw failure as Error;
  }

  return {
    /** Null while it goes on. */
    exitCode: () => exitCode,
    /** How long its commands have taken so far, in milliseconds. */
    duration: () => duration,
    /** Takes the first steps, up to where it has to wait. */
    begin: () => goOn(),
    check,
    /** Takes what is written to its standard input. It throws when that cannot be printed. */
    take: async (bytes: Uint8Array): Promise<void> => {
      if (!printsInput || bytes.length === 0) return;
      const done = latest.then(() => print("stdout", bytes));
      latest = done.catch(() => {}); // the request is refused, and the process goes on
      await done;
    },
    /** Ends it by a signal. One that has ended stays as it is. */
    kill: () => end(killed),
  };
}

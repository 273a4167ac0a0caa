/** Prints the output of a process in order, each stream as a whole. */
import { concatUint8Arrays, stringToUint8Array } from "uint8array-extras";
import { type ProcessOutput, readOutput } from "./output.js";

/** How many bytes a process prints at most, besides the input it repeats and the files it follows. */
const maxOutputBytes = 2 ** 20;

export type Print = (stream: "stdout" | "stderr", bytes: Uint8Array) => void;

/**
 * Creates a printer.
 *
 * @param onFailure Called when output cannot be printed, such as that of a file that is lost.
 */
export function createPrinter(print: Print, onFailure: () => void) {
  let failure: unknown;
  let printed = 0;
  let held: ProcessOutput[] = [];
  let latest = Promise.resolve();

  /** Runs an action once everything before it is printed. */
  function inTurn(action: () => unknown): Promise<void> {
    const done = latest.then(async () => void await action());
    latest = done.catch((error: unknown) => {
      failure ??= error;
      onFailure();
    });
    return done;
  }

  return {
    inTurn,
    /** Holds output until it is printed. Returns false if that is too much. */
    hold(output: ProcessOutput, size: number): boolean {
      if (printed + size > maxOutputBytes) return false;
      printed += size;
      held.push(output);
      return true;
    },
    /** Holds an error that says that the output is too much. */
    holdLimit(): void {
      const problem = stringToUint8Array(`mock: a process prints at most ${maxOutputBytes} bytes here\n`);
      held.push({ stream: "stderr", bytes: problem });
    },
    /** Prints the held output. */
    flush(): void {
      const outputs = held;
      held = [];
      void inTurn(async () => {
        for (const stream of ["stdout", "stderr"] as const) {
          const chunks: Uint8Array[] = [];
          for (const output of outputs) {
            if (output.stream === stream) chunks.push(await readOutput(output));
          }
          const bytes = concatUint8Arrays(chunks);
          if (bytes.length > 0) print(stream, bytes);
        }
      });
    },
    /** Repeats input. If that fails, only this call does. */
    async repeat(bytes: Uint8Array): Promise<void> {
      const done = latest.then(() => print("stdout", bytes));
      latest = done.catch(() => {});
      await done;
    },
    /** Waits until everything so far is printed. It throws the first error, such as a lost file. */
    async check(): Promise<void> {
      await latest;
      if (failure !== undefined) throw failure as Error;
    },
  };
}

/** Runs the steps of a process, by the clock of the mock. */
import { stringToUint8Array } from "uint8array-extras";
import type { Clock } from "../../base/clock.js";
import type { FilePath } from "../../model/files/file-path.js";
import type { RunningCommand } from "../../ports/commands.js";
import type { AppendedBytes } from "../files/growth.js";
import { createPrinter, type Print } from "./printer.js";
import type { ProcessSteps } from "./steps.js";

/** The exit code of a process that a signal ended. */
const killedExitCode = -1;

/** What a process is connected to. */
export interface ProcessConnections {
  print: Print;
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
  let duration = 0;
  let printsInput = false;
  let leave = () => {};
  let running: RunningCommand | undefined;
  const printer = createPrinter(print, () => end(killedExitCode));

  function end(code: number): void {
    if (exitCode !== null) return;
    exitCode = code;
    leave();
    printer.flush();
    void printer.inTurn(() => exit(code));
  }

  function goOn(isPrinted = true): void {
    while (exitCode === null) {
      const { done, value } = run.next(isPrinted);
      isPrinted = true;
      if (done) {
        end(value);
      } else if ("print" in value) {
        const bytes = typeof value.print === "string" ? stringToUint8Array(value.print) : value.print;
        if (!printer.hold({ stream: value.to ?? "stdout", bytes }, bytes.length)) {
          printer.holdLimit();
          end(1);
        }
      } else if ("file" in value) {
        isPrinted = printer.hold({ stream: "stdout", bytes: value }, value.file.bytes.size);
      } else if ("sleep" in value) {
        if (value.sleep === 0) continue;
        duration += value.sleep;
        leave = clock.after(value.sleep, () => goOn());
        printer.flush();
        return;
      } else if ("follow" in value) {
        void followFile(follow(value.follow, value.from), value.name);
        return;
      } else if ("run" in value) {
        const began = clock.now();
        running = value.run({
          clock,
          hasInput,
          print: (stream, bytes) => void printer.inTurn(() => print(stream, bytes)),
          exit(code) {
            duration += clock.now() - began;
            end(code);
          },
        });
        leave = running.end;
        printer.flush();
        return;
      } else if (hasInput) {
        printsInput = value.input === "printed";
        printer.flush();
        return;
      }
    }
  }

  /** Prints the bytes that are added to a file. */
  async function followFile(pieces: AsyncIterableIterator<AppendedBytes>, name: string): Promise<void> {
    leave = () => void pieces.return?.();
    printer.flush();
    try {
      for await (const { bytes, isFromStart } of pieces) {
        await printer.inTurn(() => {
          if (isFromStart) print("stderr", stringToUint8Array(`tail: ${name}: file truncated\n`));
          print("stdout", bytes);
        });
      }
    } catch { // the file is lost, or there is no memory for the output
      end(killedExitCode);
    }
  }

  return {
    /** Null while it runs. */
    exitCode: () => exitCode,
    /** How long its commands have taken so far, in milliseconds. */
    duration: () => duration,
    /** Runs the first steps, up to the first wait. */
    begin: () => goOn(),
    check: () => printer.check(),
    /** Writes to its standard input. It throws when that cannot be printed. */
    write: async (bytes: Uint8Array): Promise<void> => {
      if (running) return running.write(bytes);
      if (printsInput && bytes.length > 0) await printer.repeat(bytes); // if it fails, the process continues
    },
    /** Ends it by a signal, unless it has ended. */
    kill: () => end(killedExitCode),
  };
}

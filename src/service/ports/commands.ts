/** Runs the commands of requests: a shell on the files of the session, which `src/shell/` provides. */
import type { Clock } from "../base/clock.js";
import type { OpenDisk } from "../model/files/disk.js";

/** A command, as execve(2) accepts it. */
export interface ShellCommand {
  /** Its name or path, and its arguments. */
  argv: readonly [string, ...string[]];
  /** The working directory, normalised. */
  directory: string;
  env: Readonly<Record<string, string>>;
  /** The name of its user. */
  user: string;
}

/** What a running command is connected to. None of it is called after its end. */
export interface CommandConnections {
  clock: Clock;
  /** Whether its standard input is open. It is empty otherwise. */
  hasInput: boolean;
  print: (stream: "stdout" | "stderr", bytes: Uint8Array) => void;
  /** Gets its exit code, once everything is printed. */
  exit: (code: number) => void;
}

/** A command that runs. */
export interface RunningCommand {
  /**
   * Writes to its standard input.
   *
   * @throws {HttpError} With 400 if that is too much; with 429 if too many commands run.
   */
  write(bytes: Uint8Array): Promise<void>;
  /** Ends it at once, unless it has exited. */
  end: () => void;
}

/** Runs commands. */
export interface Commands {
  /** Whether there is a program with a name. */
  knows(name: string): boolean;
  /**
   * Runs a command on the files of a session.
   *
   * @throws {HttpError} With 429 if too many run.
   */
  run(disk: OpenDisk, command: ShellCommand, surface: CommandConnections): RunningCommand;
  /** Ends all of them. */
  close: () => Promise<void>;
}

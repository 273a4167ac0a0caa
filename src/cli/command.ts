/** What every command has. To add a command, write a module, and add it to the list in `index.ts`. */
export interface Command {
  /** What is typed after `cloud-browser-contract`. */
  name: string;
  /** What it does, in one line, for the overview of all commands. */
  summary: string;
  /** What `--help` prints, with a line for each option. */
  help: string;
  /**
   * Does the work, or starts a server that runs until a signal ends it.
   *
   * @param args What is typed after the name.
   * @throws {UsageError} When the arguments are wrong: the exit status is 2, and 1 for any other error.
   */
  run(args: string[]): Promise<void>;
}

/** What every command has, so that one more is a module and a line in the list of `index.ts`. */
export interface Command {
  /** What is typed after `cloud-browser-contract`. */
  name: string;
  /** What it does, in one line, for the overview of all commands. */
  summary: string;
  /** What `--help` prints, with a line for each option. */
  help: string;
  /**
   * Does the work, or starts what goes on until a signal ends it.
   *
   * @param args What is typed after the name.
   * @throws {UsageError} When the arguments cannot be understood: the exit status is 2, for other errors 1.
   */
  run(args: string[]): Promise<void>;
}

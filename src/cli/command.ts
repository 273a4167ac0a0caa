/** A command. To add one, write a module, and add it to the list in `index.ts`. */
export interface Command {
  /** The name that users type after `cloud-browser-contract`. */
  name: string;
  /** Its purpose in one line, for the overview of all commands. */
  summary: string;
  /** The text that `--help` prints, with a line for each option. */
  help: string;
  /**
   * Runs the command to its end, or starts a server that runs until a signal ends it.
   *
   * @param args The arguments after the name.
   * @throws {UsageError} If the arguments are invalid. The exit status is then 2, and 1 for any other error.
   */
  run(args: string[]): Promise<void>;
}

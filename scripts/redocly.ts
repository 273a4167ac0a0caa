/** Redocly, for the scripts that work on what it writes. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Runs a command of Redocly with the project's `redocly.yaml`.
 *
 * @returns What it prints.
 * @throws When Redocly fails; the message has what it printed.
 */
export async function redocly(...command: string[]): Promise<string> {
  const program = `${root}node_modules/@redocly/cli/bin/cli.js`;
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...command], { cwd: root });
  return stdout;
}

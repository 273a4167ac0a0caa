/** Runs Redocly, for scripts that read its output. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Runs a Redocly command with the project's `redocly.yaml`.
 *
 * @returns The standard output.
 * @throws When Redocly fails; the message has its output.
 */
export async function redocly(...command: string[]): Promise<string> {
  const program = `${root}node_modules/@redocly/cli/bin/cli.js`;
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...command], { cwd: root });
  return stdout;
}

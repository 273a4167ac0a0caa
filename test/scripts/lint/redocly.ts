/** Redocly with the project's `redocly.yaml`, for the tests of the house rules. */
import { execFile } from "node:child_process";
import { basename } from "node:path";
import { promisify } from "node:util";
import type { Node } from "../../support/contract.js";

/** Runs Redocly, and returns its JSON output: a report for each file, or one score. */
export async function redocly(...options: string[]): Promise<Node[]> {
  const command = ["node_modules/@redocly/cli/bin/cli.js", ...options, "--config", "redocly.yaml", "--format", "json"];
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: 2 ** 26 })
    .catch((error: { stdout: string }) => error); // Redocly exits with an error when it finds problems
  return stdout.slice(stdout.indexOf("{")).split(/(?<=^\})(?=\{)/m).map((report) => JSON.parse(report) as Node);
}

/** Lints descriptions in one run, and returns the problems by file name, each as `rule: message`. */
export async function lint(...files: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(files.map((file) => [basename(file), []]));
  const problems = (await redocly("lint", ...files)).flatMap((report) => report.problems as Node[]);
  for (const { ruleId, message, location: [{ source }] } of problems) {
    const known = found.get(basename(source.ref as string)) as string[];
    const problem = `${ruleId}: ${message}`;
    if (!known.includes(problem)) known.push(problem);
  }
  return found;
}

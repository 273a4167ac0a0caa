/** Packages of Python, each set in an environment of its own. */
import { dirname, join } from "node:path";
import { succeed } from "./run.js";

/**
 * Makes a virtual environment.
 *
 * @param folder Where it is to be.
 * @param packages What pip is to install in it.
 * @returns The path of its `python`.
 */
export async function installPython(folder: string, ...packages: string[]): Promise<string> {
  await succeed("python3", ["-m", "venv", folder], dirname(folder));
  const pip = ["install", "--quiet", "--disable-pip-version-check", ...packages];
  await succeed(join(folder, "bin/pip"), pip, dirname(folder));
  return join(folder, "bin/python");
}

/** Installs Python packages in a virtual environment. */
import { dirname, join } from "node:path";
import { succeed } from "./run.js";

/**
 * Creates a virtual environment, and installs packages in it.
 *
 * @param folder The folder of the environment.
 * @param packages The arguments of `pip install`.
 * @returns The path of the environment's `python`.
 */
export async function installPython(folder: string, ...packages: string[]): Promise<string> {
  await succeed("python3", ["-m", "venv", folder], dirname(folder));
  const pip = ["install", "--quiet", "--disable-pip-version-check", ...packages];
  await succeed(join(folder, "bin/pip"), pip, dirname(folder));
  return join(folder, "bin/python");
}

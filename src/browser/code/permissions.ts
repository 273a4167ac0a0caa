/** The permissions of a process that runs code: little more than using its browser. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { permissionFlags } from "../../node/permissions.js";
import type { RunnerModules } from "./messages.js";

/** How much memory the code may use. */
const maxMemoryMiB = 512;

/** The files of this package that it needs. */
const ownPrograms = ["*", "../targets.js"].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Finds the modules that a process uses. Projects with tests often have the TypeScript compiler. */
export function findModules(): RunnerModules {
  return {
    playwright: createRequire(import.meta.url).resolve("playwright-core"),
    typescript: resolveFrom(process.cwd(), "typescript"),
  };
}

function resolveFrom(folder: string, name: string): string | undefined {
  try {
    return createRequire(join(folder, "any.js")).resolve(name);
  } catch {
    return undefined;
  }
}

/**
 * Returns flags of Node.js that allow code its own directory and the network, and nothing else: no programs, no
 * workers, no add-ons, and no other files, such as those that reveal the environment of the mock.
 */
export function permissionsIn(folder: string, { playwright, typescript }: RunnerModules): string[] {
  const read = [...ownPrograms, join(dirname(playwright), "*"), ...typescript ? [join(dirname(typescript), "*")] : []];
  const own = join(folder, "*");
  const flags = permissionFlags({ read: [...read, own], write: [own], net: true });
  return [...flags, `--max-old-space-size=${maxMemoryMiB}`];
}

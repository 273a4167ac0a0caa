/** Optional peer dependencies. */
import { createRequire } from "node:module";

/**
 * Checks that a package is installed.
 *
 * @param what The feature that needs it, as the subject of a sentence.
 * @throws {Error} If it is not installed. The message is one line that says how to install it.
 */
export function checkInstalled(name: string, what: string): void {
  try {
    createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`${what} needs ${name}. Install it: npm install -D ${name}, pnpm add -D ${name}, or yarn add -D `
      + `${name}.`);
  }
}

/** Packages that are installed beside this one by those who need them. */
import { createRequire } from "node:module";

/**
 * Checks that a package can be loaded.
 *
 * @param what What needs it, as the beginning of a sentence.
 * @throws {Error} When it is not installed. The message is one line that says what to do.
 */
export function checkInstalled(name: string, what: string): void {
  try {
    createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`${what} needs ${name}. Install it: npm install -D ${name}, pnpm add -D ${name}, or yarn add -D `
      + `${name}.`);
  }
}

/** The files that pages and answers of the mock are made of. */
import { readFile } from "node:fs/promises";

/** Reads a file of `assets/`. */
export function readAsset(name: string): Promise<Buffer> {
  return readFile(new URL(`assets/${name}`, import.meta.url));
}

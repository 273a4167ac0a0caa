/** The files in `assets/`, which the mock's pages and responses use. */
import { readFile } from "node:fs/promises";

/** Reads a file of `assets/`. */
export function readAsset(name: string): Promise<Buffer> {
  return readFile(new URL(`../assets/${name}`, import.meta.url));
}

/** Reads the page of the panel, which the build has made. */
export function readPanel(): Promise<Buffer> {
  return readFile(new URL("../../../dist/mock/panel.html", import.meta.url)); // of src/ as well as of dist/
}

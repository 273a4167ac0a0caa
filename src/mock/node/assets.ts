/** The files in `assets/`, which the mock's pages and responses use. */
import { readFile } from "node:fs/promises";
import { HttpError } from "../../server/http-error.js";

/** Reads a file of `assets/`. */
export function readAsset(name: string): Promise<Buffer> {
  return readFile(new URL(`../assets/${name}`, import.meta.url));
}

/**
 * Reads the page of the panel.
 *
 * @throws {HttpError} With 404 if it has not been built.
 */
export function readPanel(): Promise<Buffer> {
  const file = new URL("../../../dist/mock/panel.html", import.meta.url); // of src/ as well as of dist/
  return readFile(file).catch(() => {
    throw new HttpError(404, [], "The panel has not been built. In a clone, npm run build does.");
  });
}

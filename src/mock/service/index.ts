/** The service, as far as the mock remembers it: files. Any other operation is answered by its example. */
import type { Handlers } from "../../operations.js";
import type { Storage } from "../storage.js";
import { createFiles, type Files, type StoredFile } from "./files.js";

export type { StoredFile };

export interface Service {
  handlers: Partial<Handlers>;
  /** A file of a browser session. */
  file: Files["get"];
  /** Forgets everything. */
  reset: Files["reset"];
}

/** Makes a service that knows nothing yet. */
export function createService(storage: Storage): Service {
  const files = createFiles(storage);
  return { handlers: files.handlers, file: files.get, reset: files.reset };
}

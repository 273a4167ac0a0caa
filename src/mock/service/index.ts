/** The service, in memory: each area of it in a file of its own. What is not here yet is answered by its example. */
import type { Handlers } from "../../operations.js";
import type { Storage } from "../storage.js";
import type { Shown } from "./area.js";
import { createClock } from "./clock.js";
import { createCredentialProviders } from "./credential-providers.js";
import { createCredentials } from "./credentials.js";
import { createExtensions } from "./extensions.js";
import { createFiles, type Files, type StoredFile } from "./files.js";
import { createProfiles } from "./profiles.js";
import { createProxies } from "./proxies.js";

export type { Shown, StoredFile };

export interface Service {
  handlers: Partial<Handlers>;
  /** A file of a browser session. */
  file: Files["get"];
  /** Makes everything as it is at the start: what the examples of the contract show is there, and nothing else. */
  reset(): Promise<void>;
}

/**
 * Makes a service that knows nothing before its first reset.
 *
 * @param storage Where it keeps bytes.
 * @param shown Gives what the contract shows.
 */
export function createService(storage: Storage, shown: Shown): Service {
  const clock = createClock();
  const world = { clock, storage, shown };
  const files = createFiles(storage);
  const areas = [
    createProfiles(world),
    createExtensions(world),
    createProxies(world),
    createCredentials(world),
    createCredentialProviders(world),
  ];
  return {
    handlers: Object.assign({}, files.handlers, ...areas.map(({ handlers }) => handlers)) as Partial<Handlers>,
    file: files.get,
    async reset() {
      await files.reset();
      for (const area of areas) {
        await area.clear();
        await area.seed();
      }
    },
  };
}

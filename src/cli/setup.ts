/** The module that `--setup` names: handlers of its own for the mock, and what exists at the start. */
import { watch } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type ContractClient, createClient } from "../index.js";
import type { Mock, MockHandlers } from "../mock/index.js";

/** What such a module exports. */
interface SetupModule {
  handlers?: MockHandlers;
  /** Adds to what exists at the start, by calls as any other client makes them. */
  seed?: (client: ContractClient) => unknown;
}

export interface Setup {
  handlers: MockHandlers;
  seed: (url: string) => Promise<void>;
  /** Loads the module again whenever its file changes. What exists stays. Gives a function that ends it. */
  watch(mock: Mock): () => void;
}

/** How long a file that is being written is left in peace, in milliseconds. */
const pause = 50;

/**
 * Loads a module.
 *
 * @param file Its path, relative to where the command was started.
 * @param token What the mock accepts, if it does not accept everything.
 * @throws {Error} When it cannot be loaded; the message is one line that says why.
 */
export async function loadSetup(file: string, token = "seed"): Promise<Setup> {
  const path = resolve(file);
  let current = await load(path);

  async function loadAgain(mock: Mock): Promise<void> {
    try {
      current = await load(path);
      mock.startWith(current.handlers ?? {});
      console.log(`Loaded ${file} again.`);
    } catch (error) {
      console.error(`${(error as Error).message} What it had before goes on.`);
    }
  }

  return {
    handlers: current.handlers ?? {},
    async seed(baseUrl) {
      await current.seed?.(createClient({ baseUrl, token }));
    },
    watch(mock) {
      let timer: NodeJS.Timeout | undefined;
      // The directory is watched, because many editors put a new file in the place of the old one.
      const watcher = watch(dirname(path), (_, name) => {
        if (name !== basename(path)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void loadAgain(mock), pause);
      });
      return () => {
        clearTimeout(timer);
        watcher.close();
      };
    },
  };
}

/** Loads a module as it is now: under a name that changes with the file, since Node.js loads each name once only. */
async function load(path: string): Promise<SetupModule> {
  try {
    const { mtimeMs } = await stat(path);
    const module = await import(`${pathToFileURL(path).href}?changed=${mtimeMs}`) as SetupModule;
    const { handlers = {}, seed } = module;
    if (typeof handlers !== "object") throw new Error("handlers must be an object of functions");
    if (seed !== undefined && typeof seed !== "function") throw new Error("seed must be a function");
    return module;
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new Error(`Cannot load ${path}: ${reason}.`, { cause: error });
  }
}

/** Loads the module of `--setup`: overrides for the mock, and resources at the start. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createClient } from "../../index.js";
import type { Mock, MockOverrides, Scenarios } from "../../mock/index.js";
import { checkExports, type SetupModule } from "./exports.js";
import { createImporter } from "./import.js";
import { explain } from "./where.js";

export interface Setup {
  overrides: MockOverrides;
  populate: (url: string) => Promise<void>;
  scenarios: Scenarios;
  /** Returns an error that names the module, if an error of the mock is about its overrides. */
  explain(error: unknown): Error | undefined;
  /** Reloads the module when one of its files changes, and survives its errors. Existing resources are kept. */
  watch(mock: Mock): void;
}

/** The loaded CommonJS modules. Node.js cannot reload them. */
const { cache } = createRequire(import.meta.url);

/** How long to wait after a change until the file is completely written, in milliseconds. */
const reloadDelayMs = 50;

/**
 * Loads a module.
 *
 * @param file Its path, relative to the working directory.
 * @param token The token that the mock accepts. By default it accepts any.
 * @throws {Error} If it cannot be loaded. The message is one line that says why, and where.
 */
export async function loadSetup(file: string, token = "any-token"): Promise<Setup> {
  const path = resolve(file);
  let watching: Mock | undefined;
  let timer: NodeJS.Timeout | undefined;
  let loading = Promise.resolve();
  const importer = createImporter(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      loading = loading.then(reload);
    }, reloadDelayMs).unref();
  });

  async function load(): Promise<SetupModule> {
    try {
      const module = await importer.load(path);
      const isCommonJs = Object.keys(cache).some((key) => key.replace(/\?.*$/, "") === path); // tsx adds a query
      if (isCommonJs) throw new Error('it is CommonJS. Name it .mjs, or add "type": "module" to package.json');
      return checkExports(module);
    } catch (error) {
      if (!existsSync(path)) throw new Error(`Cannot load ${path}: there is no such file.`, { cause: error });
      const why = withoutTypes(error) ?? await explain(error, importer.files());
      throw new Error(`Cannot load ${path}: ${why}`, { cause: error });
    }
  }

  async function reload(): Promise<void> {
    if (!watching) return;
    try {
      const next = await load();
      watching.setInitialOverrides(next.overrides ?? {});
      current = next;
      console.log(`Reloaded ${file}.`);
    } catch (error) {
      console.error(`${(aboutOverrides(error) ?? error as Error).message} The mock continues with the previous setup.`);
    }
  }

  function aboutOverrides(error: unknown): Error | undefined {
    const isAbout = error instanceof RangeError && error.message.startsWith("overrides: ");
    return isAbout ? new Error(`Cannot load ${path}: ${error.message}`) : undefined;
  }

  /** Logs an error that a handler throws outside of any request. It does not end the mock. */
  async function logUncaught(error: unknown): Promise<void> {
    const why = await explain(error, importer.files());
    console.error(`${path} failed outside of any request: ${why} The mock continues.`);
  }

  let current = await load();
  return {
    overrides: current.overrides ?? {},
    scenarios: current.scenarios ?? {},
    async populate(baseUrl) {
      try {
        await current.populate?.(createClient({ baseUrl, token }));
      } catch (error) {
        throw new Error(`populate of ${path} failed: ${await explain(error, importer.files())}`, { cause: error });
      }
    },
    explain: aboutOverrides,
    watch(mock) {
      watching = mock;
      process.on("uncaughtException", (error) => void logUncaught(error));
      process.on("unhandledRejection", (error) => void logUncaught(error));
    },
  };
}

/** Returns advice if Node.js cannot run TypeScript by itself. Node.js 22.18 and later can. */
function withoutTypes(error: unknown): string | undefined {
  const { code, message = "" } = (error ?? {}) as NodeJS.ErrnoException;
  if (code !== "ERR_UNKNOWN_FILE_EXTENSION" || !/"\.[cm]?ts"/.test(message)) return undefined;
  return `Node.js ${process.versions.node} does not run TypeScript. Use Node.js 22.18 or later, `
    + "install tsx and set NODE_OPTIONS=\"--import tsx\", or write JavaScript (.js, .mjs).";
}

/** Imports a module as it is now, with the files that it imports, and tells when one of them changes. */
import { watchFile } from "node:fs";
import * as nodeModule from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import { createResolveHook } from "./hooks.js";

export interface Importer {
  /** Imports an ES module, and every one that it imports by a path, without what Node.js remembers of them. */
  load: (path: string) => Promise<object>;
  /** The files that have been imported so far, without those of packages; also such that were not there. */
  files: () => string[];
}

/** How often a file is looked at, in milliseconds. */
const pollIntervalMs = 100;

/**
 * Makes the one importer of a process.
 *
 * @param changed Is called when a file has changed, was replaced, removed, or is there again.
 */
export function createImporter(changed: () => void): Importer {
  const watched = new Set<string>();
  let loads = 0;

  function found(url: string): void {
    const path = fileURLToPath(url.replace(/[?#].*$/s, ""));
    if (watched.has(path)) return;
    watched.add(path);
    // A look at the file now and then also sees what was replaced or comes from another machine, and a folder that is
    // removed and made again. It does not keep the process alive.
    watchFile(path, { interval: pollIntervalMs, persistent: false }, (now, before) => {
      if (now.ctimeMs !== before.ctimeMs) changed();
    });
  }

  const receive = addHook(found);
  return {
    async load(path) {
      const { href } = pathToFileURL(path);
      found(href);
      try {
        return await import(`${href}?setup=${++loads}`) as object;
      } finally {
        receive();
      }
    },
    files: () => [...watched],
  };
}

/** Adds the hook. Gives a function that receives what it has found so far. */
function addHook(found: (url: string) => void): () => void {
  // Node.js has it since 22.15, and `register` is deprecated since.
  const { registerHooks } = nodeModule as { registerHooks?: (hooks: object) => void };
  if (registerHooks) {
    registerHooks({ resolve: createResolveHook(found) });
    return () => {};
  }
  const { port1, port2 } = new MessageChannel();
  nodeModule.register("./hooks.js", { parentURL: import.meta.url, data: { port: port2 }, transferList: [port2] });
  port1.on("message", found).unref(); // what a handler imports while it runs
  return () => {
    for (let next = receiveMessageOnPort(port1); next; next = receiveMessageOnPort(port1)) {
      found(next.message as string);
    }
  };
}

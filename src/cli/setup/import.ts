/** Imports the current version of a module and of the files that it imports, and watches them for changes. */
import { watchFile } from "node:fs";
import * as nodeModule from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import { createResolveHook } from "./hooks.js";

export interface Importer {
  /** Imports an ES module and the files that it imports, without the cache of Node.js. */
  load: (path: string) => Promise<object>;
  /** Returns the files that have been imported so far, even if they do not exist, without those of packages. */
  files: () => string[];
}

/** How often each file is checked for changes, in milliseconds. */
const pollIntervalMs = 100;

/**
 * Creates the importer. A process can have only one.
 *
 * @param onChange Called when a file is changed, replaced, removed or created again.
 */
export function createImporter(onChange: () => void): Importer {
  const watched = new Set<string>();
  let loads = 0;

  function watch(url: string): void {
    const path = fileURLToPath(url.replace(/[?#].*$/s, ""));
    if (watched.has(path)) return;
    watched.add(path);
    // Unlike `watch`, polling also notices files that are replaced, that change on a network drive, or whose folder is
    // removed and created again. It does not keep the process alive.
    watchFile(path, { interval: pollIntervalMs, persistent: false }, (now, before) => {
      if (now.ctimeMs !== before.ctimeMs) onChange();
    });
  }

  const receiveUrls = addHook(watch);
  return {
    async load(path) {
      const { href } = pathToFileURL(path);
      watch(href);
      try {
        return await import(`${href}?setup=${++loads}`) as object;
      } finally {
        receiveUrls();
      }
    },
    files: () => [...watched],
  };
}

/** Adds the hook. Returns a function that receives the URLs that the hook has found so far. */
function addHook(onFile: (url: string) => void): () => void {
  // Node.js 22.15 adds it, and deprecates `register`.
  const { registerHooks } = nodeModule as { registerHooks?: (hooks: object) => void };
  if (registerHooks) {
    registerHooks({ resolve: createResolveHook(onFile) });
    return () => {};
  }
  const { port1, port2 } = new MessageChannel();
  nodeModule.register("./hooks.js", { parentURL: import.meta.url, data: { port: port2 }, transferList: [port2] });
  port1.on("message", onFile).unref(); // for files that a handler imports while it runs
  return () => {
    for (let next = receiveMessageOnPort(port1); next; next = receiveMessageOnPort(port1)) {
      onFile(next.message as string);
    }
  };
}

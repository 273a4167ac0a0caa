/**
 * Loads again what a module imports. Node.js keeps a module under its URL for good, so each load of the setup marks the
 * URLs of its own files with its number: `setup.mjs?setup=2` imports `parts.mjs?setup=2`. A package is loaded once.
 *
 * Older versions of Node.js run these hooks in a thread of their own; what they find comes through a port.
 */
import type { MessagePort } from "node:worker_threads";

interface Resolved {
  url: string;
}
type Resolve<R extends Resolved | Promise<Resolved>> = (specifier: string, context: { parentURL?: string }) => R;

/** What is written with a path is the author's own; a name alone is a package. */
const ownSpecifier = /^(?:[./#]|file:)/;
const marked = /[?&](setup=\d+)$/;

/** Makes the hook. It tells the URL of each file that it finds, and of each that is imported but not there. */
export function createResolveHook(found: (url: string) => void) {
  return function resolve<R extends Resolved | Promise<Resolved>>(
    specifier: string,
    context: { parentURL?: string },
    next: Resolve<R>,
  ): R {
    const [, mark] = marked.exec(context.parentURL ?? "") ?? [];
    if (mark === undefined || !ownSpecifier.test(specifier)) return next(specifier, context);
    if (!specifier.startsWith("#")) found(new URL(specifier, context.parentURL).href);
    const fresh = <T extends Resolved>(resolved: T): T => {
      if (!resolved.url.startsWith("file:")) return resolved;
      found(resolved.url);
      return { ...resolved, url: `${resolved.url}${resolved.url.includes("?") ? "&" : "?"}${mark}` };
    };
    const resolved = next(specifier, context);
    return (resolved instanceof Promise ? resolved.then(fresh) : fresh(resolved)) as R;
  };
}

let port: MessagePort | undefined;

/** Is called by `module.register`. */
export function initialize(data: { port: MessagePort }): void {
  port = data.port;
}

/** Is called by `module.register`, for every import of the process. */
export const resolve = createResolveHook((url) => port?.postMessage(url));

/**
 * Reloads the files that a module imports. Node.js caches modules by their URLs, so each load of the setup adds its
 * number to the URLs of its files: `setup.mjs?setup=2` imports `parts.mjs?setup=2`. Packages are loaded once.
 *
 * Older versions of Node.js run these hooks in a thread of their own, which sends the found URLs through a port.
 */
import type { MessagePort } from "node:worker_threads";

interface Resolved {
  url: string;
}
type Resolve<R extends Resolved | Promise<Resolved>> = (specifier: string, context: { parentURL?: string }) => R;

/** A specifier of a file: a path, a URL, or an alias of the author's package. Any other specifier is a package. */
const fileSpecifier = /^(?:[./#]|file:)/;
const marked = /[?&](setup=\d+)$/;

/**
 * Creates the hook.
 *
 * @param onFile Called with the URL of each imported file, even if the file does not exist.
 */
export function createResolveHook(onFile: (url: string) => void) {
  return function resolve<R extends Resolved | Promise<Resolved>>(
    specifier: string,
    context: { parentURL?: string },
    next: Resolve<R>,
  ): R {
    const [, mark] = marked.exec(context.parentURL ?? "") ?? [];
    if (mark === undefined || !fileSpecifier.test(specifier)) return next(specifier, context);
    if (!specifier.startsWith("#")) onFile(new URL(specifier, context.parentURL).href);
    const addMark = <T extends Resolved>(resolved: T): T => {
      if (!resolved.url.startsWith("file:")) return resolved;
      onFile(resolved.url);
      return { ...resolved, url: `${resolved.url}${resolved.url.includes("?") ? "&" : "?"}${mark}` };
    };
    const resolved = next(specifier, context);
    return (resolved instanceof Promise ? resolved.then(addMark) : addMark(resolved)) as R;
  };
}

let port: MessagePort | undefined;

/** Called by `module.register`, once. */
export function initialize(data: { port: MessagePort }): void {
  port = data.port;
}

/** Called by `module.register` for every import of the process. */
export const resolve = createResolveHook((url) => port?.postMessage(url));

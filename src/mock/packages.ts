/** The packages that only the mock needs. They are optional peers: who installs the client does not get them. */
import { createRequire } from "node:module";
import type createRouter from "find-my-way";
import type { Prism } from "./engine.js";

export interface Packages {
  prism: Prism;
  createRouter: typeof createRouter;
}

/**
 * Loads Prism and the router.
 *
 * @throws {Error} When one of them is not installed. The message is one line that says what to install.
 */
export async function loadPackages(): Promise<Packages> {
  try {
    const prism = await withoutFaker(() => import("@stoplight/prism-http"));
    const { default: createRouter } = await import("find-my-way");
    return { prism, createRouter };
  } catch (error) {
    if (!/MODULE_NOT_FOUND/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
    const command = "npm install --save-dev @stoplight/prism-http@5.12 find-my-way@9";
    throw new Error(`The mock needs packages that the client does not. Install them: ${command}`, { cause: error });
  }
}

/**
 * Prism loads faker with all its languages, for schemas that name one of its functions. That is half of the time to the
 * first answer and a third of the memory, so Prism gets a stand-in, which loads faker when it is first asked for
 * something. Nobody else gets it: once Prism is loaded, the cache of modules is as it was.
 */
async function withoutFaker<Module>(load: () => Promise<Module>): Promise<Module> {
  const require = createRequire(createRequire(import.meta.url).resolve("@stoplight/prism-http"));
  const path = pathOf("@faker-js/faker", require);
  if (path === undefined || path in require.cache) return load();
  const faker = new Proxy({}, {
    get: (_, name) => (require(path) as { default: Record<string | symbol, unknown> }).default[name],
  });
  require.cache[path] = { id: path, filename: path, loaded: true, exports: { default: faker } } as NodeJS.Module;
  try {
    return await load();
  } finally {
    Reflect.deleteProperty(require.cache, path);
  }
}

function pathOf(name: string, require: NodeJS.Require): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined; // another version of Prism may do without it
  }
}

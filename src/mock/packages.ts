/** The packages that only the mock needs. They are optional peers: who installs the client does not get them. */
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
    const prism = await import("@stoplight/prism-http");
    const { default: createRouter } = await import("find-my-way");
    return { prism, createRouter };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    const command = "npm install --save-dev @stoplight/prism-http@5.12 find-my-way@9";
    throw new Error(`The mock needs packages that the client does not. Install them: ${command}`, { cause: error });
  }
}

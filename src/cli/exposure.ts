/** Warns if other machines may reach a server. */
import { isLoopback } from "../trusted.js";

/**
 * Prints a warning unless a server listens on a loopback address.
 *
 * @param host Host that the server listens on.
 * @param use What others can do with the server, such as "read these docs.".
 */
export function warnIfExposed(host: string, use: string): void {
  if (!isLoopback(host)) console.warn(`Anyone who can reach ${host} can ${use}`);
}

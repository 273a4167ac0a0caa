/** Warns who opens a server to more than this machine. */

const loopback = ["127.0.0.1", "::1", "localhost"];

/**
 * Warns when others can reach a server.
 *
 * @param host Where it listens.
 * @param use What they can do then, such as "read these docs.".
 */
export function warnIfExposed(host: string, use: string): void {
  if (!loopback.includes(host)) console.warn(`Whoever reaches ${host} can ${use}`);
}

/** The ports that the servers of this project listen on. */
import { once } from "node:events";
import { createServer } from "node:net";

export const host = "127.0.0.1";

/**
 * Checks that a server can listen on a port.
 *
 * @param port The port: 0 to 65535.
 * @returns The port.
 * @throws {Error} When it is in use; the message says what to do.
 */
export async function checkPort(port: number): Promise<number> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`Cannot listen on ${host}:${port} (${code}). End what uses the port, or take another one.`);
  }
  probe.close();
  return port;
}

/** Ends the program with a line that says why. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

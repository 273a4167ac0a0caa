/** Checks the ports of `npm start` up front, so that the message names the option. */
import { once } from "node:events";
import { createServer } from "node:net";

export const host = "127.0.0.1";

/**
 * Checks that a server can listen on a port.
 *
 * @param port The port: 0 to 65535.
 * @param option The option of `npm start` that sets the port.
 * @throws {Error} When it cannot; the message names the port and says what to do.
 */
export async function checkPort(port: number, option: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    const why = code === "EADDRINUSE" ? `Port ${port} on ${host} is in use.` : `Cannot listen on ${port}: ${message}.`;
    throw new Error(`${why} Stop the program that uses it, or choose another: npm start -- --${option} ${port + 10}`);
  });
  probe.close();
  await once(probe, "close");
}

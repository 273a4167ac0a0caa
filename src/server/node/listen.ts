/** Starts to listen, and reports in one line why it fails. */
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Starts to listen, and resolves to the base URL of the server.
 *
 * @throws {Error} If it fails. The message is one line that says why.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code !== "EADDRINUSE") throw new Error(`Cannot listen on ${host}:${port}: ${message}.`);
    throw new Error(`Port ${port} on ${host} is in use. Stop the program that uses it, or choose another port.`);
  });
  const { address, family, port: ownPort } = server.address() as AddressInfo;
  if (address === "0.0.0.0" || address === "::") return `http://127.0.0.1:${ownPort}`; // it listens on all addresses
  return `http://${family === "IPv6" ? `[${address}]` : address}:${ownPort}`;
}

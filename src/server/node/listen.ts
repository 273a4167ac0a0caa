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
  await once(server, "listening").catch((cause: NodeJS.ErrnoException) => {
    const isInUse = cause.code === "EADDRINUSE";
    const message = isInUse
      ? `Port ${port} on ${host} is in use by another program.`
      : `Cannot listen on ${host}:${port}: ${cause.message}.`;
    throw new Error(message, { cause });
  });
  const { address, family, port: ownPort } = server.address() as AddressInfo;
  if (address === "0.0.0.0" || address === "::") return `http://127.0.0.1:${ownPort}`; // it listens on all addresses
  return `http://${family === "IPv6" ? `[${address}]` : address}:${ownPort}`;
}

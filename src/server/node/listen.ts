/** Where a server can be reached. */
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Has a server listen, and gives its base URL.
 *
 * @throws {Error} When it cannot; the message is one line that says why.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code !== "EADDRINUSE") throw new Error(`Cannot listen on ${host}:${port}: ${message}.`);
    throw new Error(`Port ${port} on ${host} is in use. Stop the program that uses it, or choose another port.`);
  });
  const { address, family, port: given } = server.address() as AddressInfo;
  if (address === "0.0.0.0" || address === "::") return `http://127.0.0.1:${given}`; // every address: also this one
  return `http://${family === "IPv6" ? `[${address}]` : address}:${given}`;
}

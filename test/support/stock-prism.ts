/** Stock Prism: the second target of the contract tests, and what the bench measures the mock against. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const prism = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");

/** A server in a process of its own. */
export interface StartedProcess {
  url: string;
  pid: number;
  close(): Promise<unknown>;
}

/**
 * Starts `prism mock` in a process of its own, without its log.
 *
 * @param description Path of the description to serve.
 * @throws {Error} When Prism ends before it answers; the message has what it printed.
 */
export async function startStockPrism(description = "openapi.yaml"): Promise<StartedProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [prism, "mock", description, "--port", `${port}`, "-v", "silent"]);
  const ended = once(server, "exit");
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => printed += chunk.toString());
  while (!await fetch(url).catch(() => undefined)) { // silent as it is, it does not say when it listens
    if (server.exitCode !== null) throw new Error(`Prism did not start:\n${printed}`);
    await wait(5);
  }
  return {
    url,
    pid: server.pid as number,
    close: () => {
      server.kill();
      return ended;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Servers in processes of their own: stock Prism, and the mock as its command starts it. Both keep no log. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const prism = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");

/** A server that answers. */
export interface Started {
  url: string;
  pid: number;
  /** Milliseconds from its start to its first answer. */
  startup: number;
  close(): Promise<unknown>;
}

/** Starts `prism mock`. */
export function startStockPrism(description = "openapi.yaml"): Promise<Started> {
  return start(prism, "mock", description, "-v", "silent");
}

/** Starts the mock that `npm run build` made. */
export function startBuiltMock(...options: string[]): Promise<Started> {
  return start("dist/cli/index.js", "mock", "--quiet", ...options);
}

/** Starts a command on a free port, and asks it until it answers: without its log, it does not say when it listens. */
async function start(...command: string[]): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const server = spawn(process.execPath, [...command, "--port", `${port}`]);
  const ended = once(server, "exit");
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk: Buffer) => printed += chunk.toString());
  }
  while (!await fetch(url).catch(() => undefined)) {
    if (server.exitCode !== null) throw new Error(`${command[0]} did not start:\n${printed}`);
    await wait(2);
  }
  return {
    url,
    pid: server.pid as number,
    startup: performance.now() - began,
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

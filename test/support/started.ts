/** Starts servers in their own processes: stock Prism, and the mock by its command. Neither prints a log. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { type AddressInfo, connect, createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

const prism = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");

const body = JSON.stringify({ src_path: "/a", dest_path: "/b" });
/** A request of an operation. Its time is part of the startup, because a server may postpone work until a request. */
const firstRequest = [
  "PUT /browsers/any-session/fs/move HTTP/1.1",
  "Host: 127.0.0.1",
  "Authorization: Bearer any-token",
  "Content-Type: application/json",
  `Content-Length: ${body.length}`,
  "Connection: close",
  "",
  body,
].join("\r\n");

/** A running server. */
export interface Started {
  url: string;
  pid: number;
  /** Time from its start to its first response, in milliseconds. */
  startup: number;
  close(): Promise<unknown>;
}

/** Starts `prism mock`. */
export function startStockPrism(description = "openapi.yaml"): Promise<Started> {
  return startServer(prism, "mock", description, "-v", "silent");
}

/** Starts the built mock. */
export function startBuiltMock(...options: string[]): Promise<Started> {
  return startServer("dist/cli.js", "mock", "--quiet", ...options);
}

/** Starts a command on a free port, and polls it until it responds: without a log, it does not say when it listens. */
export async function startServer(...command: string[]): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, [...command, "--port", `${port}`]);
  const ended = once(server, "exit");
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk: Buffer) => printed += chunk.toString());
  }
  while (!await answers(port)) {
    if (server.exitCode !== null) throw new Error(`${command[0]} did not start:\n${printed}`);
    await wait(2);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid as number,
    startup: performance.now() - began,
    close: () => {
      server.kill();
      return ended;
    },
  };
}

/** Returns whether a server responds. A refused connection costs it nothing. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  socket.write(firstRequest);
  const response = await buffer(socket).catch(() => Buffer.alloc(0));
  return response.length > 0;
}

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

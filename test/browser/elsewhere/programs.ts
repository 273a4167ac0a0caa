/** Programs of a test that end with it, with all that they have started. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** A program. */
export interface Program {
  /** Ends it and all that it has started at once, as when its machine is gone. */
  kill: () => Promise<void>;
}

/** Starts a program. Its output is not shown. */
export function startProgram(path: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Program {
  const child: ChildProcess = spawn(path, args, { env, stdio: "ignore", detached: true }); // a group of its own
  const ended = once(child, "exit");
  return {
    async kill() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid as number), "SIGKILL");
      await ended;
    },
  };
}

/** Returns ports that are free. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}

/** Waits until a URL has JSON that fits. */
export async function untilJson(url: string, fits: (json: never) => boolean, seconds = 60): Promise<void> {
  const last = performance.now() + seconds * 1000;
  for (;;) {
    const json = await fetch(url).then((response) => response.json()).catch(() => undefined) as never;
    if (json !== undefined && fits(json)) return;
    if (performance.now() > last) throw new Error(`${url} has ${JSON.stringify(json)} after ${seconds} s.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

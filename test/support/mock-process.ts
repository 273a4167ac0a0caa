/** A mock by itself, so that its memory and its handles are those of nothing else. `startMockProcess` forks it. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { startMock } from "cloud-browser-contract/mock";

const mock = await startMock();
let peak = 0;
let sampler: NodeJS.Timeout | undefined;

const commands = {
  url: () => mock.url,
  reset: () => mock.reset(),
  /** Bytes in use, once all garbage is gone. */
  memory: () => {
    globalThis.gc?.();
    return process.memoryUsage();
  },
  startSampling: () => {
    peak = process.memoryUsage.rss();
    sampler = setInterval(() => peak = Math.max(peak, process.memoryUsage.rss()), 5);
  },
  /** The most memory since `startSampling`, in bytes. */
  peak: () => {
    clearInterval(sampler);
    return peak;
  },
  /** Connections, and everything that is open. A file that is open is no active resource, but has a descriptor. */
  handles: () => ({
    connections: process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length,
    descriptors: readdirSync("/dev/fd").length,
  }),
  file: async (session: string, path: string) => {
    const file = mock.file(session, path);
    if (!file) return undefined;
    const hash = createHash("sha256");
    for await (const chunk of file.stream()) hash.update(chunk as Buffer);
    return { mode: file.mode, sha256: hash.digest("hex") };
  },
};

export type Commands = typeof commands;

process.on("message", ([name, ...args]: [keyof Commands, ...never[]]) => {
  const command: (...args: never[]) => unknown = commands[name];
  void Promise.resolve(command(...args)).then((answer) => process.send?.([answer]));
});
process.once("disconnect", () => void mock.close()); // also when the test process dies

/**
 * A mock in its own process, so that its memory and handles can be measured. `startMockProcess` forks it. It is written
 * in JavaScript, because loading a runner for TypeScript takes a quarter of a second.
 */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { startMock } from "cloud-browser-contract/mock";

const mock = await startMock();
let peak = 0;
/** @type {NodeJS.Timeout | undefined} */
let sampler;

const commands = {
  url: () => mock.url,
  reset: () => mock.reset(),
  /** Bytes in use after a garbage collection. */
  memory: () => {
    globalThis.gc?.();
    return process.memoryUsage();
  },
  startSampling: () => {
    peak = process.memoryUsage.rss();
    sampler = setInterval(() => peak = Math.max(peak, process.memoryUsage.rss()), 5);
  },
  /** The highest memory use since `startSampling`, in bytes. */
  peak: () => {
    clearInterval(sampler);
    return peak;
  },
  /** The numbers of connections and of descriptors. An open file has a descriptor, but is not an active resource. */
  handles: () => ({
    connections: process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length,
    descriptors: readdirSync("/dev/fd").length,
  }),
  file: async (/** @type {string} */ session, /** @type {string} */ path) => {
    const file = mock.file(session, path);
    if (!file) return undefined;
    const hash = createHash("sha256");
    for await (const chunk of file.stream()) hash.update(chunk);
    return { mode: file.mode, sha256: hash.digest("hex") };
  },
};

/** @typedef {typeof commands} Commands */

process.on("message", (/** @type {[keyof Commands, ...never[]]} */ [name, ...args]) => {
  /** @type {(...args: never[]) => unknown} */
  const command = commands[name];
  void Promise.resolve(command(...args)).then((answer) => process.send?.([answer]));
});
process.once("disconnect", () => void mock.close()); // also when the test process dies

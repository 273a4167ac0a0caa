/** Slow servers that comply with the contract: the check waits for them, and reports nothing. */
import { Transform } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { type Broken, check, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();

/** Carries out some requests later. */
const later = (milliseconds: number, isSlow: (method: string, url: string) => boolean): Broken => ({
  request: ({ method, url }) => isSlow(method, url) && wait(milliseconds),
});

/** Sends the events of streams only after a while, once: from when it ends an invocation for the first time. */
function pausing(milliseconds: number): Broken {
  let pause: Promise<void> | undefined;
  const paused = async (then: () => void) => {
    await pause;
    then();
  };
  return {
    request: ({ method }) => {
      if (method === "PATCH") pause ??= wait(milliseconds);
    },
    through(isStream) {
      if (!isStream) return undefined;
      return new Transform({
        transform: (chunk, _, done) => void paused(() => done(null, chunk)),
        flush: (done) => void paused(done),
      });
    },
  };
}

const createsPool = (method: string, url: string) => method === "POST" && url === "/browser_pools";

it.concurrent.each([
  ["creates pools late", "updateBrowserPool", later(400, createsPool)],
  ["ends invocations late", "streamInvocationEvents", later(200, (method) => method === "PATCH")],
  ["sends events late, once", "streamInvocationEvents", pausing(2000)],
] satisfies [string, string, Broken][])("a server that %s violates nothing", async (_, only, broken) => {
  const { breaches, sentences } = await check(await startBroken(mock.url, broken), { only: [only], settleMs: 1000 });
  expect(breaches).toEqual([]);
  expect(sentences.filter(({ outcome }) => outcome !== "proven")).toEqual([]);
});

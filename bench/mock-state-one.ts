/** Runs a mock as a child process. Sends the times of its starts and a reset, and the size of its heap on request. */
import { startMock } from "../dist/mock.js";

const began = performance.now();
const first = await startMock();
const firstStarted = performance.now();
const second = await startMock();
const secondStarted = performance.now();
await second.reset();
const times = {
  first: firstStarted - began,
  further: secondStarted - firstStarted,
  reset: performance.now() - secondStarted,
};
await second.close();

process.on("message", () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed / 2 ** 20);
});
process.once("disconnect", () => process.exit());
process.send?.({ url: first.url, times });

/** A mock in a process of its own: it tells how long its start and a reset took, and what is on its heap when asked. */
import { startMock } from "../dist/mock/index.js";

const began = performance.now();
const first = await startMock();
const between = performance.now();
const second = await startMock();
const ended = performance.now();
await second.reset();
const times = { first: between - began, further: ended - between, reset: performance.now() - ended };
await second.close();

process.on("message", () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed / 2 ** 20);
});
process.once("disconnect", () => process.exit());
process.send?.({ url: first.url, times });

/** A mock in a process of its own, which tells how long its start took, and what is on its heap when it is asked. */
import { startMock } from "../dist/mock/index.js";

const began = performance.now();
const first = await startMock();
const between = performance.now();
const second = await startMock();
const starts = [between - began, performance.now() - between];
await second.close();

process.on("message", () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed / 2 ** 20);
});
process.once("disconnect", () => process.exit());
process.send?.({ url: first.url, starts });

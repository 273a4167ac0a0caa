/** The mock below fetch keeps nothing of what was sent, however often. */
import { expect, it, onTestFinished } from "vitest";
import { exchange, startMockProcess } from "../support/raw.js";
import { conversations } from "./conversations.js";

it("thousands of conversations do not leak memory", async () => {
  const mock = await startMockProcess();
  onTestFinished(() => mock.end());
  const heapAfter = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      await Promise.all(conversations.map(([, bytes]) => exchange(mock.url, bytes)));
    }
    return (await mock.ask("memory")).heapUsed;
  };
  const before = await heapAfter(10);
  expect(await heapAfter(2000 / conversations.length) - before).toBeLessThan(4 * 2 ** 20);
});

/** A limit for tests of the time that a request takes. */
import { expect } from "vitest";

/**
 * Expects a call to take less than a second on an idle machine. Beside other tests the same work takes twice the time
 * of the processor.
 */
export async function withinASecond<Result>(happens: () => Promise<Result>): Promise<Result> {
  const began = process.cpuUsage();
  const result = await happens();
  const { user, system } = process.cpuUsage(began);
  expect(user + system).toBeLessThan(2_000_000);
  return result;
}

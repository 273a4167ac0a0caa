/** Stops the time of mocks, so that nothing changes while a test runs on a slow machine. */
import { onTestFinished, vi } from "vitest";

/**
 * Stops the time of every mock until the test ends. Only `advance` moves it.
 *
 * @param now The time. By default, the current one.
 */
export function stopTime(now = new Date()): void {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
}

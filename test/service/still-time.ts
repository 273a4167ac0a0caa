/** Stops the time of mocks, so that nothing changes while a test runs on a slow machine. */
import { onTestFinished, vi } from "vitest";

/** Stops the time of every mock until the test ends. Only `advance` moves it. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

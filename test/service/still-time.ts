/** Time that stands still, so that a slow machine cannot let anything get on while a test looks at it. */
import { onTestFinished, vi } from "vitest";

/** Has the time of every mock of this test go forward only by `advance`. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Ends a program on a signal: Ctrl-C, or one that another program sends. */
import { constants } from "node:os";

/**
 * Handles the signals that end a program.
 *
 * @param close Called on the first signal.
 * @param beforeExit Called on the second signal, before the program exits at once.
 */
export function onSignal(close: () => unknown, beforeExit: () => void = () => {}): void {
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isClosing) {
        beforeExit();
        process.exit(128 + constants.signals[signal]);
      }
      isClosing = true;
      void close();
    });
  }
}

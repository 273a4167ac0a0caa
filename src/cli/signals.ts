/** Ends a server on a signal: Ctrl-C, or one that another program sends. */
import { constants } from "node:os";

/**
 * Calls a function on the first signal that asks the program to end. A second one ends it at once.
 *
 * @param last Is called before that.
 */
export function onSignal(close: () => unknown, last: () => void = () => {}): void {
  let closes = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (closes) {
        last();
        process.exit(128 + constants.signals[signal]);
      }
      closes = true;
      void close();
    });
  }
}

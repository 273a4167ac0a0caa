/** How a command ends that serves something: by Ctrl-C, or by whoever started it. */
import { constants } from "node:os";

/** Calls a function on the first signal that asks the program to end. A second one ends it at once. */
export function onSignal(close: () => unknown): void {
  let closes = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (closes) process.exit(128 + constants.signals[signal]);
      closes = true;
      void close();
    });
  }
}

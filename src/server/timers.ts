/** The timers of the platform. Tests with fake timers replace the global ones, which a server must not wait for. */
const { setTimeout: startTimer, clearTimeout: stopTimer } = builtIn() ?? globalThis;

export { startTimer, stopTimer };

/** Returns the timers that are built into Node.js; undefined on other platforms. */
function builtIn(): typeof globalThis | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => typeof globalThis } };
  return process?.getBuiltinModule?.("node:timers");
}

/** Resolves after a time, in milliseconds, or when a signal is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = startTimer(end, ms);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();

    function end(): void {
      stopTimer(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    }
  });
}

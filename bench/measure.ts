/** Helpers for measurements: a server as a child process, competitors in turn, medians. */
import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Starts a server as a child process, passes its base URL to `use`, and stops it afterwards. */
export async function withServer<T>(use: (baseUrl: string) => Promise<T>, script = "server.ts"): Promise<T> {
  const server = fork(fileURLToPath(new URL(script, import.meta.url)));
  try {
    const port = await new Promise<number>((resolve, reject) => server.once("message", resolve).once("error", reject));
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.disconnect();
  }
}

/**
 * Runs each competitor once per round, and returns the results by round. A different one starts each round, so that no
 * competitor always pays for the garbage of the same predecessor.
 */
export async function inTurn<Name extends string, Result>(
  rounds: number,
  competitors: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result>[]> {
  const names = Object.keys(competitors) as Name[];
  const results = [];
  for (let round = 0; round < rounds; round++) {
    const result = {} as Record<Name, Result>;
    const start = round % names.length;
    for (const name of [...names.slice(start), ...names.slice(0, start)]) result[name] = await competitors[name]();
    results.push(result);
  }
  return results;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Returns the milliseconds that `work` takes. */
export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Returns the current and the peak memory of a process in MiB, from `/proc` (Linux only). */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, "m").exec(status)?.[1]) / 2 ** 10;
  return { now: figure("VmRSS"), peak: figure("VmHWM") };
}

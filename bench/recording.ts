/** Measures recordings: how long a restore takes, and how much memory a large one. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { median } from "./measure.js";

/** What a restore takes. */
export interface Restoring {
  /** Milliseconds for 1,000 changing calls. */
  restored: number;
  /** The same as a multiple of what they took by `mock.fetch`. */
  ratio: number;
  /** MiB for 100 MB, above the state itself. */
  memory: number;
}

/** Measures restores, in processes of their own. */
export async function measureRestoring(rounds = 3): Promise<Restoring> {
  const results: { called: number; restored: number; memory: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const script = fileURLToPath(new URL("recording-one.ts", import.meta.url));
    const child = fork(script, { execArgv: ["--import", "tsx", "--expose-gc"] });
    const failed = once(child, "exit").then(([code]) => {
      throw new Error(`The process ended with ${code}.`);
    });
    failed.catch(() => {}); // it ends in any case
    const [result] = await Promise.race([once(child, "message"), failed]) as [typeof results[number]];
    results.push(result);
  }
  return {
    restored: median(results.map(({ restored }) => restored)),
    ratio: median(results.map(({ called, restored }) => restored / called)),
    memory: median(results.map(({ memory }) => memory)),
  };
}

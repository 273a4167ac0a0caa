/** Measures recordings: how long a restore takes, and how much memory a large one. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  const folder = await mkdtemp(join(tmpdir(), "bench-recording-"));
  const har = join(folder, "large.har");
  try {
    await run("save", har);
    const times: { called: number; restored: number }[] = [];
    const memory: number[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(await run("times") as typeof times[number]);
      memory.push(await run("memory", har) as number);
    }
    return {
      restored: median(times.map(({ restored }) => restored)),
      ratio: median(times.map(({ restored, called }) => restored / called)),
      memory: median(memory),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(...args: string[]): Promise<unknown> {
  const script = fileURLToPath(new URL("recording-one.ts", import.meta.url));
  const child = fork(script, args, { execArgv: ["--import", "tsx", "--expose-gc"] });
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`The process ended with ${code}.`);
  });
  failed.catch(() => {}); // it ends in any case
  const [{ result }] = await Promise.race([once(child, "message"), failed]) as [{ result: unknown }];
  return result;
}

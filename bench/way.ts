/** Counts what one more `movePath` runs in the mock, by the coverage of V8: its way is short enough to be read. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What one request runs. */
export interface RequestWay {
  files: number;
  functions: number;
  /** The names of the functions, a line for each file. */
  listing: string;
}

/** What it ran when it was last changed. It may take more only for a reason: the latest were panel and coverage. */
export const wayLimits = { files: 50, functions: 122 };

export async function measureWay(): Promise<RequestWay> {
  const child = fork(fileURLToPath(new URL("way-one.ts", import.meta.url)), { execArgv: ["--import", "tsx"] });
  const failed = once(child, "exit").then(() => Promise.reject(new Error("The mock did not answer.")));
  const [way] = await Promise.race([once(child, "message"), failed]) as [{ file: string; functions: string[] }[]];
  const lines = way.map(({ file, functions }) => `${file}: ${functions.map((name) => name || "=>").join(", ")}`);
  return {
    files: way.length,
    functions: way.flatMap(({ functions }) => functions).length,
    listing: lines.join("\n"),
  };
}

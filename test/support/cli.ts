/** Runs the built command to its end, or starts its mock. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import type { Mock } from "../../src/mock/index.js";

export const program = "dist/cli.js";

/** Runs the command to its end, and returns its exit code and its output. */
export function run(
  command: string[],
  file = program,
  env = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const options = { env: { ...process.env, ...env } };
  return new Promise((resolve) => execFile(process.execPath, [file, ...command], options, (error, stdout, stderr) =>
    resolve({ code: Number(error?.code ?? 0), stdout, stderr })));
}

/** Starts the mock, and waits until it prints its URL. */
export async function start(options: string[] = [], env: Record<string, string> = {}) {
  const command = [program, "mock", "--port", "0", ...options];
  const child = spawn(process.execPath, command, { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines: string[] = [];
  const output = createInterface(child.stdout).on("line", (line) => lines.push(line));
  child.stderr.on("data", (chunk: Buffer) => lines.push(`stderr: ${chunk.toString()}`));
  await once(output, "line");
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { child, lines, ended, mock: { url: lines[0]?.split(" ").at(-1) } as Mock };
}

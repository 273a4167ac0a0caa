/** Starts processes that receive signals or end by themselves: the built command, and programs with a mock. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { Mock } from "../../src/mock/index.js";

/** How a process ended: its exit code, or the signal that ended it. */
export type Ended = [code: number | null, signal: NodeJS.Signals | null];

/** A running command. */
export interface Command {
  /** The URL of its mock, for the helpers that send requests. */
  mock: Mock;
  pid: number | undefined;
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<Ended>;
}

/** Starts the built `cloud-browser-contract mock`, and waits until it listens. */
export async function startCommand(folder: string, ...options: string[]): Promise<Command> {
  const command = ["dist/cli.js", "mock", "--port", "0", ...options];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, TMPDIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit") as Promise<Ended>;
  const failed = ended.then(([code]): never => {
    throw new Error(`The command ended with ${code}.`);
  });
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), failed]) as [string];
  const mock = { url: line.split(" ").at(-1) } as Mock;
  return { mock, pid: child.pid, kill: (signal) => void child.kill(signal), ended };
}

/** Runs a program to its end. It is the text of a module that can import the built package by its name. */
export async function runProgram(folder: string, program: string): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "--eval", program], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "exit") as Promise<Ended>]);
  return { code, stderr };
}

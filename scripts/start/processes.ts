/** The processes of `npm start`. They end with it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { host } from "./ports.js";

const cwd = fileURLToPath(new URL("../../", import.meta.url));
const running = new Set<ChildProcess>();
const servers = new Map<string, ChildProcess>();

process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** Thrown when a script fails. The message is what it printed. */
export class ScriptError extends Error {}

/** Starts a script from source, in a process group of its own: Ctrl-C reaches it by `stopAll` only. */
function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
}

/**
 * Runs a script to its end.
 *
 * @throws {ScriptError} If it fails.
 */
export async function runScript(...args: string[]): Promise<void> {
  const { stdout, stderr, ended } = outputOf(start(...args));
  const [printed, problem, code] = await Promise.all([text(stdout), text(stderr), ended]);
  if (code !== 0) throw new ScriptError(`${problem}${printed}`.trim());
}

/**
 * Serves the mock or the docs, by the command of the same name. If it is served already, that ends first.
 *
 * @param onLine Called with each further line that it prints.
 * @param options Other options of the command.
 * @returns Its URL, once it listens.
 * @throws {ScriptError} If it ends before.
 */
export async function serve(
  name: "mock" | "docs",
  port: number,
  onLine: (line: string) => void,
  options: string[] = [],
): Promise<string> {
  await stop(servers.get(name));
  const child = start("src/cli/index.ts", name, "--host", host, "--port", String(port), ...options);
  servers.set(name, child);
  const { stdout, stderr, ended } = outputOf(child);
  stderr.on("data", (bytes: Buffer) => process.stderr.write(bytes));
  const lines = createInterface(stdout);
  const failed = ended.then((): never => {
    throw new ScriptError(`The ${name} does not start.`);
  });
  const [first] = await Promise.race([once(lines, "line") as Promise<[string]>, failed]);
  failed.catch(() => {}); // it ends later
  lines.on("line", (line) => {
    if (!line.startsWith("Open it in a web browser")) onLine(line);
  });
  return /http:\/\/[^\s]+\d/.exec(first)?.[0] ?? first;
}

/** Ends every process, and resolves when they have ended. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || !running.has(child)) return;
  child.kill("SIGTERM");
  await once(child, "close");
}

/** Returns the output of a process, and its exit code once it has ended by itself: what `stop` ends has not failed. */
function outputOf(child: ChildProcess) {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The process has no output.");
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => {
      if (!child.killed) resolve(code);
    });
  });
  return { stdout, stderr, ended };
}

/** A process that runs code, one task at a time. It always ends with the mock, even if that is killed. */
import { spawn } from "node:child_process";
import { mkdir, realpath, rm } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { BrowserReplContent } from "../../../generated/openapi.js";
import { splitLines } from "./lines.js";
import type { TaskResult, RunnerMessage, CodeTask } from "./messages.js";
import { findModules, permissionsIn } from "./permissions.js";

/** How many characters a process writes per task at most. If there are more, they are not from `runner.js`. */
const maxOutputLength = 2 ** 27;

const runner = fileURLToPath(new URL("runner.js", import.meta.url));

/** Listens to a task. */
export interface TaskListener {
  content: (content: BrowserReplContent) => void;
}

/** A process that runs code. */
export interface CodeProcess {
  /** Is aborted when it ends: it accepts no more tasks then. */
  signal: AbortSignal;
  /** Runs a task. Returns undefined when the process ends before the task. */
  run(task: CodeTask, watcher: TaskListener): Promise<TaskResult | undefined>;
  /** Ends it at once. */
  end: () => void;
  /** Resolves when it has ended and its directory is removed. */
  ended: Promise<void>;
}

/**
 * Starts a process.
 *
 * @param folder Its directory, which exists as long as the process.
 * @param idleTimeoutMs How long it waits for the next task. By default, it does not end by itself.
 */
export function startCodeProcess(folder: Promise<string>, idleTimeoutMs?: number): CodeProcess {
  const kill = new AbortController();
  const end = () => kill.abort();
  let idle: NodeJS.Timeout | undefined;
  let left = maxOutputLength;
  let current: (TaskListener & { done: (done: TaskResult) => void }) | undefined;
  const started = start();
  const ended = untilEnded();

  async function start() {
    await mkdir(await folder, { recursive: true });
    const path = await realpath(await folder); // permissions apply to the real path
    const means = findModules();
    const child = spawn(process.execPath, [...permissionsIn(path, means), runner, JSON.stringify(means)], {
      cwd: path,
      env: { TMPDIR: path },
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
      signal: kill.signal,
      killSignal: "SIGKILL",
    });
    child.on("error", () => {}); // the signal
    const closed = new Promise<void>((resolve) => child.once("close", resolve)).then(end);
    guard(child.pid, closed);
    const [, , , output, input] = child.stdio as unknown[] as [null, null, null, Readable, Writable];
    input.on("error", () => {}); // it has ended
    const read = splitLines(handleMessage);
    output.setEncoding("utf8").on("data", (text: string) => {
      left -= text.length;
      if (left < 0) end();
      else read(text);
    });
    return { input, closed };
  }

  /** Handles a message of the process. The code could write anything in its place. */
  function handleMessage(line: string): void {
    try {
      const message = JSON.parse(line) as RunnerMessage;
      if ("content" in message) current?.content(message.content);
      else current?.done(message.done);
    } catch {
      end();
    }
  }

  async function untilEnded(): Promise<void> {
    const { closed } = await started;
    await closed;
    await rm(await folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }

  ended.catch(end); // it could not be started
  return {
    signal: kill.signal,
    async run(task, watcher) {
      clearTimeout(idle);
      left = maxOutputLength;
      const { input, closed } = await started;
      const done = new Promise<TaskResult>((resolve) => current = { ...watcher, done: resolve });
      input.write(`${JSON.stringify(task)}\n`);
      const ran = await Promise.race([done, closed.then(() => undefined)]);
      current = undefined;
      if (idleTimeoutMs !== undefined) idle = setTimeout(end, idleTimeoutMs).unref();
      return ran;
    },
    end,
    ended: ended.catch(() => {}),
  };
}

/**
 * Ends a process with this one, even if it is in an endless loop and this one is killed: a shell waits until its input
 * is closed. Where there is no shell, such a loop continues.
 */
function guard(pid: number | undefined, closed: Promise<unknown>): void {
  if (pid === undefined) return;
  const shell = spawn("sh", ["-c", 'read -r _; kill -9 "$0"', String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true, // Ctrl-C must not end it
  });
  shell.on("error", () => {});
  shell.stdin.on("error", () => {});
  void closed.then(() => shell.kill("SIGKILL"));
}

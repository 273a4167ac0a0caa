/** Runs a task in a process: answers its calls, passes on its output, and returns its result. */
import { once } from "node:events";
import type { Clock } from "../service/base/clock.js";
import { messageOf } from "../server/errors.js";
import type { ShellFiles } from "./files.js";
import type { WorkerMessage, ScriptResult, ShellTask, Worker } from "./workers.js";

/** How many bytes a command may print. The rest is cut off, and the command ends. */
const maxOutputBytes = 2 ** 24;

/** The exit code of a killed command: that of SIGKILL in a shell. */
const killedExitCode = 137;

/** What a task is connected to. */
export interface TaskConnections {
  files: ShellFiles;
  clock: Clock;
  print: (stream: "stdout" | "stderr", bytes: Uint8Array) => void;
  /** Ends the task. Nothing is printed after that. */
  signal: AbortSignal;
}

/** Runs a task in a process. If the process is killed or ends, it is spoiled: it cannot be used again. */
export async function runTask(
  { child, ready }: Worker,
  task: ShellTask,
  { files, clock, print, signal }: TaskConnections,
): Promise<ScriptResult & { isSpoiled: boolean }> {
  const over = new AbortController();
  const sleeping = new Set<() => void>();
  const operations: Record<string, (...args: never[]) => Promise<unknown>> = {
    ...files,
    sleep: (ms: number) => new Promise<void>((resolve) => {
      const callOff = clock.after(ms, () => {
        sleeping.delete(callOff);
        resolve();
      });
      sleeping.add(callOff);
    }),
  };
  let printed = 0;

  /** Answers a call of the process. */
  async function answer(id: number, method: string, args: unknown[]): Promise<void> {
    const operation = operations[method] as (...args: unknown[]) => Promise<unknown>;
    const reply = await (async () => operation(...args))().then(
      (value) => ({ id, value }),
      (error: unknown) => ({ id, error: { message: messageOf(error), code: (error as { code?: string }).code } }),
    );
    if (child.connected) child.send(reply, () => {}); // it may have ended
  }

  const ended = new Promise<ScriptResult & { isSpoiled: boolean }>((resolve) => {
    const fail = (why: string) => {
      if (!signal.aborted) print("stderr", Buffer.from(`mock: ${why}\n`));
      resolve({ exitCode: killedExitCode, env: {}, isUnread: false, isSpoiled: true });
    };
    function handleMessage(message: WorkerMessage): void {
      if (signal.aborted) return;
      if ("result" in message) return resolve({ ...message.result, isSpoiled: false });
      if ("method" in message) return void answer(message.id, message.method, message.args);
      const fitting = message.bytes.subarray(0, maxOutputBytes - printed);
      printed += fitting.length;
      if (fitting.length > 0) print(message.stream, fitting);
      if (fitting.length < message.bytes.length) fail(`a process prints at most ${maxOutputBytes} bytes here`);
    }
    over.signal.addEventListener("abort", () => void child.off("message", handleMessage));
    signal.addEventListener("abort", () => fail("killed"), { signal: over.signal });
    once(child, "exit", { signal: over.signal }).then(
      () => fail("the process of the command ended: it used too much memory, or was killed"),
      () => {}, // the task is over
    );
    ready.then(() => {
      child.on("message", handleMessage); // its first message was that it is ready
      child.send(task, () => {});
    }, (error: unknown) => fail(messageOf(error)));
  });
  try {
    return await ended;
  } finally {
    over.abort();
    for (const callOff of sleeping) callOff();
  }
}

/** The processes that run commands, each one command at a time. An idle process soon ends. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { HttpError } from "../server/http-error.js";
import { permissionFlags } from "../node/permissions.js";

/** How many processes may run at once. */
const maxWorkers = 8;
/** The memory of a process for the computations of a command. */
const memoryMiB = 256;
/** How long a process may be idle, and how many may be. */
const idleTimeoutMs = 10_000;
const maxIdle = 2;

/** A script to run. */
export interface ShellTask {
  source: string;
  directory: string;
  env: Readonly<Record<string, string>>;
  user: string;
}

/** The result of a script. */
export interface ScriptResult {
  exitCode: number;
  /** The variables at its end. */
  env: Record<string, string>;
  /** The number that the script wrote to the file descriptor 9, if it did. */
  status?: number;
  /** Whether nothing was run, because of a syntax error. */
  isUnread: boolean;
}

/** A message of a process: a call, output, or its result. */
export type WorkerMessage = { id: number; method: string; args: unknown[] }
  | { stream: "stdout" | "stderr"; bytes: Uint8Array }
  | { result: ScriptResult };

export interface Worker {
  child: ChildProcess;
  /** The names of its programs, once it is ready. Rejects when it cannot start. */
  ready: Promise<string[]>;
}

const runner = fileURLToPath(new URL("runner.js", import.meta.url));

/** Returns the paths that a process must read: its program, and the folders that may contain just-bash. */
function readable(): string[] {
  const folders = (path: string): string[] =>
    dirname(path) === path ? [path] : [path, ...folders(dirname(path))];
  const justBash = createRequire(import.meta.url).resolve("just-bash");
  const around = new Set([...folders(dirname(runner)), ...folders(dirname(justBash))]);
  const modules = [...around].map((path) => join(path, "node_modules"));
  return [dirname(runner), join(dirname(runner), "../../package.json"), ...modules];
}

export function createWorkers() {
  const execArgv = [...permissionFlags({ read: readable() }), `--max-old-space-size=${memoryMiB}`];
  const all = new Set<ChildProcess>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  let busy = 0;

  function start(): Worker {
    const child = fork(runner, {
      env: {},
      execArgv,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      detached: true, // Ctrl-C must only end the mock itself
    });
    all.add(child);
    const ended = once(child, "exit").catch(() => {}).finally(() => all.delete(child));
    const ready = Promise.race([
      once(child, "message").then(([message]) => (message as { names: string[] }).names),
      ended.then(() => Promise.reject(new Error("just-bash cannot run: its process ended at once."))),
    ]);
    ready.catch(() => {}); // callers get the error from `ready`
    child.on("error", () => {}); // it has ended
    const worker = { child, ready };
    void ended.then(() => end(worker));
    return worker;
  }

  function end(worker: Worker): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.child.kill("SIGKILL");
  }

  return {
    /**
     * Returns an idle process, or starts one.
     *
     * @throws {HttpError} With 429 if too many are busy.
     */
    acquire(): Worker {
      if (busy === maxWorkers) {
        const message = `This mock runs at most ${maxWorkers} commands at once. End one, or wait until one ends.`;
        throw new HttpError(429, [], message, { headers: { "Retry-After": "1" } });
      }
      busy++;
      const [worker] = idle.keys();
      if (!worker) return start();
      clearTimeout(idle.get(worker));
      idle.delete(worker);
      worker.child.ref();
      worker.child.channel?.ref();
      return worker;
    },
    /** Returns a process after its task. A spoiled process is ended. */
    release(worker: Worker, isSpoiled: boolean): void {
      busy--;
      if (isSpoiled || idle.size === maxIdle) return end(worker);
      worker.child.unref();
      worker.child.channel?.unref();
      idle.set(worker, setTimeout(() => end(worker), idleTimeoutMs).unref());
    },
    /** Ends all of them. */
    close: async (): Promise<void> => {
      for (const worker of [...idle.keys()]) end(worker);
      await Promise.all([...all].map(async (child) => {
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        await ended;
      }));
    },
  };
}

export type Workers = ReturnType<typeof createWorkers>;

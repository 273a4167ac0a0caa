/** Runs the commands of requests by just-bash, a simulated shell, on the files of a session. */
import { checkInstalled } from "../node/peer.js";
import type { OpenDisk } from "../service/model/files/disk.js";
import type {
  CommandConnections, Commands, RunningCommand, ShellCommand,
} from "../service/ports/commands.js";
import { createShellFiles } from "./files.js";
import { createLineBuffer, hasLineEnd, sourceOfLines, type ShellState, stateAfter } from "./lines.js";
import { readsScript, sourceOf } from "./source.js";
import { runTask } from "./tasks.js";
import { createWorkers, type Worker } from "./workers.js";

/** Builtins that can also be run as programs. */
const builtIn = ["test", "["];

/** Redirects the output of a command to files that accept any bytes. */
const output = ">/proc/self/fd/1 2>/proc/self/fd/2";

/**
 * Creates the shell that runs commands.
 *
 * @throws {Error} If just-bash is not installed, or cannot run. The message is one line that says what to install.
 */
export async function createCommands(): Promise<Commands> {
  checkInstalled("just-bash", "A shell");
  const workers = createWorkers();
  const first = workers.acquire();
  const names = new Set([...await first.ready, ...builtIn]);
  workers.release(first, false);

  return {
    knows: (name) => names.has(name),
    run: (disk, command, surface) =>
      surface.hasInput && readsScript(command.argv) ? runLines(disk, command, surface) : runOne(disk, command, surface),
    close: workers.close,
  };

  function runOne(
    disk: OpenDisk,
    { argv, directory, env, user }: ShellCommand,
    surface: CommandConnections,
  ): RunningCommand {
    const worker = workers.acquire();
    const ends = new AbortController();
    const task = { source: sourceOf(argv, output), directory, env: environment(user, env), user };
    void runTask(worker, task, { ...surface, files: createShellFiles(disk), signal: ends.signal })
      .then(({ exitCode, isSpoiled }) => {
        workers.release(worker, isSpoiled);
        if (!ends.signal.aborted) surface.exit(exitCode);
      });
    return { write: () => Promise.resolve(), end: () => ends.abort() }; // its input was closed at the start
  }

  /** Runs a shell that reads its script from its input. It has a process only while it has something to run. */
  function runLines(
    disk: OpenDisk,
    { directory, env, user }: ShellCommand,
    surface: CommandConnections,
  ): RunningCommand {
    const ends = new AbortController();
    const lines = createLineBuffer();
    const connections = { ...surface, files: createShellFiles(disk), signal: ends.signal };
    let state: ShellState | undefined = { directory, env: environment(user, env), code: 0 };
    let isRunning = false;

    async function goOn(worker: Worker): Promise<void> {
      let isSpoiled = false;
      let exitCode = 0;
      while (state && !isSpoiled && !ends.signal.aborted) {
        const text = lines.next();
        if (text === undefined) break;
        const task = { source: sourceOfLines(text, state, output), ...state, user };
        const result = await runTask(worker, task, connections);
        state = stateAfter(result, state);
        ({ isSpoiled, exitCode } = result);
      }
      workers.release(worker, isSpoiled);
      isRunning = false;
      if (!state && !ends.signal.aborted) surface.exit(exitCode);
    }

    return {
      async write(bytes) {
        const worker = isRunning || !hasLineEnd(bytes) ? undefined : workers.acquire();
        try {
          lines.add(bytes);
        } catch (error) {
          if (worker) workers.release(worker, false);
          throw error;
        }
        if (worker) {
          isRunning = true;
          void goOn(worker);
        }
        return Promise.resolve();
      },
      end: () => ends.abort(),
    };
  }
}

/** Returns the variables of a command: those of a login, and its own. */
function environment(user: string, env: ShellCommand["env"]): Record<string, string> {
  const HOME = user === "root" ? "/root" : `/home/${user}`;
  return { PATH: "/usr/local/bin:/usr/bin:/bin", HOME, USER: user, LOGNAME: user, SHELL: "/bin/bash", ...env };
}

/** The processes of all browser sessions. They only look as if they ran: nothing is ever started on this machine. */
import type { ExecProcessRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Area, World } from "../base/area.js";
import { createCollection } from "../base/collection.js";
import { followed } from "../base/feed.js";
import type { Files } from "../files/index.js";
import type { Session, Sessions } from "../sessions/index.js";
import { shownSession } from "../sessions/shown.js";
import { createWait } from "../sessions/wait.js";
import { type Outcome, outcomeOf } from "./commands.js";
import { createProcess, type Process, type Start } from "./process.js";

type Operation
  = | "execProcess" | "spawnProcess" | "getProcessStatus" | "streamProcessStdout" | "writeProcessStdin"
    | "resizeProcess" | "killProcess";

/** How many seconds a command may take that is waited for, unless its request says it. */
const usualLimit = 60;

/** The number of the first process of a session. */
const firstPid = 1204;

/** What a running process seems to use. */
const usage = { cpu_pct: 0.5, mem_bytes: 2 ** 21 };

export function createProcesses({ clock, budget, shown }: World, sessions: Sessions, files: Files) {
  const wait = createWait(clock, sessions);
  const processesOf = sessions.each((session) => {
    const processes = createCollection<Process>("process", budget);
    sessions.whenEnded(session, () => {
      for (const process of processes.all()) process.kill();
      processes.clear();
    });
    return processes;
  });

  /** Adds a process, and makes room for what it prints by itself. */
  function add(session: Session, start: Omit<Start, "pid">, outcome?: Outcome): Process {
    const processes = processesOf(session);
    return processes.add(createProcess(clock, { pid: firstPid + processes.all().length, ...start }), outcome);
  }

  /** Checks a command, and tells what comes of it in a session. */
  async function prepare(id: string, { command, as_user, as_root, ...request }: ExecProcessRequest) {
    sessions.get(id);
    if (typeof as_user === "string" && as_root) {
      throw new HttpError(400, ["as_user cannot be given together with as_root."]);
    }
    if (command === "") throw new HttpError(400, ["command must not be empty."]);
    if (request.cwd && !files.hasDirectory(id, request.cwd)) {
      throw new HttpError(400, [`cwd: there is no directory ${request.cwd}.`]);
    }
    if ((request.timeout_sec ?? 0) < 0) throw new HttpError(400, ["timeout_sec must not be negative."]);
    const outcome = await outcomeOf({ command, ...request }, (path) => files.get(id, path));
    return { outcome, session: sessions.get(id) }; // it may have ended in the meantime
  }

  function find(path: { id: string; process_id: string }): Process {
    return processesOf(sessions.get(path.id)).get(path.process_id);
  }

  function findRunning(path: { id: string; process_id: string }): Process {
    const process = find(path);
    const code = process.exitCode();
    if (code !== null) throw new HttpError(400, [`process_id: the process has exited, with the code ${code}.`]);
    return process;
  }

  return {
    handlers: {
      async execProcess({ path: { id }, body }, { signal }) {
        const { outcome: { exitCode, stdout, stderr, duration }, session } = await prepare(id, body);
        const limit = body.timeout_sec ?? usualLimit;
        const isTooLong = duration > limit * 1000;
        await wait(session, isTooLong ? limit * 1000 : duration, signal);
        sessions.get(id); // it may have ended in the meantime
        if (isTooLong) throw new HttpError(500, [], `The command ${body.command} took longer than ${limit} seconds.`);
        const result = {
          exit_code: exitCode,
          stdout_b64: Buffer.from(stdout).toString("base64"),
          stderr_b64: Buffer.from(stderr).toString("base64"),
          duration_ms: Math.round(duration),
        };
        return { status: 200, body: result };
      },
      async spawnProcess({ path: { id }, body: { allocate_tty = false, ...body } }) {
        const { outcome, session } = await prepare(id, body);
        const { timeout_sec } = body;
        const process = add(session, { startedAt: clock.timestamp(), hasTerminal: allocate_tty }, outcome);
        process.begin(outcome, typeof timeout_sec === "number" ? timeout_sec * 1000 : Infinity);
        return { status: 200, body: { process_id: process.id, pid: process.pid, started_at: process.startedAt } };
      },
      getProcessStatus({ path }) {
        const exit_code = find(path).exitCode();
        if (exit_code !== null) return { status: 200, body: { state: "exited", exit_code } };
        return { status: 200, body: { state: "running", exit_code, ...usage } };
      },
      streamProcessStdout: ({ path }) => followed(find(path).output.follow()),
      writeProcessStdin({ path, body: { data_b64 } }) {
        const process = findRunning(path);
        const bytes = Buffer.from(data_b64, "base64"); // which passes over what is none
        if (bytes.toString("base64") !== data_b64) {
          throw new HttpError(400, ["data_b64 must be Base64, with padding (RFC 4648, section 4)."]);
        }
        processesOf(sessions.get(path.id)).makeRoom(process, data_b64);
        process.take(bytes);
        return { status: 200, body: { written_bytes: bytes.length } };
      },
      resizeProcess({ path }) {
        if (findRunning(path).hasTerminal) return { status: 200, body: { ok: true } };
        throw new HttpError(400, ["process_id: the process has no pseudo-terminal. Start it with allocate_tty."]);
      },
      killProcess({ path }) {
        const process = find(path);
        if (process.exitCode() !== null) throw new HttpError(404, [], `The process ${process.id} has exited already.`);
        process.kill();
        return { status: 200, body: { ok: true } };
      },
    },
    /** Two processes are there, until somebody ends them: the one that examples start, and a shell in a terminal. */
    async seed() {
      const session = await shownSession(shown, sessions);
      const { process_id: id, started_at: startedAt } = await shown("spawnProcess") ?? {};
      if (!session || !startedAt) return;
      const process = add(session, { id, startedAt, hasTerminal: false });
      process.begin(await outcomeOf({ command: "cat" }, () => undefined));
      for await (const event of await shown("streamProcessStdout") ?? []) {
        if (event.event !== "exit") process.output.tell(event);
      }
      const shell = add(session, { id: "8c3a7e15-2f94-4d0b-b6a8-51d7e90c3f26", startedAt, hasTerminal: true });
      shell.begin(await outcomeOf({ command: "bash" }, () => undefined));
    },
    clear: () => {}, // processes end with their sessions
  } satisfies Area<Operation>;
}

/** The processes of all browser sessions. They are simulated, unless the mock has a shell. */
import { base64ToUint8Array, uint8ArrayToBase64 } from "uint8array-extras";
import type { ExecProcessRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Area, AreaContext } from "../../base/area.js";
import { assumed } from "../../base/assumed.js";
import { createCollection } from "../../base/collection.js";
import { eventStream } from "../../base/event-stream.js";
import { exampleSession } from "../../model/example-session.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import { createWait } from "../../model/wait.js";
import type { Commands } from "../../ports/commands.js";
import type { Files } from "../files/files.js";
import { exec } from "./exec.js";
import type { ProcessConnections } from "./execution.js";
import { createProcess, type Process, type ProcessOptions } from "./process.js";
import { createInstalled } from "./programs/real.js";
import { createSteps } from "./start.js";

type ProcessOperationId
  = | "execProcess" | "spawnProcess" | "getProcessStatus" | "streamProcessStdout" | "writeProcessStdin"
    | "resizeProcess" | "killProcess";

/** The default time limit of a command that the client waits for, in seconds. */
const defaultTimeoutSeconds = 60;

/** The PID of the first process of a session. */
const firstPid = 1204;

/** The reported resource usage of a running process. */
const usage = { cpu_pct: 0.5, mem_bytes: 2 ** 21 };

export function createProcesses(
  context: AreaContext,
  sessions: Sessions,
  files: Pick<Files, "root" | "follow" | "open">,
  commands: Commands | undefined,
) {
  const { clock, budget, exampleOf } = context;
  const wait = createWait(clock, sessions);
  const processesOf = sessions.perSession((session) => {
    const processes = createCollection<Process>("process", budget, ({ id }) => id); // its output is counted separately
    sessions.whenEnded(session, () => {
      for (const process of processes.all()) process.close();
      processes.clear();
    });
    return processes;
  });

  const followIn = ({ id }: Session): ProcessConnections["follow"] => ({ text }, from) => files.follow(id, text, from);
  const runIn = (session: Session, request: ExecProcessRequest) =>
    createSteps(
      request,
      () => files.root(session.id),
      commands && createInstalled(commands, files.open(session), request),
    );

  /** Starts a process. If its first output fails, it is removed. */
  async function start(
    session: Session,
    body: ExecProcessRequest,
    { limit, ...more }: Omit<ProcessOptions, "pid" | "run" | "follow"> & { limit?: number },
  ): Promise<Process> {
    const processes = processesOf(session);
    const pid = firstPid + processes.all().length;
    const process = createProcess(context, { pid, run: runIn(session, body), follow: followIn(session), ...more });
    processes.add(process, body);
    await process.begin(limit).catch((error: unknown) => {
      process.close();
      if (processes.peek(process.id)) processes.remove(process);
      throw error;
    });
    return process;
  }

  function find(path: { id: string; process_id: string }): Process {
    return processesOf(sessions.get(path.id)).get(path.process_id);
  }

  function findRunning(path: { id: string; process_id: string }): Process {
    const process = find(path);
    const code = process.exitCode();
    if (code === null) return process;
    const violation = `process_id: the process has exited, with the code ${code}.`;
    throw assumed("exited-process", new HttpError(400, [violation]));
  }

  return {
    handlers: {
      async execProcess({ path: { id }, body }, { signal }) {
        const session = sessions.get(id);
        const limit = body.timeout_sec ?? defaultTimeoutSeconds;
        const left = (exited: AbortSignal) => wait(session, Infinity, AbortSignal.any([signal, exited]));
        const result = await exec(clock, runIn(session, body), limit * 1000, left);
        sessions.get(id); // it may have ended meanwhile
        if (result) return { status: 200, body: result };
        const time = `${limit} second${limit === 1 ? "" : "s"}`;
        throw new HttpError(500, [], `The command ${body.command} took longer than ${time}.`);
      },
      async spawnProcess({ path: { id }, body: { allocate_tty: hasTerminal = false, ...body } }) {
        const limit = typeof body.timeout_sec === "number" ? body.timeout_sec * 1000 : Infinity;
        const process = await start(sessions.get(id), body, { startedAt: clock.timestamp(), hasTerminal, limit });
        sessions.get(id); // it may have ended meanwhile
        return { status: 200, body: { process_id: process.id, pid: process.pid, started_at: process.startedAt } };
      },
      getProcessStatus({ path }) {
        const exit_code = find(path).exitCode();
        if (exit_code !== null) return { status: 200, body: { state: "exited", exit_code } };
        return { status: 200, body: { state: "running", exit_code, ...usage } };
      },
      streamProcessStdout: ({ path }) => eventStream(find(path).output.subscribe()),
      async writeProcessStdin({ path, body: { data_b64 } }) {
        const process = findRunning(path);
        const bytes = readBase64(data_b64);
        if (!bytes) {
          throw new HttpError(400, ["data_b64 must be Base64 with padding (RFC 4648, section 4)."]);
        }
        await process.write(bytes);
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
    /** Starts two processes: the one of the examples, and a shell in a terminal. */
    async seed() {
      const session = await exampleSession(exampleOf, sessions);
      const { process_id: id, started_at: startedAt } = await exampleOf("spawnProcess") ?? {};
      if (!session || !startedAt) return;
      const process = await start(session, { command: "cat" }, { id, startedAt, hasTerminal: false });
      for await (const event of await exampleOf("streamProcessStdout") ?? []) {
        if (event.event !== "exit") process.publish(event);
      }
      const terminal = { id: "8c3a7e15-2f94-4d0b-b6a8-51d7e90c3f26", startedAt, hasTerminal: true };
      await start(session, { command: "bash" }, terminal);
    },
    clear: () => {}, // processes end with their sessions
  } satisfies Area<ProcessOperationId>;
}

/** Decodes Base64 as RFC 4648, section 4 has it. Anything else gives undefined. */
function readBase64(text: string): Uint8Array | undefined {
  try {
    const bytes = base64ToUint8Array(text); // also takes the URL-safe form, and no padding
    return uint8ArrayToBase64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

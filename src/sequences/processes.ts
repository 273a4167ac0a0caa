/** What the contract promises of processes. Programs that every Linux has; output on which all of them agree. */
import type { ExecProcessRequest, SpawnProcessRequest } from "../../generated/openapi.js";
import { type Expectation, sequence, step, type Step } from "./sequence.js";

const path = { id: "{session}" };
const of = (as: string) => ({ ...path, process_id: `{${as}.process_id}` });
const refused = { status: 400 };

const exec = (body: ExecProcessRequest, expectation?: Expectation) => step("execProcess", { path, body }, expectation);
const spawn = (as: string, body: SpawnProcessRequest) => step("spawnProcess", { path, body }, { as });
/** Requests to exec and to spawn that are refused. */
const refuse = (body: ExecProcessRequest) => [exec(body, refused), step("spawnProcess", { path, body }, refused)];
/** A process that runs until a signal ends it, and prints its input. */
const cat = (as: string) => spawn(as, { command: "cat" });
const status = (as: string, shows: object, expectation?: Expectation) =>
  step("getProcessStatus", { path: of(as) }, { shows, ...expectation });
const isRunning = (as: string) => status(as, { state: "running", exit_code: null });
const hasExited = (as: string, exit_code: number, expectation?: Expectation) =>
  status(as, { state: "exited", exit_code }, expectation);
const kill = (as: string, expectation?: Expectation) =>
  step("killProcess", { path: of(as), body: { signal: "KILL" } }, expectation);
const stream = (as: string, meanwhile: Step[], expectation?: Expectation) =>
  step("streamProcessStdout", { path: of(as) }, { meanwhile, ...expectation });
/** Writes to the standard input of a process: bytes in Base64. */
const input = (as: string, data_b64: string, expectation?: Expectation) =>
  step("writeProcessStdin", { path: of(as), body: { data_b64 } }, expectation);
const resize = (as: string, expectation?: Expectation) =>
  step("resizeProcess", { path: of(as), body: { rows: 30, cols: 100 } }, expectation);
const killed = { shows: [{ event: "exit", exit_code: -1 }] };
const write = (name: string, body: string) =>
  step("writeFile", { path, query: { path: `/tmp/{run}/${name}` }, body });

/** `one`, `two` and a line feed, in Base64. */
const one = "b25l";
const two = "dHdv";
const oneLine = "b25lCg==";

export const processes = [
  sequence(
    "Runs a command on the browser instance, waits for it to end, and returns all its output.",
    write("a", "one"),
    exec({ command: "cat", args: ["/tmp/{run}/a"] }, { shows: { exit_code: 0, stdout_b64: one, stderr_b64: "" } }),
    exec({ command: "sh", args: ["-c", "echo one; sleep 0.2; echo one"] }, {
      shows: { exit_code: 0, stdout_b64: "b25lCm9uZQo=" },
    }),
    exec({ command: "true" }, { shows: { exit_code: 0, stdout_b64: "", stderr_b64: "" } }),
  ),
  sequence(
    "If the command fails, the response is also 200, with its `exit_code`.",
    exec({ command: "false" }, { shows: { exit_code: 1 } }),
    exec({ command: "sh", args: ["-c", "echo one; exit 3"] }, { shows: { exit_code: 3, stdout_b64: oneLine } }),
  ),
  sequence(
    "If it runs longer than `timeout_sec`, the response is 500.",
    exec({ command: "sleep", args: ["5"], timeout_sec: 1 }, { status: 500 }),
    exec({ command: "echo", args: ["one"], timeout_sec: 5 }, { shows: { exit_code: 0, stdout_b64: oneLine } }),
  ),
  sequence(
    "Absolute path of the working directory.",
    write("d/a", "one"),
    write("e/a", "two"),
    exec({ command: "cat", args: ["a"], cwd: "/tmp/{run}/d" }, { shows: { exit_code: 0, stdout_b64: one } }),
    exec({ command: "cat", args: ["a"], cwd: "/tmp/{run}/e" }, { shows: { exit_code: 0, stdout_b64: two } }),
  ),
  sequence(
    "Returns 400 if the command is empty, missing or not executable, if the working directory or user does not exist, "
    + "or if `as_user` is combined with `as_root`.",
    write("a", "one"),
    ...refuse({ command: "" }),
    ...refuse({ command: "/tmp/{run}/none" }),
    ...refuse({ command: "/tmp/{run}/a" }),
    ...refuse({ command: "true", cwd: "/tmp/{run}/none" }),
    ...refuse({ command: "true", as_user: "no-such-user" }),
    ...refuse({ command: "true", as_user: "root", as_root: true }),
  ),
  sequence(
    "Starts a command on the browser instance and returns at once.",
    cat("p"),
    isRunning("p"),
    kill("p"),
    spawn("q", { command: "sh", args: ["-c", "sleep 0.1; exit 3"] }),
    hasExited("q", 3, { proves: "Returns whether a process is running or has exited, and its resource usage." }),
    kill("q", { status: 404, proves: "Returns 404 if the process has already exited." }),
    step("getProcessStatus", { path: { ...path, process_id: "00000000-0000-4000-8000-000000000000" } }, {
      status: 404,
      proves: "The browser session or the process does not exist.",
    }),
  ),
  sequence(
    "Sends a signal to a running process. A process ended by a signal has the exit code -1.",
    spawn("p", { command: "sleep", args: ["60"] }),
    kill("p", { shows: { ok: true } }),
    hasExited("p", -1, { proves: "Null while the process is running, -1 if a signal ended it." }),
    spawn("q", { command: "sleep", args: ["60"] }),
    step("killProcess", { path: of("q"), body: { signal: "TERM" } }, { shows: { ok: true } }),
    hasExited("q", -1),
  ),
  sequence(
    "The process runs until it ends by itself, a signal ends it, or the session is deleted.",
    cat("a"),
    cat("b"),
    kill("a"),
    hasExited("a", -1),
    isRunning("b"),
    kill("a", { status: 404 }),
    kill("b"),
    hasExited("b", -1),
  ),
  sequence(
    "The last event reports the exit of the process, and the stream ends.",
    spawn("p", { command: "sleep", args: ["60"] }),
    stream("p", [kill("p")], killed),
    hasExited("p", -1),
  ),
  sequence(
    "Sends everything that a process writes to standard output and standard error.",
    cat("p"),
    stream("p", [input("p", one), input("p", two), kill("p")]),
  ),
  sequence(
    "A process with a terminal sends only this last event: its output is not available here.",
    spawn("p", { command: "cat", allocate_tty: true, rows: 24, cols: 80 }),
    stream("p", [input("p", oneLine), kill("p")], killed),
  ),
  sequence(
    "Writes bytes to the standard input of a process.",
    cat("p"),
    input("p", oneLine, { shows: { written_bytes: 4 }, proves: "Number of bytes written." }),
    input("p", "", { shows: { written_bytes: 0 } }),
    input("p", "no base64!", { status: 400, proves: "Returns 400 if the data is not Base64." }),
    isRunning("p"),
    kill("p"),
  ),
  sequence(
    "Returns 400 if the process has no terminal, that is, if it was started without `allocate_tty`.",
    spawn("p", { command: "cat", rows: 24, cols: 80 }),
    resize("p", { status: 400, proves: "Only used with `allocate_tty`." }),
    isRunning("p"),
    spawn("q", { command: "cat", allocate_tty: true }),
    resize("q", { shows: { ok: true }, proves: "Changes the size of a process's terminal." }),
    kill("p"),
    kill("q"),
  ),
];

/**
 * The program that runs the commands of requests by just-bash, in a process of its own: one after the other, each in a
 * new shell. It calls the mock by messages. It is JavaScript, so that Node.js runs it directly.
 */
import { Bash, defineCommand, getCommandNames } from "just-bash";
import { createFileSystem } from "./remote.js";

/** @typedef {import("./workers.js").ShellTask} Task */
/** @typedef {{ id: number, value?: unknown, error?: { message: string, code?: string } }} Reply */

/** The programs that need neither a process nor the network. */
const programNames = getCommandNames().filter((name) => name !== "sqlite3");

/** The limits inside the process. The mock limits the time and the output. */
const executionLimits = {
  maxExecutionTimeMs: Infinity,
  maxLoopIterations: 1_000_000, // of loops, and lines of `seq`
  maxStringLength: 2 ** 25,
  maxHeredocSize: 2 ** 25,
  maxOutputSize: 2 ** 25,
  maxLiveBytes: 2 ** 27,
  maxArchiveBytes: 2 ** 27,
};

/** @type {Map<number, { resolve: (value: unknown) => void, reject: (error: Error) => void }>} */
const pendingCalls = new Map();
let latest = 0;

const sendMessage = /** @type {(message: object) => Promise<void>} */ ((message) =>
  new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve())));

/**
 * @param {string} method
 * @param {unknown[]} args
 */
function ask(method, ...args) {
  const id = ++latest;
  return new Promise((resolve, reject) => {
    pendingCalls.set(id, { resolve, reject });
    void sendMessage({ id, method, args });
  });
}

/** @param {Reply} reply */
function take({ id, value, error }) {
  const waiting = pendingCalls.get(id);
  pendingCalls.delete(id);
  if (error) waiting?.reject(Object.assign(new Error(error.message), { code: error.code }));
  else waiting?.resolve(value);
}

/** @param {Task} task */
async function runScript({ source, directory, env, user }) {
  /** @type {string | undefined} */
  let status;
  const fs = createFileSystem(programNames, ask, async (descriptor, bytes) => {
    if (descriptor === "9") status = Buffer.from(bytes).toString().trim();
    else if (bytes.length > 0) await sendMessage({ stream: descriptor === "2" ? "stderr" : "stdout", bytes });
  });
  const whoami = defineCommand("whoami", () => Promise.resolve({ stdout: `${user}\n`, stderr: "", exitCode: 0 }));
  const id = user === "root" ? 0 : 1000;
  const bash = new Bash({
    fs,
    env,
    cwd: directory,
    commands: /** @type {import("just-bash").CommandName[]} */ (programNames),
    customCommands: [whoami],
    executionLimits,
    processInfo: { uid: id, gid: id },
    sleep: async (ms) => void await ask("sleep", ms),
  });
  const { stdout, stderr, exitCode, env: left } = await bash.exec(source, { rawScript: true });
  if (stdout) await sendMessage({ stream: "stdout", bytes: Buffer.from(stdout) }); // output that was not redirected
  if (stderr) await sendMessage({ stream: "stderr", bytes: Buffer.from(stderr) });
  const isUnread = stderr.startsWith("bash: syntax error");
  const said = status === undefined ? {} : { status: Number(status) };
  await sendMessage({ result: { exitCode, env: { ...left }, isUnread, ...said } });
}

process.on("disconnect", () => process.exit()); // the mock has ended
process.on("message", (/** @type {Task | Reply} */ message) => {
  if ("source" in message) void runScript(message);
  else take(message);
});
void sendMessage({ names: programNames });

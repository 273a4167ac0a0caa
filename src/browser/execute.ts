/** Playwright code of a request, run in a process of its own, without the mock's environment. */
import { fork } from "node:child_process";
import { once } from "node:events";
import * as nodeModule from "node:module";
import { fileURLToPath } from "node:url";
import type { Code, Ran } from "../mock/service/playwright/code.js";

/** How much of what the code writes is kept, in characters. */
const mostWritten = 2 ** 20;

const runner = fileURLToPath(new URL("runner.js", import.meta.url));

/**
 * What Node.js lets the code do, where it has permissions: no programs, no writing. It may read, as the browser may.
 */
function permissionsIn(folder: string): string[] {
  const knows = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);
  const flag = ["--permission", "--experimental-permission"].find(knows);
  if (!flag) return [];
  const net = knows("--allow-net") ? ["--allow-net"] : [];
  return [flag, "--no-warnings", "--allow-fs-read=*", `--allow-fs-write=${folder}/*`, ...net];
}

/**
 * Runs code.
 *
 * @param endpoint WebSocket of the browser.
 * @param folder Where Playwright may write.
 * @param signal Ends it.
 */
export async function execute(endpoint: string, code: Code, folder: string, signal: AbortSignal): Promise<Ran> {
  const child = fork(runner, {
    env: { TMPDIR: folder },
    execArgv: permissionsIn(folder),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    signal,
    killSignal: "SIGKILL",
  });
  child.on("error", () => {}); // the signal
  const written = { stdout: "", stderr: "" };
  for (const channel of ["stdout", "stderr"] as const) {
    child[channel]?.setEncoding("utf8").on("data", (text: string) => {
      written[channel] = (written[channel] + text).slice(0, mostWritten);
    });
  }
  let ran: Partial<Ran> = { error: "The process that ran the code has ended." };
  child.on("message", (message) => ran = message as Partial<Ran>);
  const task = { endpoint, code: withoutTypes(code.text), targetId: code.tab?.id, otherwise: code.otherwise };
  child.send(task, () => {}); // a process that has ended says so
  await once(child, "close").catch(() => {});
  return { ...ran, ...written };
}

/** Takes the types away, where Node.js can: JavaScript stays as it is. */
function withoutTypes(code: string): string {
  const { stripTypeScriptTypes } = nodeModule as { stripTypeScriptTypes?: (code: string) => string };
  try {
    // A function around it lets it have `return` and `await`.
    return stripTypeScriptTypes?.(`(async () => {${code}\n})`).slice("(async () => {".length, -"\n})".length) ?? code;
  } catch {
    return code; // its own error says more
  }
}

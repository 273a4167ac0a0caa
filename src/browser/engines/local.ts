/** The engine of this machine: the program of a browser, in its profile directory. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../../server/errors.js";
import { collectErrors, quoteLastLine } from "../program-errors.js";
import { askByHttp, type Engine, type EngineBrowser, type StartRequest } from "./engine.js";
import { openPipe } from "./pipe.js";

/** The arguments of every browser: it does not use the network by itself, or ask a person. */
const defaultArgs = [
  "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--disable-default-apps", "--disable-quic", "--password-store=basic", "--use-mock-keychain",
  "--remote-debugging-port=0",
  "--remote-debugging-pipe", // closes with the mock's process, even if that is killed, which ends the browser
];

/** How many may run by default. */
const maxBrowsers = 8;
/** How often the mock checks whether a browser accepts connections, and for how long. */
const pollIntervalMs = 10;
const startTimeoutMs = 30_000;

/** Creates the engine that runs a program. */
export function createLocalEngine(executablePath: string): Engine {
  return { maxBrowsers, start: (request) => startProgram(executablePath, request) };
}

function startProgram(executablePath: string, { session, folder, args, kill }: StartRequest): EngineBrowser {
  const isRoot = process.getuid?.() === 0; // Chromium has no sandbox for root
  const all = [...defaultArgs, ...isRoot ? ["--no-sandbox", "--test-type"] : [], `--user-data-dir=${folder}`, ...args];
  const child = spawn(executablePath, all, {
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
    env: { ...process.env, TZ: session.location.timezone },
    detached: true, // Ctrl-C must only end the mock itself
    signal: kill,
    killSignal: "SIGKILL",
  });
  for (const stream of child.stdio) stream?.on("error", () => {}); // it has ended
  const errors = collectErrors(child.stderr);
  const exit = once(child, "exit").then(
    ([code, signal]: unknown[]) => `ended with ${String(signal ?? code)}.${quoteLastLine(errors())}`,
    (error: unknown) => `could not be started: ${messageOf(error)}.`,
  );
  const cdp = openPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const accepts = untilAccepts(folder, exit);
  accepts.catch(() => {}); // callers get the error from `accepts`
  return {
    cdp: Promise.resolve(cdp),
    exit,
    accepts: () => accepts,
    ask: async (path) => askByHttp(`http://${new URL(await accepts).host}${path}`),
    close: () => cdp.send("Browser.close"),
  };
}

/** Waits until a browser has written to its profile directory where it accepts connections. */
async function untilAccepts(folder: string, exit: Promise<string>): Promise<string> {
  let ended: string | undefined;
  void exit.then((how) => {
    ended = how;
  });
  for (const began = performance.now(); performance.now() - began < startTimeoutMs; await wait(pollIntervalMs)) {
    const [port, path] = (await readFile(join(folder, "DevToolsActivePort"), "utf8").catch(() => "")).split("\n");
    if (ended !== undefined) throw new Error(`The browser ${ended}`);
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
  }
  throw new Error(`The browser did not accept connections within ${startTimeoutMs / 1000} seconds.`);
}

/** The names of directories that Chromium and Chrome make among the temporary files. */
const isChromium = /^\.?(org\.chromium|com\.google)\./;

/**
 * Removes a profile directory, and the directory of the browser's socket among the temporary files, which a killed
 * browser leaves behind. Its child processes may still write to them.
 */
export async function removeProfileFolder(path: string): Promise<void> {
  const socket = await readlink(join(path, "SingletonSocket")).catch(() => "");
  const own = dirname(socket);
  for (const folder of [...dirname(own) === tmpdir() && isChromium.test(basename(own)) ? [own] : [], path]) {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

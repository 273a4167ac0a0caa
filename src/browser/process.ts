/** The process of a browser. It ends with the mock, however that ends. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { DevTools } from "../mock/service/sessions/browsers.js";
import { messageOf } from "../server/errors.js";
import { openPipe, type Send } from "./pipe.js";

/** A browser that runs. */
export interface BrowserProcess {
  /** Resolves when it takes connections. Rejects when it cannot be started, or ends before. */
  ready: Promise<DevTools>;
  /** Asks it something by the DevTools Protocol, once it is ready. */
  send: Send;
  /** Resolves when it has ended and its directory is gone, with how it ended, in words. */
  ended: Promise<string>;
  /** Has it end: in peace, so that it leaves nothing on the disk, or else by force. */
  end(): void;
}

/** How often it is asked whether a browser takes connections, and how long at most, in milliseconds. */
const pause = 10;
const patience = 30_000;
/** How long it has to end, in milliseconds. */
const grace = 3000;

/** What every browser is started with: nothing of it asks the network by itself, or a person. */
const usual = [
  "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--disable-default-apps", "--disable-quic", "--password-store=basic", "--use-mock-keychain",
  "--remote-debugging-port=0",
  "--remote-debugging-pipe", // it closes with the mock's process, even when that is killed, and so ends the browser
];

/** What is started. */
export interface Launch {
  executablePath: string;
  /** Its profile directory, which is made, and removed when the browser has ended. */
  folder: Promise<string>;
  args: string[];
  /** What it is told before anybody else uses it. */
  prepare: (send: Send) => Promise<void>;
}

/** Starts a browser. */
export function launchBrowser({ executablePath, folder, args, prepare }: Launch): BrowserProcess {
  const kill = new AbortController();
  const started = start();

  async function start() {
    const path = await folder;
    await mkdir(path, { recursive: true });
    const isRoot = process.getuid?.() === 0; // for whom Chromium has no sandbox
    const all = [...usual, ...isRoot ? ["--no-sandbox"] : [], `--user-data-dir=${path}`, ...args];
    const child = spawn(executablePath, all, {
      stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
      detached: true, // a Ctrl-C for the mock is not for its browsers
      signal: kill.signal,
      killSignal: "SIGKILL",
    });
    for (const stream of child.stdio) stream?.on("error", () => {}); // it has ended
    let said = "";
    child.stderr?.on("data", (text: Buffer) => said = (said + String(text)).slice(-1000));
    const exit = once(child, "exit").then(
      ([code, signal]: unknown[]) => `ended with ${String(signal ?? code)}.${lastLine(said)}`,
      (error: unknown) => `could not be started: ${messageOf(error)}.`,
    );
    return { path, exit, send: openPipe(child.stdio[3] as Writable, child.stdio[4] as Readable) };
  }

  async function untilReady(): Promise<DevTools> {
    const { path, exit, send } = await started;
    let ended: string | undefined;
    void exit.then((how) => ended = how);
    for (const began = performance.now(); performance.now() - began < patience; await wait(pause)) {
      const [port, socket] = (await readFile(join(path, "DevToolsActivePort"), "utf8").catch(() => "")).split("\n");
      if (ended !== undefined) throw new Error(`The browser ${ended}`);
      if (!port || !socket) continue;
      await prepare(send);
      return { port: Number(port), path: socket };
    }
    throw new Error(`The browser takes no connections after ${patience / 1000} seconds.`);
  }

  async function untilEnded(): Promise<string> {
    const { path, exit } = await started;
    const how = await exit;
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }); // its children may still write
    return how;
  }

  const untilEnd = untilEnded().catch(messageOf);
  const ready = untilReady();
  ready.catch(() => {}); // whoever needs it asks for it
  return {
    ready,
    ended: untilEnd,
    send: async (...command) => (await started).send(...command),
    end() {
      const timer = setTimeout(() => kill.abort(), grace);
      void untilEnd.then(() => clearTimeout(timer));
      started.then(({ send }) => send("Browser.close")).catch(() => {}); // it has ended
    },
  };
}

function lastLine(said: string): string {
  const line = said.trim().split("\n").at(-1);
  return line ? ` It says: ${line}` : "";
}

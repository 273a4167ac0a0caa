/** Starts the program of a browser in its profile directory, and removes the directory afterwards. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { messageOf } from "../server/errors.js";
import { openPipe } from "./pipe.js";
import { collectErrors, quoteLastLine } from "./program-errors.js";

/** The arguments of every browser: it does not use the network by itself, or ask a person. */
const defaultArgs = [
  "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--disable-default-apps", "--disable-quic", "--password-store=basic", "--use-mock-keychain",
  "--remote-debugging-port=0",
  "--remote-debugging-pipe", // closes with the mock's process, even if that is killed, which ends the browser
];

/**
 * Starts the program.
 *
 * @param folder Its profile directory.
 * @param kill Ends it by force.
 * @returns How it ended, in words, and the mock's own connection to it.
 */
export function startBrowser(executablePath: string, folder: string, args: readonly string[], kill: AbortSignal) {
  const isRoot = process.getuid?.() === 0; // Chromium has no sandbox for root
  const all = [...defaultArgs, ...isRoot ? ["--no-sandbox", "--test-type"] : [], `--user-data-dir=${folder}`, ...args];
  const child = spawn(executablePath, all, {
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
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
  return { exit, cdp: openPipe(child.stdio[3] as Writable, child.stdio[4] as Readable) };
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

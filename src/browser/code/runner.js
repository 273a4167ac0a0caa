/**
 * The program that runs the code of requests, in a process of its own. It gets each task as a line of JSON, one at a
 * time, and sends the output and the result of the code to the mock. It ends with the mock. It is JavaScript, so that
 * Node.js runs it directly.
 */
import fs from "node:fs";
import { createRequire } from "node:module";
import { Socket } from "node:net";
import { describeError } from "./error.js";
import { runFunction } from "./function.js";
import { splitLines } from "./lines.js";
import { beginOutput, captureStreams, endOutput, sendMessage } from "./output.js";
import { createConnection } from "./pages.js";
import { toJavaScript } from "./typescript.js";

/** @typedef {import("./messages.js").CodeTask} Task */
/** @typedef {import("./messages.js").TaskResult} Done */

/** The file descriptor with the tasks. */
const pipe = 4;
const { exit } = process;
/** @type {import("./messages.js").RunnerModules} */
const { playwright, typescript } = JSON.parse(process.argv[2] ?? "");
const connect = createConnection(playwright, createRequire(import.meta.url));
/** @type {((thrown: unknown) => void) | undefined} */
let fail;
/** @type {ReturnType<typeof import("./repl.js").createReplRunner> | undefined} */
let runInRepl;

/** @param {Task} task */
async function run(task) {
  /** @type {Done} */
  const done = {};
  beginOutput();
  try {
    const failed = new Promise((_, reject) => {
      fail = (thrown) => {
        done.isSpent = !task.isRepl; // the rest of the code may still run
        reject(thrown);
      };
    });
    await Promise.race([execute(task, done), failed]);
  } catch (thrown) {
    Object.assign(done, describeError(thrown));
  }
  fail = undefined;
  done.isTruncated = endOutput();
  sendMessage({ done });
}

/**
 * @param {Task} task
 * @param {Done} done
 */
async function execute(task, done) {
  const browser = await connect(task.endpoint);
  const begin = () => toJavaScript(task.text, typescript);
  if (!task.isRepl) return runFunction(browser, task, done, begin);
  runInRepl ??= (await import("./repl.js")).createReplRunner();
  return runInRepl(browser, task, begin);
}

// Without permission to read a path, Node.js throws, which Playwright does not expect.
const { existsSync } = fs;
fs.existsSync = (path) => {
  try {
    return existsSync(path);
  } catch {
    return false;
  }
};
process.kill = () => {
  throw new Error("Code cannot send signals.");
};
captureStreams();
for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, (thrown) => fail?.(thrown));
new Socket({ fd: pipe, writable: false }).setEncoding("utf8")
  .on("data", splitLines((line) => void run(JSON.parse(line))))
  .on("error", () => {})
  .on("close", () => exit());

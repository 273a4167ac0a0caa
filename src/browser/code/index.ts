/** Runs the code of requests in lasting processes: one for each executor in use, and one for each REPL. */
import { join } from "node:path";
import type { BrowserReplContent } from "../../../generated/openapi.js";
import type { TemporaryFolder } from "../../server/node/temporary-folder.js";
import type { Session } from "../../service/model/session.js";
import { type RunCode, type RunRepl, timeoutMessage } from "../../service/ports/code.js";
import type { DevTools } from "../../service/ports/browsers.js";
import { listPages } from "../connections.js";
import type { TaskResult, CodeTask } from "./messages.js";
import { type CodeProcess, startCodeProcess, type TaskListener } from "./process.js";

/** How long the process of an executor may be idle. A REPL never ends that way, since it has variables to keep. */
const defaultIdleTimeoutMs = 60_000;

/** The longest delay of a Node.js timer, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

const processEndedError = "The process that ran the code ended.";

/** The code to run, and what ends it. */
interface CodeCall {
  task: Omit<CodeTask, "endpoint" | "order">;
  /** The time limit, in seconds. */
  limit: number;
  /** Is aborted when the executor or REPL ends. */
  life: AbortSignal;
  /** Is called when the process ends, even between two calls. */
  whenEnded?: () => void;
  /** Is aborted when the client has gone. */
  gone?: AbortSignal | undefined;
  content: TaskListener["content"];
}

/**
 * Creates the functions that run code.
 *
 * @param devTools Returns where the browser of a session accepts connections.
 */
export function createCode(
  devTools: (session: Session) => Promise<DevTools>,
  temporary: TemporaryFolder,
  idleTimeoutMs = defaultIdleTimeoutMs,
) {
  const processes = new WeakMap<AbortSignal, CodeProcess>();
  const ending = new Set<Promise<void>>();
  let count = 0;

  /** Returns the process of an executor or a REPL. It ends with the executor or REPL, or before. */
  function processOf({ life, whenEnded }: CodeCall, idleTimeoutMs?: number): CodeProcess {
    const known = processes.get(life);
    if (known && !known.signal.aborted) return known;
    const number = ++count;
    const process = startCodeProcess(temporary.path().then((path) => join(path, `code-${number}`)), idleTimeoutMs);
    processes.set(life, process);
    life.addEventListener("abort", process.end);
    if (whenEnded) process.signal.addEventListener("abort", whenEnded);
    const ended = process.ended.then(() => {
      life.removeEventListener("abort", process.end);
      ending.delete(ended);
    });
    ending.add(ended);
    return process;
  }

  async function run(session: Session, call: CodeCall, idleTimeoutMs?: number): Promise<TaskResult> {
    const { task, limit, life, gone, content } = call;
    const late = new AbortController(); // from now on: a page that shows a dialog may never let the code begin
    const timer = setTimeout(() => late.abort(), Math.min(limit * 1000, maxTimerMs));
    const signals = [late.signal, ...gone ? [gone] : []];
    try {
      const { url: endpoint, ask } = await devTools(session);
      const order = (await listPages(ask)).map(({ id }) => id);
      if (life.aborted || gone?.aborted) return { error: processEndedError };
      const process = processOf(call, idleTimeoutMs);
      for (const signal of signals) signal.addEventListener("abort", process.end);
      if (late.signal.aborted) process.end();
      const done = await process.run({ ...task, endpoint, order }, { content }).finally(() => {
        for (const signal of signals) signal.removeEventListener("abort", process.end);
      });
      if (done?.isSpent) process.end();
      return done ?? { error: late.signal.aborted ? timeoutMessage(limit) : processEndedError };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    runCode: (async (session, { text, limit, tab, fallback }, { stopped: life, gone }) => {
      const written = { stdout: "", stderr: "" };
      const content: TaskListener["content"] = (content) => {
        if (content.type === "text" && content.channel !== "write") written[content.channel] += content.text;
      };
      const task = { text, isRepl: false, targetId: tab?.id, fallback };
      const { result, error, tab: page } = await run(session, { task, limit, life, gone, content }, idleTimeoutMs);
      return { result, error, ...written, ...page && { tab: page } };
    }) satisfies RunCode,
    runRepl: (async (session, { code: text, limit }, life) => {
      const content: BrowserReplContent[] = [];
      const task = { text, isRepl: true, fallback: "open" as const };
      const { error, stack, isTruncated } = await run(session, {
        task,
        limit,
        life: life.signal,
        whenEnded: () => life.abort(),
        content: (one) => void content.push(one),
      });
      return { content, isTruncated, error, stack };
    }) satisfies RunRepl,
    /** Resolves when all processes that are ending have ended. */
    ended: () => Promise.all(ending),
  };
}

/** The DevTools Protocol by a pair of pipes: a message is JSON, and ends with a byte of 0. */
import type { Readable, Writable } from "node:stream";

/** Sends a command to a browser, and gives its result. */
export type Send = (method: string, params?: object) => Promise<unknown>;

/** How long a browser has for its answer, in milliseconds. */
const patience = 5000;

/** @returns What sends commands. It rejects with what the browser says is wrong. */
export function openPipe(output: Writable, input: Readable): Send {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let latest = 0;
  let text = "";
  input.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = (text + chunk).split("\0");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message) as { id?: number; result?: unknown; error?: Error };
      const asked = waiting.get(id ?? 0);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    }
  });
  return async (method, params = {}) => {
    const id = ++latest;
    const timer = setTimeout(() => waiting.get(id)?.reject(new Error(`${method} has no answer.`)), patience);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        output.write(`${JSON.stringify({ id, method, params })}\0`);
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  };
}

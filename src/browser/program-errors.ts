/** What programs write to their standard error, for messages. */
import type { Readable } from "node:stream";

/** How many characters are kept. */
const maxLength = 1000;

/** Collects what a program writes. Returns a function that returns the end of it. */
export function collectErrors(stderr: Readable | null): () => string {
  let text = "";
  stderr?.on("data", (chunk: Buffer) => {
    text = (text + String(chunk)).slice(-maxLength);
  });
  return () => text;
}

/** Quotes the last line of a text, as a sentence; empty when there is none. */
export function quoteLastLine(text: string): string {
  const line = text.trim().split("\n").at(-1);
  return line ? ` It says: ${line}` : "";
}

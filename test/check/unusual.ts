/** Helpers for the tables of servers that comply with the contract in an unusual way. */
import { Transform } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { Broken, Returning } from "./broken.js";

/** A server that complies with the contract in an unusual way. */
export type Unusual = [what: string, unusual: Broken, how?: How];

/** What to check of a server, and where. */
export interface How {
  /** The areas or operations to check; those on profiles by default. */
  only?: readonly string[];
  /** Returns the base URL to check. */
  at?: (url: string) => string;
  /** The address to listen on. */
  host?: string;
}

/** Adds headers to every response. */
export function withHeaders(headers: Record<string, string>): (response: Returning) => true {
  return (response) => Boolean(Object.assign(response.headers, headers)) as true;
}

/** Passes on one byte at a time, with a delay before each of the first ones. */
export function slowly(milliseconds: number): Transform {
  let sent = 0;
  async function pass(chunk: Buffer, to: Transform): Promise<void> {
    for (const byte of chunk) {
      if (sent++ < 8) await wait(milliseconds);
      to.push(Buffer.of(byte));
    }
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      pass(chunk, this).then(() => done(), done);
    },
  });
}

/** Changes the text of JSON responses. Other media types stay unchanged. */
export function inText(change: (text: string) => string): Broken {
  return {
    answer: (response) => response.headers["content-type"]?.startsWith("application/json")
      && (response.text = change(response.text)),
  };
}

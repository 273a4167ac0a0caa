/** What makes a server unusual without breaking the contract: for the tables of such servers. */
import { Transform } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { Broken, Returning } from "./broken.js";

/** A server that keeps the contract in an unusual way. */
export type Unusual = [what: string, unusual: Broken, how?: How];

/** What of it is checked, and where. */
export interface How {
  /** The operations that are checked: those of the profiles, unless others are named. */
  only?: string[];
  /** Gives the base URL that the server is checked at. */
  at?: (url: string) => string;
  /** The address that it listens at. */
  host?: string;
}

/** Adds headers to every answer. */
export function withHeaders(headers: Record<string, string>): (answer: Returning) => true {
  return (answer) => Boolean(Object.assign(answer.headers, headers)) as true;
}

/** Passes on byte by byte, the first ones after so many milliseconds each. */
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

/** Changes the text of JSON. Anything else stays as it is. */
export function inText(change: (text: string) => string): Broken {
  return {
    answer: (answer) => answer.headers["content-type"]?.startsWith("application/json")
      && (answer.text = change(answer.text)),
  };
}

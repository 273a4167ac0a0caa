/** The DevTools Protocol over a pair of pipes: a null byte follows each message. */
import type { Readable, Writable } from "node:stream";
import { type Cdp, createCdp } from "../cdp.js";

/** Connects to a browser by its pipes. */
export function openPipe(output: Writable, input: Readable): Cdp {
  const { cdp, take, close } = createCdp((text) => output.write(`${text}\0`));
  let text = "";
  input.setEncoding("utf8").on("data", (chunk: string) => {
    const [rest = "", ...others] = chunk.split("\0"); // text that arrived before is not searched again
    text += rest;
    for (const next of others) {
      take(text);
      text = next;
    }
  }).on("close", close);
  return cdp;
}

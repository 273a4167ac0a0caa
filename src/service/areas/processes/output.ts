/** The output of a process: bytes, or a file of the session. */
import { readAll } from "../../../bytes.js";
import type { FileNode } from "../../model/files/node.js";

const newline = 10;

/** A piece of output, and its stream. Of a file, it may be the last lines only. */
export interface ProcessOutput {
  stream: "stdout" | "stderr";
  bytes: Uint8Array | { file: FileNode; lines?: number };
}

/** Reads the bytes of an output. */
export async function readOutput({ bytes }: ProcessOutput): Promise<Uint8Array> {
  if (!("file" in bytes)) return bytes;
  const content = await readAll(await bytes.file.bytes.open());
  return bytes.lines === undefined ? content : lastLines(content, bytes.lines);
}

function lastLines(text: Uint8Array, count: number): Uint8Array {
  let start = text.length;
  for (let left = count; left > 0; left--) {
    const end = start < 2 ? -1 : text.lastIndexOf(newline, start - 2); // a newline at the end of a line belongs to it
    if (end < 0) return text;
    start = end + 1;
  }
  return text.subarray(start);
}

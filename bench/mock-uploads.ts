/** Measures the memory of the mock, above idle, while it receives 1 GiB by `writeFile` and in a form. */
import { randomBytes } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { startBuiltMock } from "../test/support/started.js";
import { withForm } from "./descriptions.js";
import { median, memoryOf } from "./measure.js";

interface Upload {
  method: string;
  path: string;
  type: string;
  /** The bytes of the body before and after the file. */
  around: [string, string];
  /** The declared status. */
  status: number;
  /** The path to read the file from afterwards, if any. */
  readAt?: string;
}

const KiB = 2 ** 10;
const GiB = 2 ** 30;
const noise = randomBytes(2 * KiB ** 2);

/** Measures `writeFile`, and `readFile` after it. */
export function measureWriteFile(rounds = 3): Promise<number> {
  const files = "/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs";
  const [path, readAt] = [`${files}/write_file?path=/large.bin`, `${files}/read_file?path=/large.bin`];
  const type = "application/octet-stream";
  return measureUpload(rounds, [], { method: "PUT", path, type, around: ["", ""], status: 200, readAt });
}

/** Measures a form with one file. */
export function measureForm(rounds = 3): Promise<number> {
  const disposition = "Content-Disposition: form-data; name=\"file\"; filename=\"large.bin\"";
  const before = `--bench\r\n${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const around: Upload["around"] = [before, "\r\n--bench--\r\n"];
  const type = "multipart/form-data; boundary=bench";
  return withForm((file) => measureUpload(rounds, ["--description", file], {
    method: "POST", path: "/upload", type, around, status: 201,
  }));
}

/** Returns the median memory in MiB. Each upload has a new mock. */
async function measureUpload(rounds: number, options: string[], transfer: Upload): Promise<number> {
  const results: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const mock = await startBuiltMock(...options);
    try {
      await wait(1000);
      const idle = (await memoryOf(mock.pid)).now;
      await upload(mock.url, transfer);
      if (transfer.readAt !== undefined) await readAll(`${mock.url}${transfer.readAt}`);
      results.push((await memoryOf(mock.pid)).peak - idle);
    } finally {
      await mock.close();
    }
  }
  return median(results);
}

/** Sends the bytes, and expects the declared status. */
async function upload(url: string, { method, path, type, around, status }: Upload): Promise<void> {
  const headers = { "Authorization": "Bearer bench-token", "Content-Type": type };
  const outgoing = request(`${url}${path}`, { method, headers });
  const responded = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once("response", resolve).once("error", reject);
  });
  const sent = pipeline(Readable.from(bytes(around)), outgoing);
  sent.catch(() => {}); // an early response explains the failure better
  const response = await responded;
  if (response.statusCode !== status) {
    outgoing.destroy();
    throw new Error(`${method} ${path} returned ${response.statusCode}: ${await text(response)}`);
  }
  await sent;
}

/** Reads a file of 1 GiB to its end. */
async function readAll(url: string): Promise<void> {
  const { body } = await fetch(url, { headers: { Authorization: "Bearer bench-token" } });
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) size += chunk.length;
  if (size !== GiB) throw new Error(`${url} returned ${size} bytes.`);
}

/** Yields 1 GiB in chunks that all differ, and the bytes around the file. */
function* bytes([before, after]: Upload["around"]): Generator<Uint8Array> {
  yield Buffer.from(before);
  for (let index = 0; index < GiB / (64 * KiB); index++) yield noise.subarray(index * 64, index * 64 + 64 * KiB);
  yield Buffer.from(after);
}

/** Measures uploads of 1 GiB from disk: throughput compared with a `node:http` pipe, memory with the official SDK. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inTurn, median, withServer } from "./measure.js";

interface Upload {
  /** Bytes per millisecond. */
  throughput: number;
  /** Peak resident memory above that before the upload, in MiB. */
  memory: number;
}

/** Medians: the throughput as a multiple of the pipe's, and memory in MiB. */
interface Uploads extends Upload {
  formMemory: number;
  sdkMemory: number;
}

const script = fileURLToPath(new URL("upload-one.ts", import.meta.url));

/** Measures 1 GiB from disk. Each upload runs in a new process, so that none affects the memory of another. */
export function measureUpload(rounds = 5): Promise<Uploads> {
  return withUploads(2 ** 30, async (upload) => {
    const competitors = { client: upload("client"), form: upload("clientForm"), pipe: upload("pipe") };
    const results = await inTurn(rounds, competitors);
    const sdk = await upload("sdk")();
    return {
      throughput: median(results.map(({ client, pipe }) => client.throughput / pipe.throughput)),
      memory: median(results.map(({ client }) => client.memory)),
      formMemory: median(results.map(({ form }) => form.memory)),
      sdkMemory: sdk.memory,
    };
  });
}

/** Measures the memory for 256 MiB from a `Buffer`, as a multiple of that of a plain `fetch`. */
export function measureBytes(rounds = 3): Promise<number> {
  return withUploads(2 ** 28, async (upload) => {
    const results = await inTurn(rounds, { client: upload("clientBytes"), fetch: upload("fetchBytes") });
    return median(results.map(({ client, fetch }) => client.memory / fetch.memory));
  });
}

/** Creates a file of a size, and passes `use` a function that uploads it by a method. */
async function withUploads<T>(
  size: number,
  use: (upload: (method: string) => () => Promise<Upload>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  const file = join(folder, "large.bin");
  try {
    await writeFile(file, "");
    await truncate(file, size);
    return await withServer((baseUrl) => use((method) => () => run(method, baseUrl, file)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(method: string, baseUrl: string, file: string): Promise<Upload> {
  const command = ["--expose-gc", "--import", "tsx", script, method, baseUrl, file];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout) as Upload;
}

/** 1 GiB from disk, as a file and in a form: throughput beside a `node:http` pipe, memory beside the service's SDK. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inTurn, median, withServer } from "./measure.js";

interface Upload {
  /** Bytes a millisecond. */
  throughput: number;
  /** Peak resident memory above what the process held before, in MiB. */
  memory: number;
}

/** Of the medians, all in MiB but the throughput, which is a multiple of the pipe's. */
interface Uploads extends Upload {
  formMemory: number;
  sdkMemory: number;
}

const script = fileURLToPath(new URL("upload-one.ts", import.meta.url));

/** Measures 1 GiB from disk. Each upload runs in a process of its own: none pays for the memory of another. */
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

/** Measures the memory for 256 MiB that the caller holds in a `Buffer`, as a multiple of what a plain `fetch` takes. */
export function measureBytes(rounds = 3): Promise<number> {
  return withUploads(2 ** 28, async (upload) => {
    const results = await inTurn(rounds, { client: upload("clientBytes"), fetch: upload("fetchBytes") });
    return median(results.map(({ client, fetch }) => client.memory / fetch.memory));
  });
}

/** Makes a file of so many bytes, and gives `use` a way to upload it to a server. */
async function withUploads<T>(
  size: number,
  use: (upload: (way: string) => () => Promise<Upload>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  const file = join(folder, "large.bin");
  try {
    await writeFile(file, "");
    await truncate(file, size);
    return await withServer((baseUrl) => use((way) => () => run(way, baseUrl, file)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(way: string, baseUrl: string, file: string): Promise<Upload> {
  const command = ["--expose-gc", "--import", "tsx", script, way, baseUrl, file];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout) as Upload;
}

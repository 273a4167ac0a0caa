/** A 1 GiB `writeFile` from disk: throughput beside a bare `node:http` pipe, memory beside the service's own SDK. */
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

const script = fileURLToPath(new URL("upload-one.ts", import.meta.url));

/** Each upload runs in a process of its own, so that none pays for the memory of another. */
export async function measureUpload(rounds = 5): Promise<{ throughput: number; memory: number; sdkMemory: number }> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  const file = join(folder, "large.bin");
  try {
    await writeFile(file, "");
    await truncate(file, 2 ** 30);
    return await withServer(async (baseUrl) => {
      const upload = (way: string) => () => run(way, baseUrl, file);
      const results = await inTurn(rounds, { client: upload("client"), pipe: upload("pipe") });
      const sdk = await upload("sdk")();
      return {
        throughput: median(results.map(({ client, pipe }) => client.throughput / pipe.throughput)),
        memory: median(results.map(({ client }) => client.memory)),
        sdkMemory: sdk.memory,
      };
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(way: string, baseUrl: string, file: string): Promise<Upload> {
  const command = ["--expose-gc", "--import", "tsx", script, way, baseUrl, file];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout) as Upload;
}

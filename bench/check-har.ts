/** Measures `check --har` on an archive of 100 MB: its time, and its memory above that for an archive of one entry. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { median, milliseconds } from "./measure.js";

/** What a check of the long archive takes: milliseconds, and MiB. */
interface ArchiveMeasurement {
  time: number;
  memory: number;
}

const size = 100_000_000;
const profile = { id: "pfwa2aux8bdvrna2apdwihro", name: "checkout", created_at: "2026-11-20T09:00:00Z" };
const headers = Object.entries({
  "Content-Type": "application/json", "X-Limit": "20", "X-Offset": "0", "X-Next-Offset": "20", "X-Has-More": "true",
}).map(([name, value]) => ({ name, value }));
const content = { mimeType: "application/json", text: JSON.stringify(Array(20).fill(profile)) };
const entry = JSON.stringify({
  startedDateTime: "2026-11-20T09:00:00Z",
  request: { method: "GET", url: "https://api.example.com/profiles?limit=20", headers: [] },
  response: { status: 200, headers, content },
});
/** Prints the peak memory of a process in KiB when it ends. */
const atExit = `data:text/javascript,import { writeSync } from "node:fs";
  process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));`;

/** Measures an archive of 100 MB beside one of a single entry. */
export async function measureCheckHar(rounds = 3): Promise<ArchiveMeasurement> {
  const folder = await mkdtemp(join(tmpdir(), "bench-har-"));
  try {
    const [long, short] = [join(folder, "long.har"), join(folder, "short.har")];
    await writeArchive(long, Math.ceil(size / entry.length));
    await writeArchive(short, 1);
    const times: number[] = [];
    const peaks: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const idle = await peakOf(short);
      times.push(await milliseconds(async () => void peaks.push(await peakOf(long) - idle)));
    }
    return { time: median(times), memory: median(peaks) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeArchive(path: string, entries: number): Promise<void> {
  await pipeline(Readable.from((function* () {
    yield '{"log":{"version":"1.2","entries":[';
    for (let number = 1; number < entries; number++) yield `${entry},`;
    yield `${entry}]}}`;
  })()), createWriteStream(path));
}

/** Checks an archive, and returns the peak memory in MiB. */
async function peakOf(path: string): Promise<number> {
  const command = ["--import", atExit, "dist/cli.js", "check", "--har", path];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "ignore", "inherit", "pipe"] });
  const printed = text(child.stdio[3] as Readable);
  const [code] = await once(child, "close") as [number];
  if (code !== 0) throw new Error(`check --har ended with ${code}.`);
  return Number(await printed) / 2 ** 10;
}

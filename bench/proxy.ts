/** Measures 1 GiB through the proxy in each direction: memory, and throughput compared with a bare `node:http` pipe. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { inTurn, median, memoryOf, milliseconds, withServer } from "./measure.js";

/** Throughput as a multiple of the pipe's, and the memory of the proxy above idle in MiB. */
interface ProxyMeasurement {
  up: number;
  down: number;
  memory: number;
}

const GiB = 2 ** 30;
const chunk = Buffer.alloc(64 * 1024, "a");
const files = "/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs";
const headers = { "Authorization": "Bearer bench-token", "Content-Type": "application/octet-stream" };

/** Measures 1 GiB in each direction. The pipe, the proxy and the server run as separate processes. */
export function measureProxy(rounds = 3): Promise<ProxyMeasurement> {
  return withServer(async (target) => {
    const proxy = await start("dist/cli.js", "proxy", target, "--port", "0", "--quiet");
    const pipe = await start("--import", "tsx", fileURLToPath(new URL("proxy-pipe.ts", import.meta.url)), target);
    try {
      for (const { url } of [proxy, pipe]) await upload(url, chunk.length);
      const idle = (await memoryOf(proxy.child.pid!)).now;
      const ups = await inTurn(rounds, { proxy: () => upload(proxy.url, GiB), pipe: () => upload(pipe.url, GiB) });
      const downs = await inTurn(rounds, { proxy: () => download(proxy.url), pipe: () => download(pipe.url) });
      const ratio = ({ proxy, pipe }: { proxy: number; pipe: number }) => pipe / proxy;
      const { peak } = await memoryOf(proxy.child.pid!);
      return { up: median(ups.map(ratio)), down: median(downs.map(ratio)), memory: peak - idle };
    } finally {
      for (const { child } of [proxy, pipe]) child.kill();
    }
  }, "proxy-target.ts");
}

/** Starts a server that prints its URL. */
async function start(...command: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface(child.stdout), "line") as [string];
  return { child, url: /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? "" };
}

function upload(url: string, size: number): Promise<number> {
  function* chunks() {
    for (let sent = 0; sent < size; sent += chunk.length) yield chunk;
  }
  const init = { method: "PUT", headers, body: Readable.toWeb(Readable.from(chunks())), duplex: "half" };
  return milliseconds(async () => {
    const response = await fetch(`${url}${files}/write_file?path=/large`, init as object);
    if (response.status !== 200) throw new Error(`${url} returned ${response.status}.`);
  });
}

function download(url: string): Promise<number> {
  return milliseconds(async () => {
    const { body } = await fetch(`${url}${files}/read_file?path=/large`, { headers });
    let size = 0;
    for await (const { length } of body as AsyncIterable<Uint8Array>) size += length;
    if (size !== GiB) throw new Error(`${url} returned ${size} bytes.`);
  });
}

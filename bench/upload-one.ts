/** Uploads a file once, by the method in its first argument, and prints the throughput and the memory. */
import { createReadStream, openAsBlob } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { request } from "node:http";
import { pipeline } from "node:stream/promises";
import Kernel from "@onkernel/sdk";
import { createClient } from "cloud-browser-contract";
import type { RawBody } from "cloud-browser-contract/types";
import { milliseconds } from "./measure.js";

const [method = "", baseUrl = "", file = ""] = process.argv.slice(2);
const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const token = "bench-token";
const path = "/home/user/large.bin";
const client = createClient({ baseUrl, token });
const sdk = new Kernel({ baseURL: baseUrl, apiKey: token });

const bytes = method.endsWith("Bytes") ? await readFile(file) : Buffer.alloc(0);
const write = (body: RawBody) => client.writeFile({ path: { id }, query: { path }, body });
const upload = (file: Blob) => client.uploadFiles({ path: { id }, body: { files: [{ file, dest_path: path }] } });
const url = `${baseUrl}/browsers/${id}/fs/write_file?path=${encodeURIComponent(path)}`;
const headers = { "Authorization": `Bearer ${token}`, "Content-Type": "application/octet-stream" };

const methods: Record<string, () => Promise<unknown>> = {
  client: () => write(createReadStream(file)),
  clientForm: async () => upload(await openAsBlob(file)),
  clientBytes: () => write(bytes),
  fetchBytes: () => fetch(url, { method: "PUT", headers, body: bytes }),
  pipe,
  sdk: () => sdk.browsers.fs.writeFile(id, createReadStream(file) as never, { path }),
};

/** Pipes the file into a bare `node:http` request. */
async function pipe(): Promise<void> {
  const outgoing = request(url, { method: "PUT", headers });
  const responded = new Promise((resolve, reject) => {
    outgoing.once("response", (response) => response.resume().once("end", resolve)).once("error", reject);
  });
  await pipeline(createReadStream(file), outgoing);
  await responded;
}

await client.movePath({ path: { id }, body: { src_path: "/a", dest_path: "/b" } });
globalThis.gc?.();
const idle = process.memoryUsage.rss();
let peak = idle;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5);
const time = await milliseconds(methods[method]!);
clearInterval(watch);
console.log(JSON.stringify({
  throughput: (await stat(file)).size / time,
  memory: (Math.max(peak, process.memoryUsage.rss()) - idle) / 2 ** 20,
}));
process.exit();

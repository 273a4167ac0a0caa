/** The command `cloud-browser-contract proxy`: what it prints and writes, how it ends, and its memory. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { XMLValidator } from "fast-xml-parser";
import { expect, it, onTestFinished } from "vitest";
import { memoryOf } from "../../bench/measure.js";
import { program } from "../support/cli.js";
import { newFolder } from "../support/folder.js";
import { session, startTestMock } from "../support/mock.js";

const bearer = { Authorization: "Bearer secret-token" };
const MiB = 2 ** 20;

/** Starts the built command, and waits until it listens. */
async function start(...args: string[]) {
  const child = spawn(process.execPath, [program, "proxy", ...args, "--port", "0"]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines: string[] = [];
  const output = createInterface(child.stdout).on("line", (line) => lines.push(line));
  await once(output, "line");
  const ended = once(child, "close").then(([code]) => code as number);
  return { child, lines, ended, pid: child.pid!, url: lines[0]?.split(" ")[2] ?? "" };
}

it("prints a line for each cause, and on Ctrl-C the report, which it also writes, without the token", async () => {
  const mock = await startTestMock();
  const folder = await newFolder();
  const [json, junit] = [join(folder, "report.json"), join(folder, "report.xml")];
  const proxy = await start(mock.url, "--json", json, "--junit", junit);
  for (const limit of ["1", "many", "many"]) {
    await (await fetch(`${proxy.url}/profiles?limit=${limit}`, { headers: bearer })).text();
  }
  const line = "request listProfiles: limit must be an integer. Received: It was answered with 400 bad_request: "
    + "limit must be an integer. (GET /profiles)";
  await expect.poll(() => proxy.lines).toEqual([`Proxy on ${proxy.url} forwards to ${mock.url}`, line]);
  const events = await fetch(`${proxy.url}/browsers/${session}/telemetry/stream`, { headers: bearer });
  proxy.child.kill("SIGINT");
  expect(await proxy.ended).toBe(1);
  await events.body?.cancel().catch(() => {});
  expect(proxy.lines.slice(2)).toContain("   In 2 requests:");
  expect(proxy.lines.at(-1)).toBe(`The traffic with ${mock.url} violated the contract (1 cause).`);
  const report = await readFile(json, "utf8");
  const breach = { rule: "request", count: 2, cases: [{ case: "GET /profiles", status: 400 }, {}] };
  expect(JSON.parse(report)).toMatchObject({ baseUrl: mock.url, breaches: [breach] });
  const xml = await readFile(junit, "utf8");
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(report + xml + proxy.lines.join()).not.toContain("secret-token");
});

it("ends with 0 if nothing violated the contract", async () => {
  const mock = await startTestMock();
  const proxy = await start(mock.url, "--quiet");
  await (await fetch(`${proxy.url}/profiles`, { headers: bearer })).text();
  proxy.child.kill("SIGTERM");
  expect(await proxy.ended).toBe(0);
  expect(proxy.lines.at(-1)).toBe(`The traffic with ${mock.url} did not violate the contract.`);
});

it.each([
  ["", false],
  [" with --save", true],
])("forwards 256 MiB up, down and in a form with < 64 MiB of memory%s", async (_, saves) => {
  const chunk = Buffer.alloc(64 * 1024, "a");
  const size = 256 * MiB;
  const chunks = () => Readable.from((function* () {
    for (let sent = 0; sent < size; sent += chunk.length) yield chunk;
  })());
  let arrived = 0;
  const server = createServer((request, response) => {
    request.on("data", ({ length }: Buffer) => arrived += length).on("end", () => {
      if (request.method !== "GET") return response.writeHead(request.method === "PUT" ? 200 : 201).end();
      response.writeHead(200, { "Content-Type": "application/octet-stream" });
      chunks().pipe(response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const save = saves ? ["--save", join(await newFolder(), "a.har")] : [];
  const proxy = await start(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...save);
  const files = `${proxy.url}/browsers/${session}/fs`;
  for (let times = 0; times < 20; times++) await (await fetch(`${files}/write_file?path=/a`, {
    method: "PUT", headers: { ...bearer, "Content-Type": "application/octet-stream" }, body: "a",
  })).text();
  const idle = (await memoryOf(proxy.pid)).now;

  const init = { method: "PUT", headers: { ...bearer, "Content-Type": "application/octet-stream" }, duplex: "half" };
  const put = await fetch(`${files}/write_file?path=/a`, { ...init, body: Readable.toWeb(chunks()) as ReadableStream });
  expect(put.status).toBe(200);
  expect(arrived).toBe(size + 20);
  let received = 0;
  const { body } = await fetch(`${files}/read_file?path=/a`, { headers: bearer });
  for await (const { length } of body as NodeReadableStream<Uint8Array>) received += length;
  expect(received).toBe(size);
  const disposition = (name: string) => `--x\r\nContent-Disposition: form-data; name="files[0].${name}"`;
  const form = Readable.from((async function* () {
    yield `${disposition("dest_path")}\r\n\r\n/a\r\n${disposition("file")}; filename="a"\r\n\r\n`;
    yield* chunks();
    yield "\r\n--x--\r\n";
  })());
  const post = await fetch(`${files}/upload`, {
    ...init, method: "POST", body: Readable.toWeb(form) as ReadableStream,
    headers: { ...bearer, "Content-Type": "multipart/form-data; boundary=x" },
  });
  expect(post.status).toBe(201);
  expect((await memoryOf(proxy.pid)).peak - idle).toBeLessThan(64);
  const report = await (await fetch(`${proxy.url}/_proxy/report`)).json() as { breaches: unknown[] };
  expect(report.breaches).toEqual([]);
});

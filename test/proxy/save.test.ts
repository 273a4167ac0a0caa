/** What the proxy saves is an archive of all that passed it, without tokens, in which a check finds the same. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { checkHar } from "../../src/check/index.js";
import type { Har, HarEntry } from "../../src/har/index.js";
import { type ProxyOptions, type ProxyReport, startProxy } from "../../src/proxy/index.js";
import { createKernel } from "../sdk/call.js";
import { newFolder } from "../support/folder.js";
import { inJson, ofSuccess, startBroken, startMockForFile } from "../check/broken.js";

const mock = await startMockForFile();
const token = "secret-token";
const headers = { Authorization: `Bearer ${token}` };

/** Runs a function with a proxy that saves, and returns the entries and the report. */
async function save(
  target: string,
  use: (url: string, path: string) => Promise<unknown>,
  options: Partial<ProxyOptions> = {},
): Promise<{ entries: HarEntry[]; path: string; report: ProxyReport }> {
  const path = options.save ?? join(await newFolder(), "a.har");
  const proxy = await startProxy({ target, save: path, ...options });
  try {
    await use(proxy.url, path);
  } finally {
    await proxy.close();
  }
  return { entries: await entriesIn(path), path, report: proxy.report() };
}

async function entriesIn(path: string): Promise<HarEntry[]> {
  const text = await readFile(path, "utf8");
  expect(text).not.toContain(token);
  return (JSON.parse(text) as Har).log.entries;
}

/** Starts a server that is not the mock. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const inShort = ({ request, response }: HarEntry) =>
  `${request.method} ${new URL(request.url).pathname} ${response.status} ${response.content.text ?? "left out"}`;

/** What a report says apart from how it names and shows the requests. */
const findingsOf = ({ breaches }: ProxyReport) => breaches.map(({ rule, clause, operations, count, expected }) =>
  ({ rule, clause, operations, count, expected }));

it("a session of the official SDK is saved, in which a check finds nothing", async () => {
  const { entries, path } = await save(mock.url, async (url) => {
    const kernel = createKernel(url);
    const { session_id: id } = await kernel.browsers.create({});
    await kernel.browsers.fs.writeFile(id, new Blob([new Uint8Array([0, 255])]), { path: "/a" });
    await kernel.browsers.fs.upload(id, { files: [{ dest_path: "/b", file: new File(["\0\xff"], "b") }] });
    await (await kernel.browsers.fs.readFile(id, { path: "/a" })).arrayBuffer();
    const { process_id = "" } = await kernel.browsers.process.spawn(id, { command: "echo", args: ["done"] });
    for await (const event of await kernel.browsers.process.stdoutStream(process_id, { id })) void event;
    await kernel.browsers.deleteByID(id);
  });
  expect(entries).toHaveLength(7);
  expect(entries[1]?.request.postData).toMatchObject({ _base64: "AP8=" });
  expect(entries[3]?.response.content).toMatchObject({ encoding: "base64", text: "AP8=" });
  expect(entries[5]?.response.content.text).toContain("data: ");
  const report = await checkHar(await readFile(path, "utf8"), { baseUrl: mock.url });
  expect(report).toMatchObject({ entries: 7, ofApi: 7, incomplete: 0, isCut: false, breaches: [], unjudged: [] });
});

it("a check of what was saved finds what the proxy has found", async () => {
  const withoutDate = ofSuccess(inJson((body) => [body].flat().forEach((one) => delete one.created_at) ?? body));
  const { path, report } = await save(await startBroken(mock.url, withoutDate), async (url) => {
    const send = async (path: string, method: string, body: string | null) =>
      (await fetch(url + path, { method, headers: { ...headers, "Content-Type": "application/json" }, body })).text();
    for (let times = 0; times < 3; times++) await send("/profiles", "GET", null);
    await send("/profiles", "POST", '{"name":5}');
    await send("/profiles?limit=many", "GET", null);
    await send("/nowhere", "GET", null);
  });
  const found = await checkHar(await readFile(path, "utf8"), { baseUrl: report.baseUrl });
  expect(findingsOf(report).map(({ rule, count }) => [rule, count])).toEqual([
    ["response-body", 3], ["request", 1], ["request", 1], ["request", 1],
  ]);
  expect(findingsOf(found)).toEqual(findingsOf(report));
});

it("what another server sends is saved decoded, and without what carries a token", async () => {
  const big = "x".repeat(9 * 2 ** 20);
  const long = "y".repeat(2 ** 20);
  const target = await listen((incoming, response) => {
    incoming.resume();
    const { pathname } = new URL(incoming.url ?? "", "http://localhost");
    const send = (status: number, headers: Record<string, string>, body?: string | Buffer) =>
      response.writeHead(status, headers).end(body);
    if (pathname === "/gzip") send(200, { "Content-Encoding": "gzip" }, gzipSync(`zipped ${token}`));
    else if (pathname === "/br") send(200, { "Content-Encoding": "br" }, brotliCompressSync("pressed"));
    else if (pathname === "/wrong") send(200, { "Content-Encoding": "gzip" }, "none");
    else if (pathname === "/unknown") send(200, { "Content-Encoding": "zstd" }, "none");
    else if (pathname === "/304") send(304, { "Content-Encoding": "gzip", "ETag": '"a"' });
    else if (pathname === "/big") send(200, {}, big);
    else if (pathname === "/cookie") send(200, { "Set-Cookie": "a=b", "X-Echo": `is ${token}` }, '{"jwt": "some-jwt"}');
    else if (pathname === "/closed") send(200, { "Content-Encoding": "gzip", "Connection": "close" }, gzipSync(long));
    else if (pathname === "/binary") send(200, {}, Buffer.from(`\xff${token}\xfe`, "latin1"));
    else send(200, { "Content-Encoding": "gzip" });
  });
  const { entries } = await save(target, async (url) => {
    const paths = ["/gzip", "/br", "/304", "/big", "/cookie?jwt=another-jwt", "/binary", "/closed"];
    for (const path of paths) await (await fetch(url + path, { headers: { ...headers, Cookie: "a=b" } })).arrayBuffer();
    for (const path of ["/wrong", "/unknown"]) await fetch(url + path).then((one) => one.text()).catch(() => {});
    await fetch(`${url}/head`, { method: "HEAD" });
  });
  expect(entries.map(inShort).sort()).toEqual([
    "GET /304 304 ", "GET /big 200 left out", `GET /binary 200 ${Buffer.from("\xff$ACCESS_TOKEN\xfe", "latin1")
      .toString("base64")}`, "GET /br 200 pressed", `GET /closed 200 ${long}`, 'GET /cookie 200 {"jwt": "[token]"}',
    "GET /gzip 200 zipped $ACCESS_TOKEN", "GET /unknown 200 left out", "GET /wrong 200 left out", "HEAD /head 200 ",
  ]);
  const text = JSON.stringify(entries);
  expect(text).not.toMatch(/a=b|some-jwt|another-jwt/);
  expect(text).toContain("is $ACCESS_TOKEN");
  expect(text).toContain("It is longer than 8388608 bytes.");
});

it("what ends early is saved as far as it came", async () => {
  const target = await listen((incoming, response) => {
    const type = { "Content-Type": "text/event-stream" };
    if (incoming.url === "/stream") response.writeHead(200, type).write("data: 1\n\n");
    else if (incoming.url === "/half") response.writeHead(200, { "Content-Length": "9" }).write("half");
    else if (incoming.url === "/gone") response.destroy();
    else if (incoming.url === "/early") response.writeHead(413).end("enough");
    if (incoming.url === "/half") setTimeout(() => response.destroy(), 50);
  });
  const { entries } = await save(target, async (url) => {
    const controller = new AbortController();
    const stream = await fetch(`${url}/stream`, { signal: controller.signal });
    await stream.body?.getReader().read();
    controller.abort();
    await fetch(`${url}/half`).then((one) => one.text()).catch(() => {});
    await fetch(`${url}/gone`).catch(() => {});
    const upload = request(`${url}/early`, { method: "POST", headers: { "Content-Length": "100" } });
    upload.write("part");
    await once(upload, "response");
    upload.on("error", () => {}).destroy();
    await wait(50);
  });
  expect(entries.map(inShort).sort()).toEqual([
    "GET /gone 0 left out", "GET /half 200 left out", "GET /stream 200 data: 1\n\n", "POST /early 413 enough",
  ]);
  expect(entries.find(({ request }) => request.method === "POST")?.request.postData)
    .toMatchObject({ text: "", comment: "The connection ended before it." });
});

it("a file is continued; one of another program is refused", async () => {
  const { path } = await save(mock.url, (url) => fetch(`${url}/profiles`, { headers }));
  const { entries } = await save(mock.url, (url) => fetch(`${url}/proxies`, { headers }), { save: path });
  expect(entries.map(({ request }) => request.url)).toEqual([`${mock.url}/profiles`, `${mock.url}/proxies`]);
  await writeFile(path, "notes");
  await expect(startProxy({ target: mock.url, save: path })).rejects.toThrow(
    `${path} was not written by this program, so it cannot be continued. Name a new file.`,
  );
});

it("a proxy that is killed has saved what had ended", async () => {
  const path = join(await newFolder(), "a.har");
  const args = ["dist/cli.js", "proxy", mock.url, "--port", "0", "--save", path];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data") as [Buffer];
  const [url = ""] = /http:\S+/.exec(line.toString()) ?? [];
  for (let times = 0; times < 20; times++) await (await fetch(`${url}/profiles`, { headers })).text();
  await expect.poll(() => entriesIn(path)).toHaveLength(20);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await entriesIn(path)).toHaveLength(20);
});

it("the proxy goes on when nothing can be saved any more", async () => {
  const { report } = await save(mock.url, async (url, path) => {
    await writeFile(path, '{"log":{"version":"1.2","entries":[]}}');
    for (let times = 0; times < 2; times++) expect((await fetch(`${url}/profiles`, { headers })).status).toBe(200);
  });
  expect(report.operations).toMatchObject([{ id: "listProfiles", passed: 2 }]);
});

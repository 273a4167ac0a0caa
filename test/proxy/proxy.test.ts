/** The proxy forwards all traffic unchanged, and reports each breach once, of the client or of the server. */
import { once } from "node:events";
import { createServer, get, type IncomingMessage, request, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { buffer, text } from "node:stream/consumers";
import { createGzip, gunzipSync, gzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import type { Breach } from "../../src/check/index.js";
import { type Proxy, type ProxyOptions, startProxy } from "../../src/proxy/index.js";
import { createKernel } from "../sdk/call.js";
import { errorOf, session } from "../support/mock.js";
import { type Broken, inJson, ofSuccess, startBroken, startMockForFile } from "../check/broken.js";

const mock = await startMockForFile();
const token = "secret-token";
const bearer = { Authorization: `Bearer ${token}` };
const json = { ...bearer, "Content-Type": "application/json" };
const profile = { id: "pfwa2aux8bdvrna2apdwihro", name: "a", created_at: "2026-11-20T09:00:00Z" };

async function start(target: string, options: Partial<ProxyOptions> = {}): Promise<Proxy & { reported: Breach[] }> {
  const reported: Breach[] = [];
  const proxy = await startProxy({ target, onBreach: (breach) => reported.push(breach), ...options });
  onTestFinished(() => proxy.close());
  return { ...proxy, reported };
}

/** Starts a proxy in front of a mock with one fault. */
async function startForBroken(broken: Broken, options: Partial<ProxyOptions> = {}) {
  return start(await startBroken(mock.url, broken), options);
}

/** Starts a server that answers all requests by one function. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const withoutDate = ofSuccess(inJson((body) => [body].flat().forEach((one) => delete one.created_at) ?? body));
const isMissingDate = {
  rule: "response-body", clause: "#/components/schemas/Profile/required",
  expected: expect.stringMatching(/^\[0\]\.created_at is required\./) as string,
};

it("the official SDK works through the proxy, and nothing violates the contract", async () => {
  const proxy = await start(mock.url);
  const kernel = createKernel(proxy.url);
  const { session_id: id } = await kernel.browsers.create({});
  await kernel.browsers.fs.writeFile(id, new Blob(["a,b\n"]), { path: "/a.csv" });
  await kernel.browsers.fs.upload(id, { files: [{ dest_path: "/b", file: new File(["b"], "b") }] });
  expect(await (await kernel.browsers.fs.readFile(id, { path: "/a.csv" })).text()).toBe("a,b\n");
  const { process_id = "" } = await kernel.browsers.process.spawn(id, { command: "echo", args: ["done"] });
  for await (const event of await kernel.browsers.process.stdoutStream(process_id, { id })) void event;
  await kernel.browsers.deleteByID(id);
  await expect.poll(() => proxy.report().operations.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
    "createBrowser passed", "writeFile passed", "uploadFiles passed", "readFile passed", "spawnProcess passed",
    "streamProcessStdout passed", "deleteBrowser passed",
  ]);
  const around = "cdp_ws_url, base_url and the like lead around the proxy: what is sent there is not judged.";
  const unjudged = [{ case: "Addresses of sessions", why: around, count: 1 }];
  expect(proxy.report()).toMatchObject({ baseUrl: mock.url, breaches: [], unjudged });
});

it("a fault of the server is reported once, with a count", async () => {
  const proxy = await startForBroken(withoutDate);
  for (let times = 0; times < 3; times++) await (await fetch(`${proxy.url}/profiles`, { headers: bearer })).text();
  await expect.poll(() => proxy.report().breaches).toMatchObject([{ ...isMissingDate, count: 3 }]);
  expect(proxy.reported).toHaveLength(1);
  expect(proxy.reported[0]?.curl).toMatch(/^curl -i -X GET '.*\/profiles' -H "Authorization: Bearer \$ACCESS_TOKEN"/);
  const report = await (await fetch(`${proxy.url}/_proxy/report`)).json();
  expect(report).toEqual(proxy.report());
  const page = await fetch(`${proxy.url}/_proxy/report`, { headers: { Origin: "https://example.com" } });
  expect([page.status, page.headers.get("Access-Control-Allow-Origin")]).toEqual([403, null]);
});

it.each([
  ["src_path is required.", "PUT", `/browsers/${session}/fs/move`, '{"dest_path":"/b"}', 400],
  ["limit must be an integer.", "GET", "/profiles?limit=many", undefined, 400],
  ["There is no path /profile.", "GET", "/profile", undefined, 404],
])("a violation of the client is reported: %s", async (expected, method, path, body, status) => {
  const proxy = await start(mock.url);
  const response = await fetch(proxy.url + path, { method, headers: json, body: body ?? null });
  expect(response.status).toBe(status);
  await response.text();
  await expect.poll(() => proxy.report().breaches).toMatchObject([
    { rule: "request", expected, actual: expect.stringMatching(`^It was answered with ${status}`) as string },
  ]);
});

it("the fields of a form are judged, and its files are not kept", async () => {
  const proxy = await start(mock.url);
  const form = new FormData();
  form.append("files[0].dest_path", "b");
  form.append("files[0].file", new Blob([new Uint8Array(2 ** 25)]));
  const response = await fetch(`${proxy.url}/browsers/${session}/fs/upload`, {
    method: "POST", headers: bearer, body: form,
  });
  expect(response.status).toBe(400);
  await expect.poll(() => proxy.reported).toMatchObject([
    { rule: "request", operations: ["uploadFiles"], expected: 'files[0].dest_path must start with "/".' },
  ]);
});

it("gzip is forwarded encoded, and judged decoded", async () => {
  const { created_at: _, ...broken } = profile;
  const bytes = gzipSync(JSON.stringify([broken]));
  const proxy = await start(await listen((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip", ...pages }).end(bytes);
  }));
  const [answer] = await once(get(`${proxy.url}/profiles`, { headers: bearer }), "response") as [IncomingMessage];
  expect(answer.headers["content-encoding"]).toBe("gzip");
  const body = await buffer(answer);
  expect(body.equals(bytes)).toBe(true);
  expect(JSON.parse(gunzipSync(body).toString())).toEqual([broken]);
  await expect.poll(() => proxy.reported).toMatchObject([isMissingDate]);
});

const pages = { "X-Limit": "20", "X-Offset": "0", "X-Has-More": "false", "X-Next-Offset": "0" };

it("JSON longer than 8 MiB is forwarded completely, and reported as not judged", async () => {
  const long = JSON.stringify([{ ...profile, name: "a".repeat(2 ** 23) }]);
  const proxy = await start(await listen((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json", ...pages }).end(long);
  }), { rejectViolations: true });
  const received = await (await fetch(`${proxy.url}/profiles`, { headers: bearer })).text();
  expect(received === long).toBe(true);
  await expect.poll(() => proxy.report()).toMatchObject({
    breaches: [],
    unjudged: [{ case: "GET /profiles", why: "The response was not judged: it is longer than 8388608 bytes." }],
  });
});

it.each([["as text", false], ["in gzip", true]])("events %s are judged one by one", async (_, isZipped) => {
  const path = `/browsers/${session}/process/a1b2c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d/stdout/stream`;
  let send: (event: string) => void = () => {};
  const proxy = await start(await listen((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", ...isZipped && { "Content-Encoding": "gzip" } });
    response.flushHeaders();
    const zipped = createGzip();
    if (isZipped) zipped.pipe(response);
    send = (event) => {
      (isZipped ? zipped : response).write(event);
      if (isZipped) zipped.flush();
    };
  }));
  const { body } = await fetch(proxy.url + path, { headers: bearer });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  for (const [event, count] of [['data: {"stream":"stdout","data_b64":"YQ=="}\n\n', 0], ["data: 7\n\n", 1]] as const) {
    send(event);
    expect((await reader.read()).value).toBe(event);
    await expect.poll(() => proxy.reported.length).toBe(count);
  }
  expect(proxy.reported[0]).toMatchObject({ rule: "response-event", actual: "200 data: 7 " });
  await reader.cancel();
});

it("method, target, headers, status, reason, body and trailers are forwarded unchanged", async () => {
  let received: IncomingMessage | undefined;
  const target = await listen((request, response) => {
    received = request;
    void text(request).then((body) => {
      response.sendDate = false;
      response.writeHead(218, "Fine", ["X-One", "1", "x-one", "2", "Trailer", "X-Sum"]);
      response.write(body);
      response.addTrailers({ "X-Sum": "7" });
      response.end();
    });
  });
  const proxy = await start(target);
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  const head = "SEARCH /a%2fb/../c?d=%20&&e HTTP/1.1\r\nHost: proxy\r\nx-Two: 1\r\nX-TWO: 2\r\n"
    + "Connection: close, X-Hop\r\nX-Hop: 1\r\nTransfer-Encoding: chunked\r\n\r\n";
  socket.write(`${head}3\r\nabc\r\n0\r\nX-Last: 1\r\n\r\n`);
  const answer = (await buffer(socket)).toString();
  const { method, url, trailers, rawHeaders } = received!;
  expect([method, url, trailers]).toEqual(["SEARCH", "/a%2fb/../c?d=%20&&e", { "x-last": "1" }]);
  expect(rawHeaders.filter((name) => !/^(connection|close|keep-alive)$/i.test(name))).toEqual([
    "Host", new URL(target).host, "x-Two", "1", "X-TWO", "2", "Transfer-Encoding", "chunked",
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 218 Fine\r\nX-One: 1\r\nx-one: 2\r\nTrailer: X-Sum\r\n/);
  expect(answer).toMatch(/\r\n\r\n3\r\nabc\r\n0\r\nX-Sum: 7\r\n\r\n$/);
});

it("a client that half-closes gets its response, if the target allows that", async () => {
  const proxy = await start(mock.url);
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  socket.end(`GET /profiles HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\]$/);
  expect(proxy.reported).toEqual([]);
});

it.each(["HEAD", "OPTIONS"])("%s, 204 and 304 have no body", async (method) => {
  const proxy = await start(await listen(({ url }, response) => {
    response.writeHead(Number(url?.slice(1)), { ETag: '"a"' }).end();
  }));
  for (const status of [204, 304]) {
    const answer = await fetch(`${proxy.url}/${status}`, { method });
    expect([answer.status, answer.headers.get("ETag"), await answer.text()]).toEqual([status, '"a"', ""]);
  }
});

it.each([true, false])("a 100-continue request is up to the target (accepted: %s)", async (isAccepted) => {
  const server = createServer((request, response) => void text(request).then((body) => response.end(body)));
  server.on("checkContinue", (request, response) => {
    if (!isAccepted) return response.writeHead(417).end();
    response.writeContinue();
    server.emit("request", request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const proxy = await start(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const headers = { "Expect": "100-continue", "Content-Length": "3" };
  const put = request(`${proxy.url}/a`, { method: "PUT", headers });
  put.on("continue", () => put.end("abc"));
  put.flushHeaders();
  const [answer] = await once(put, "response") as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual(isAccepted ? [200, "abc"] : [417, ""]);
  put.destroy();
});

it("a client that disconnects ends the request to the target, which is no breach", async () => {
  let closed: Promise<unknown> | undefined;
  const proxy = await start(await listen((request, response) => {
    closed = once(response, "close");
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    request.resume();
  }));
  const client = new AbortController();
  const path = `${proxy.url}/browsers/${session}/logs/stream?source=path&path=/a`;
  await fetch(path, { headers: bearer, signal: client.signal });
  client.abort();
  await closed;
  await wait(50);
  expect(proxy.reported).toEqual([]);
});

it("an upload that the client aborts is aborted for the target, too, and is no breach", async () => {
  const seen: string[] = [];
  const proxy = await start(await listen((request) => {
    request.on("data", (chunk) => seen.push(String(chunk))).on("error", ({ message }) => seen.push(message));
  }));
  const path = `/browsers/${session}/fs/write_file?path=/a`;
  const headers = { ...bearer, "Content-Type": "application/octet-stream", "Content-Length": "100" };
  const put = request(`${proxy.url}${path}`, { method: "PUT", headers }).on("error", () => {});
  put.write("abc");
  await expect.poll(() => seen).toEqual(["abc"]);
  put.destroy();
  await expect.poll(() => seen, { timeout: 5000 }).toEqual(["abc", "aborted"]);
  expect(proxy.reported).toEqual([]);
});

it("an incomplete answer is incomplete for the client, too, and reported", async () => {
  const proxy = await start(await listen((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" }).write("[");
    setTimeout(() => response.destroy(), 50);
  }));
  await expect(fetch(`${proxy.url}/profiles`, { headers: bearer }).then((answer) => answer.text())).rejects.toThrow();
  await expect.poll(() => proxy.reported).toMatchObject([
    { rule: "response", actual: "The response ends before it is complete." },
  ]);
});

it("a target that cannot be reached is a 502, and no breach", async () => {
  const proxy = await start("http://127.0.0.1:1");
  const { status, message } = await errorOf(fetch(`${proxy.url}/profiles`, { headers: bearer }));
  expect(status).toBe(502);
  expect(message).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached\. .*ECONNREFUSED.* Is the server running\?$/);
  expect(proxy.report()).toMatchObject({ breaches: [], unjudged: [{ count: 1 }] });
});

it("rejectViolations replaces violations by errors, and forwards no invalid request", async () => {
  const seen: string[] = [];
  const request = ({ method }: { method: string }) => seen.push(method);
  const proxy = await startForBroken({ ...withoutDate, request }, { rejectViolations: true });
  expect(await errorOf(fetch(`${proxy.url}/profiles?limit=1`, { headers: bearer }))).toEqual({
    status: 502, code: "bad_gateway", message: "The response of listProfiles violates the contract.",
    inner_error: { code: "invalid_response", message: "[0].created_at is required." },
  });
  const broken = fetch(`${proxy.url}/profiles`, { method: "POST", headers: json, body: '{"name":7}' });
  expect(await errorOf(broken)).toMatchObject({ status: 400, message: "name must be a string." });
  const good = fetch(`${proxy.url}/browsers/${session}/fs/create_directory`, {
    method: "PUT", headers: json, body: '{"path":"/home/user/new"}',
  });
  expect((await good).status).toBe(201);
  expect(seen).toEqual(["GET", "PUT"]);
});

it("the token is not reported, even if the server echoes it", async () => {
  const lines: string[] = [];
  const proxy = await start(await listen((request, response) => {
    const echo = JSON.stringify({ ...request.headers, url: request.url, jwt: "a.b.c" });
    const headers = { "Content-Type": "application/json", "X-Limit": token, "Location": `/${token}` };
    response.writeHead(200, headers).end(echo);
  }), { onUnjudged: (one) => lines.push(JSON.stringify(one)) });
  for (const path of ["/profiles?limit=secret-token", "/vm/x/live?jwt=d.e.f", "/profiles?jwt=d.e.f", `/${token}`]) {
    await fetch(proxy.url + path, { headers: bearer });
  }
  await expect.poll(() => proxy.reported.length).toBeGreaterThan(2);
  const printed = JSON.stringify([proxy.report(), proxy.reported, lines]);
  for (const secret of [token, "a.b.c", "d.e.f"]) expect(printed).not.toContain(secret);
});

it("the path of the target is put before each path, and the base path is part of each path", async () => {
  const asked: string[] = [];
  const target = await listen(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(200, { "Content-Type": "application/json", ...pages }).end("[]");
  });
  const prefixed = await start(`${target}/v1/`);
  const based = await start(target, { basePath: "/v1" });
  await fetch(`${prefixed.url}/profiles`, { headers: bearer });
  await fetch(`${based.url}/v1/profiles`, { headers: bearer });
  expect(asked).toEqual(["/v1/profiles", "/v1/profiles"]);
  for (const proxy of [prefixed, based]) {
    const operations = [{ id: "listProfiles", passed: 1 }];
    await expect.poll(() => proxy.report()).toMatchObject({ breaches: [], operations });
  }
});

it("pipelined requests are forwarded one by one", async () => {
  const log: string[] = [];
  const proxy = await start(await listen(({ url = "" }, response) => {
    log.push(`${url} arrives`);
    setTimeout(() => {
      log.push(`${url} is answered`);
      response.end(url);
    }, url === "/1" ? 50 : 0);
  }));
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  const ask = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
  socket.write(ask("/1") + ask("/2", "Connection: close\r\n"));
  expect(await text(socket)).toMatch(/\/1[^]*\/2/);
  expect(log).toEqual(["/1 arrives", "/1 is answered", "/2 arrives", "/2 is answered"]);
});

it("a WebSocket is tunnelled, and a request for HTTP/2 is served as HTTP/1.1 and judged", async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html", ...pages }).end("[]");
  });
  server.on("upgrade", ({ headers }, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: ${headers.upgrade}\r\nConnection: Upgrade\r\n\r\n`);
    socket.pipe(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const proxy = await start(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const ask = (protocol: string) => {
    const headers = { ...bearer, Connection: "Upgrade", Upgrade: protocol };
    const upgrade = request(`${proxy.url}/profiles`, { headers });
    upgrade.end();
    return upgrade;
  };
  const [, socket] = await once(ask("websocket"), "upgrade") as [IncomingMessage, Socket];
  socket.write("ping");
  expect(String((await once(socket, "data"))[0])).toBe("ping");
  socket.destroy();
  expect(proxy.report().unjudged).toMatchObject([{ why: "WebSockets are not judged." }]);
  await once(ask("h2c"), "response");
  await expect.poll(() => proxy.reported.map(({ rule }) => rule)).toEqual(["response-media-type"]);
});

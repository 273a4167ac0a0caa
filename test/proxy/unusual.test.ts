/** Requests and responses that are valid but unusual are forwarded, and reported without a fault of the proxy. */
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { type ProxyOptions, startProxy } from "../../src/proxy/index.js";
import { startServer } from "../support/server.js";

/** Starts a proxy in front of a server, which by default has no resource. */
async function start(answer: RequestListener = notFound, options: Partial<ProxyOptions> = {}) {
  const { baseUrl, arrived } = await startServer(answer);
  const proxy = await startProxy({ target: baseUrl, ...options });
  onTestFinished(() => proxy.close());
  return { ...proxy, target: baseUrl, arrived };
}

const notFound: RequestListener = (_, response) => {
  response.writeHead(404, { "Content-Type": "application/json" }).end('{"code":"not_found","message":"No."}');
};

/** Sends a request, and returns the bytes of the response. */
async function send(url: string, line: string, ...fields: string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write([line, "Host: a", "Connection: close", ...fields, "", ""].join("\r\n"));
  return text(socket);
}

it("Host and Authorization are forwarded, although Connection names them, and other headers are not", async () => {
  const proxy = await start();
  await send(proxy.url, "GET /profiles HTTP/1.1", "Authorization: Bearer a", "Connection: host, authorization, x-hop",
    "X-Hop: 1");
  expect(proxy.arrived[0]?.headers).toEqual({
    host: new URL(proxy.target).host, authorization: "Bearer a", connection: "keep-alive",
  });
});

it("a response to HEAD may announce trailers", async () => {
  const proxy = await start((_, response) => {
    response.writeHead(200, { "Transfer-Encoding": "chunked", "Trailer": "X-Sum" }).end();
  });
  const { status } = await fetch(`${proxy.url}/profiles`, { method: "HEAD" });
  expect(status).toBe(200);
});

it("an upload that is answered with a 101 gets a 502, and its connection serves the next request", async () => {
  const switching = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n";
  const server = createServer(({ method, socket }, response) => {
    if (method === "PUT") socket.write(switching);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const proxy = await startProxy({ target: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  onTestFinished(() => proxy.close());
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  socket.write(`PUT /a HTTP/1.1\r\nHost: a\r\nContent-Length: ${2 ** 22}\r\n\r\n`);
  socket.write(Buffer.alloc(2 ** 22));
  socket.write("GET /b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 502", "HTTP/1.1 404"]);
});

it.each([
  ["TRACE /profiles", "/profiles does not take TRACE. It takes POST and GET.", "curl -i -X TRACE '{url}/profiles'"],
  ["SEARCH *", "There is no path *.", "curl -i -X SEARCH '{url}/' --request-target '*'"],
])("%s is answered by the server, and a cause with a curl line", async (line, expected, curl) => {
  const proxy = await start();
  expect(await send(proxy.url, `${line} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 404 Not Found[^]*not_found/);
  await expect.poll(() => proxy.report().breaches).toMatchObject([
    { rule: "request", case: line, expected, curl: curl.replace("{url}", proxy.target) },
  ]);
});

it("OPTIONS * is answered by the server, and not judged", async () => {
  const proxy = await start((_, response) => void response.writeHead(204).end());
  expect(await send(proxy.url, "OPTIONS * HTTP/1.1")).toMatch(/^HTTP\/1\.1 204 No Content/);
  await expect.poll(() => proxy.report().unjudged).toMatchObject([{ case: "OPTIONS *" }]);
});

it("a missing token is one cause of all operations", async () => {
  const proxy = await start();
  for (const path of ["/profiles", "/browsers", "/proxies"]) await (await fetch(proxy.url + path)).text();
  await expect.poll(() => proxy.report().breaches).toMatchObject([{
    rule: "request", expected: "The Authorization header with a bearer token is missing.", count: 3,
    operations: ["listProfiles", "listBrowsers", "listProxies"],
  }]);
});

it.each([
  ["The Host header must be given once.", 400, ["Host: b"]],
  ["The transfer coding gzip, chunked is not supported.", 501, ["Transfer-Encoding: gzip, chunked"]],
])("a request is not forwarded, and a cause: %s", async (expected, status, fields) => {
  const proxy = await start();
  const response = await send(proxy.url, "GET /profiles HTTP/1.1", ...fields, "", "0");
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const cause = { rule: "request", expected, operations: ["listProfiles"] };
  await expect.poll(() => proxy.report().breaches).toMatchObject([cause]);
  expect(proxy.arrived).toEqual([]);
});

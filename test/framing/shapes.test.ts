/** One request in is at most one request out: for the mock, the service and the proxy, and for every shape. */
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { startProxy } from "../../src/proxy/index.js";
import { createService } from "../../src/server/index.js";
import { startTestMock } from "../support/mock.js";
import { type Shape, shapes } from "./shapes.js";
import { startUpstream } from "./upstream.js";

/** A server, and the requests that it got, or that got through it: their methods and paths. */
interface Counting {
  url: string;
  arrived: () => string[];
}

const servers: Record<string, () => Promise<Counting>> = {
  async "the mock"() {
    const mock = await startTestMock();
    return { url: mock.url, arrived: () => mock.requests.map(({ method, url }) => `${method} ${url}`) };
  },
  async "the service"() {
    const arrived: string[] = [];
    const { listener } = createService({}, { authenticate: () => true, onError: () => {} });
    const server = createServer((request, response) => {
      arrived.push(`${request.method} ${request.url}`);
      void listener(request, response);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close().closeAllConnections());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived: () => arrived };
  },
  async "the proxy"() {
    const upstream = await startUpstream((socket, { line, head }) => {
      if (/^expect: 100-continue/im.test(head)) socket.write("HTTP/1.1 100 Continue\r\n\r\n");
      const body = line.startsWith("HEAD ") ? "" : line;
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${line.length}\r\nContent-Type: text/plain\r\n\r\n${body}`);
    });
    const proxy = await startProxy({ target: upstream.url });
    onTestFinished(() => proxy.close());
    return { url: proxy.url, arrived: () => upstream.arrived };
  },
};

/** Sends bytes, half-closes after the first response or a moment, and waits until the server ends the connection. */
async function send(url: string, bytes: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
  const end = () => socket.end();
  setTimeout(end, 50);
  socket.once("data", () => setTimeout(end, 10));
  setTimeout(() => socket.destroy(), 1000);
  socket.write(Buffer.from(bytes, "latin1"));
  await text(socket).catch(() => {});
}

for (const [name, start] of Object.entries(servers)) {
  it.each(shapes)(`${name} counts: $name`, async ({ bytes, requests, isValid }: Shape) => {
    const { url, arrived } = await start();
    await send(url, bytes);
    const before = [...arrived()];
    const victim = await fetch(`${url}/victim`, { headers: { Authorization: "Bearer of-the-victim" } });
    const received = await victim.text();
    if (name === "the proxy") expect(received).toBe("GET /victim HTTP/1.1");
    const all = arrived();
    expect(all.filter((line) => /hidden|unclear/.test(line))).toEqual([]);
    expect(all.length - 1).toBe(before.length);
    expect(before.length).toBeLessThanOrEqual(requests);
    if (isValid) expect(before.length).toBe(requests);
  });
}

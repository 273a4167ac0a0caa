/** The proxy limits how long a server may take to begin a response, and nothing else. */
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { startProxy } from "../../src/proxy/index.js";
import { errorOf, session } from "../support/mock.js";

const timeoutMs = 200;
const bearer = { Authorization: "Bearer secret-token" };
const late = "No response within 0.2 seconds.";

/** Starts a proxy in front of a server, which may ignore `Expect`. */
async function start(answer: RequestListener, ignores?: "ignores") {
  const server = createServer(answer).listen(0, "127.0.0.1");
  if (ignores) server.on("checkContinue", answer);
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const proxy = await startProxy({ target: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs });
  onTestFinished(() => proxy.close());
  return proxy;
}

/** Starts to upload a file of 6 bytes. */
function upload(url: string, more: Record<string, string> = {}) {
  const headers = { ...bearer, "Content-Type": "application/octet-stream", "Content-Length": "6", ...more };
  const path = `${url}/browsers/${session}/fs/write_file?path=/a`;
  const put = request(path, { method: "PUT", headers }).on("error", () => {});
  onTestFinished(() => void put.destroy());
  return put;
}

it("a server that does not answer is a 504, and one cause of all operations", async () => {
  const proxy = await start(() => {});
  const paths = ["/profiles", "/browsers"].map((path) => fetch(proxy.url + path, { headers: bearer }));
  for (const one of paths) expect(await errorOf(one)).toEqual({ status: 504, code: "gateway_timeout", message: late });
  expect(proxy.report().breaches).toMatchObject([{ rule: "response", actual: late, count: 2 }]);
  expect(proxy.report().breaches[0]?.operations.toSorted()).toEqual(["listBrowsers", "listProfiles"]);
  expect(proxy.report().operations).toMatchObject([{ failed: 1 }, { failed: 1 }]);
});

it("a response that has begun may take any time", async () => {
  const proxy = await start((_, response) => {
    response.writeHead(200, { "Content-Type": "text/plain" }).write("a");
    setTimeout(() => response.end("b"), 2 * timeoutMs);
  });
  expect(await (await fetch(`${proxy.url}/profiles`, { headers: bearer })).text()).toBe("ab");
});

it.each([{}, { Expect: "100-continue" }])("an upload may pause, with headers %j", async (headers) => {
  const proxy = await start((incoming, response) =>
    void text(incoming).then((body) => response.writeHead(201).end(body)));
  const put = upload(proxy.url, headers);
  put.write("abc");
  await wait(3 * timeoutMs);
  put.end("def");
  const [response] = await once(put, "response") as [IncomingMessage];
  expect([response.statusCode, await text(response)]).toEqual([201, "abcdef"]);
});

it("a server that never continues a request is a 504", async () => {
  const proxy = await start((incoming) => void incoming.resume().on("error", () => {}), "ignores");
  const put = upload(proxy.url, { Expect: "100-continue" });
  put.flushHeaders();
  const [response] = await once(put, "response") as [IncomingMessage];
  expect(response.statusCode).toBe(504);
});

it.each([0, NaN, 2 ** 31])("%s milliseconds are refused", async (timeoutMs) => {
  await expect(startProxy({ target: "http://127.0.0.1:1", timeoutMs })).rejects
    .toThrow(`timeoutMs must be from 1 to 2147483647 milliseconds, not ${timeoutMs}.`);
});

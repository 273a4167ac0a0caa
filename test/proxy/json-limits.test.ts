/** JSON beyond the limits is forwarded as it is, and reported as not judged. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { startProxy } from "../../src/proxy/index.js";
import { json, session } from "../support/mock.js";

const deep = `{"zz":${"[".repeat(5000)}${"]".repeat(5000)}}`;
const many = `{"zz":[${"0,".repeat(1_000_000)}0]}`;
const tooDeep = "is nested deeper than 64 levels, the maximum.";
const tooMany = "has more than 1000000 values, the maximum.";

/** Starts a proxy, and a server behind it that sends each body back. */
async function start() {
  const server = createServer((request, response) => void text(request).then((body) => {
    const isStream = request.url?.endsWith("/stream");
    response.writeHead(200, { "Content-Type": isStream ? "text/event-stream" : "application/json" });
    response.end(isStream ? `data: ${deep}\n\n` : body);
  })).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const proxy = await startProxy({ target: `http://127.0.0.1:${port}`, rejectViolations: true });
  onTestFinished(async () => {
    await proxy.close();
    server.close();
  });
  return proxy;
}

it.each([["deep", deep, tooDeep], ["of many values", many, tooMany]])("a body that is %s", async (_, body, why) => {
  const proxy = await start();
  const response = await fetch(`${proxy.url}/browsers`, { method: "POST", headers: json, body });
  expect(response.status).toBe(200);
  expect(await response.text() === body).toBe(true);
  await expect.poll(() => proxy.report()).toMatchObject({
    breaches: [],
    unjudged: [
      { case: "POST /browsers", why: `The request was not judged: The request body ${why}` },
      { case: "POST /browsers", why: `The response was not judged: it ${why}` },
    ],
  });
});

it("an event that is deep", async () => {
  const proxy = await start();
  const response = await fetch(`${proxy.url}/browsers/${session}/telemetry/stream`, { headers: json });
  expect(await response.text()).toBe(`data: ${deep}\n\n`);
  await expect.poll(() => proxy.report()).toMatchObject({
    breaches: [], unjudged: [{ why: `The response was not judged: it ${tooDeep}` }],
  });
});

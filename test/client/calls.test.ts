/** Calls by id on the wire: what they take beside their parameters, and how they fail. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, vi } from "vitest";
import { createClient } from "../../src/index.js";
import { body, token } from "../support/move.js";
import { startServer } from "../support/server.js";

const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };

it("a call has the method, the path, the query, the token and the body of its operation", async () => {
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token });
  await client.movePath({ path: { id: "a/b?c#d" }, body });
  await client.writeFile({ path, query: { path: "/ü&=?.txt", mode: "600" }, body: "text" });
  expect(arrived).toMatchObject([
    {
      method: "PUT",
      url: "/browsers/a%2Fb%3Fc%23d/fs/move",
      headers: { "authorization": `Bearer ${token}`, "content-type": "application/json" },
      text: JSON.stringify(body),
    },
    {
      method: "PUT",
      url: `/browsers/${path.id}/fs/write_file?path=%2F%C3%BC%26%3D%3F.txt&mode=600`,
      headers: { "authorization": `Bearer ${token}`, "content-type": "application/octet-stream" },
      text: "text",
    },
  ]);
});

it("a call may leave out what is optional, and has no body then", async () => {
  const { baseUrl, arrived } = await startServer((_, response) => response.end("[]"));
  const client = createClient({ baseUrl, token });
  await client.listBrowsers();
  await client.listBrowsers({});
  await client.listBrowsers({ query: { limit: undefined as never } }, {});
  await client.takeScreenshot({ path }, { signal: undefined, headers: undefined, fetch: undefined });
  expect(arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /browsers", "GET /browsers", "GET /browsers", `POST /browsers/${path.id}/computer/screenshot`,
  ]);
  for (const { bytes, headers } of arrived) expect([bytes, headers["content-type"]]).toEqual([0, undefined]);
});

it("a call passes every middleware, in order, which sees its operation and its parameters", async () => {
  const { baseUrl, arrived } = await startServer((_, response) => response.end('{"name":"a"}'));
  const client = createClient({ baseUrl, token });
  const seen: unknown[] = [];
  for (const name of ["first", "second"]) {
    client.use({
      onRequest({ request, schemaPath, params }) {
        seen.push([name, request.method, schemaPath, params.path]);
        request.headers.append("X-Seen", name);
      },
      onResponse: ({ response }) => void seen.push([name, response.status]),
    });
  }
  await client.getProfile({ path: { id_or_name: "a" } });
  const request = ["GET", "/profiles/{id_or_name}", { id_or_name: "a" }];
  expect(seen).toEqual([["first", ...request], ["second", ...request], ["second", 200], ["first", 200]]);
  expect(arrived[0]?.headers["x-seen"]).toBe("first, second");
});

it("a call takes headers of its own, over those of the client", async () => {
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token, headers: { "X-Team": "a", "X-Trace": "1" } });
  await client.movePath({ path, body }, { headers: { "X-Trace": "2" } });
  expect(arrived[0]?.headers).toMatchObject({ "x-team": "a", "x-trace": "2", "authorization": `Bearer ${token}` });
});

it("a call goes through the fetch that it is given, or else the client's", async () => {
  const { baseUrl, arrived } = await startServer();
  const [own, clients] = [vi.fn((request: Request) => fetch(request)), vi.fn((request: Request) => fetch(request))];
  const client = createClient({ baseUrl, token, fetch: clients });
  await client.movePath({ path, body }, { fetch: own });
  await client.movePath({ path, body });
  expect([own.mock.calls.length, clients.mock.calls.length]).toEqual([1, 1]);
  for (const { text, headers } of arrived) {
    expect([text, headers.authorization]).toEqual([JSON.stringify(body), `Bearer ${token}`]);
  }
});

it("a call ends when its signal does, with the reason of the signal", async () => {
  const { baseUrl } = await startServer(() => {});
  const client = createClient({ baseUrl, token });
  const reason = new Error("enough");
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 50);
  const call = client.movePath({ path, body }, { signal: controller.signal });
  await expect(call).rejects.toBe(reason);
  await expect(call.withResponse()).rejects.toBe(reason);
  await expect(client.movePath({ path, body }, { signal: controller.signal })).rejects.toBe(reason);
});

it("what cannot be sent is rejected, and not thrown", async () => {
  const client = createClient({ baseUrl: "http://127.0.0.1:1", token });
  const circle: Record<string, unknown> = {};
  circle.circle = circle;
  await expect(client.movePath({ path, body: circle as never })).rejects.toThrow("circular");
  await expect(client.movePath({ path: {} as never, body })).rejects.toThrow("Path parameter id is missing");
  await expect(client.movePath(undefined as never)).rejects.toThrow("Path parameter id is missing");
  await expect(client.movePath({ path, body })).rejects.toThrow(new TypeError("fetch failed"));
});

it("a method works without its client", async () => {
  const { baseUrl, arrived } = await startServer();
  const { movePath } = createClient({ baseUrl, token });
  await movePath({ path, body });
  expect(arrived[0]?.text).toBe(JSON.stringify(body));
});

it("a failure that nobody handles is reported once, and one that is handled never", async () => {
  const file = fileURLToPath(new URL("../support/unhandled.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", file]);
  expect(JSON.parse(stdout)).toEqual({
    "nobody handles the data": 1,
    "nobody handles the response": 1,
    "nobody handles what follows the data": 1,
    "the data is handled": 0,
    "the response is handled": 0,
    "the response is handled twice": 0,
    "both are handled": 0,
  });
});

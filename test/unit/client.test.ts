/** Requests as the client sends them. */
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { createClient, unwrap } from "../../src/index.js";
import { body, move, token } from "../support/move.js";
import { startServer } from "../support/server.js";

it("a request has the method, the path, the query, the token and the JSON body of its operation", async () => {
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token });
  expect(await unwrap(move(client))).toBeUndefined();
  await unwrap(client.PUT("/browsers/{id}/fs/write_file", {
    params: { path: { id: "a/b?c#d e" }, query: { path: "/x y/ü&=?.txt", mode: "600" } },
    body: "text",
  }));
  expect(arrived).toMatchObject([
    {
      method: "PUT",
      url: "/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs/move",
      headers: { "authorization": `Bearer ${token}`, "content-type": "application/json" },
      text: JSON.stringify(body),
    },
    {
      method: "PUT",
      url: "/browsers/a%2Fb%3Fc%23d%20e/fs/write_file?path=%2Fx%20y%2F%C3%BC%26%3D%3F.txt&mode=600",
      headers: { "authorization": `Bearer ${token}`, "content-type": "application/octet-stream" },
      text: "text",
    },
  ]);
});

it("the path of the base URL is kept, with or without a slash at its end", async () => {
  const { baseUrl, arrived } = await startServer();
  await move(createClient({ baseUrl: `${baseUrl}/api`, token }));
  await move(createClient({ baseUrl: `${baseUrl}/api/`, token }));
  expect(arrived.map(({ url }) => url)).toEqual(Array(2).fill("/api/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs/move"));
});

it("a request has the headers of the client and of the call", async () => {
  const { baseUrl, arrived } = await startServer();
  await move(createClient({ baseUrl, token, headers: { "X-Team": "a" } }), "x", { headers: { "X-Trace": "b" } });
  expect(arrived[0]?.headers).toMatchObject({ "x-team": "a", "x-trace": "b" });
});

it("a request is sent by the fetch that the caller passes, which receives a Request", async () => {
  const { baseUrl, arrived } = await startServer();
  const own = vi.fn((request: Request) => fetch(request));
  await unwrap(move(createClient({ baseUrl, token, fetch: own })));
  await unwrap(move(createClient({ baseUrl, token }), "x", { fetch: own }));
  expect(own.mock.calls.map(([request]) => request.url)).toEqual(arrived.map(({ url }) => baseUrl + url));
  expect(arrived[1]).toMatchObject({ text: JSON.stringify(body), headers: { authorization: `Bearer ${token}` } });
});

it("a request passes through the caller's middlewares, which may read, change or replace it", async () => {
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token });
  client.use({
    async onRequest({ request }) {
      request.headers.set("X-Length", String((await request.clone().text()).length));
    },
  }, {
    onRequest: ({ request }) =>
      new Request(request, { headers: { ...Object.fromEntries(request.headers), "X-New": "1" } }),
  });
  await unwrap(move(client));
  expect(arrived[0]).toMatchObject({
    text: JSON.stringify(body),
    headers: { "x-length": String(JSON.stringify(body).length), "x-new": "1", "authorization": `Bearer ${token}` },
  });
});

it("a request is aborted by its signal, with the reason of the signal", async () => {
  const { baseUrl } = await startServer(() => {});
  const reason = new Error("enough");
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 50);
  const { signal } = controller;
  await expect(unwrap(move(createClient({ baseUrl, token }), "x", { signal }))).rejects.toBe(reason);
});

it.each(["127.0.0.1", "localhost"])("a refused connection to %s names the base URL, and how to start the mock", async (
  host,
) => {
  const baseUrl = `http://${host}:${await closedPort()}`;
  const error: unknown = await unwrap(move(createClient({ baseUrl, token }))).catch((error: unknown) => error);
  expect(error).toEqual(new TypeError(`No server at ${baseUrl}. Run: npx cloud-browser-contract mock`));
  expect(error).toHaveProperty("cause.cause.code", "ECONNREFUSED");
});

it("a refused connection to another machine names only the base URL", async () => {
  const cause = Object.assign(new Error(), { code: "ECONNREFUSED" });
  const baseUrl = "http://api.test/v1";
  const fetch = () => Promise.reject(new TypeError("fetch failed", { cause }));
  await expect(unwrap(move(createClient({ baseUrl, token, fetch }))))
    .rejects.toThrow(new TypeError(`No server at ${baseUrl}`));
});

it("any other failure is the error of fetch", async () => {
  const client = createClient({ baseUrl: "http://127.0.0.1:1", token }); // a port that fetch does not allow
  await expect(unwrap(move(client))).rejects.toThrow(new TypeError("fetch failed"));
});

/** Returns a port where nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The client on the wire: what it sends, and what it refuses to send. */
import { inspect } from "node:util";
import { describe, expect, it, vi } from "vitest";
import createFetchClient from "openapi-fetch";
import { bearerAuth, createClient, type paths, unwrap } from "../../src/index.js";
import { startServer } from "../support/server.js";

const token = "secret-token-4711";
const body = { src_path: "/tmp/a", dest_path: "/tmp/b" };

function move(client: ReturnType<typeof createClient>, id: string | undefined = "brw_7f3k2m9x", init: object = {}) {
  return client.PUT("/browsers/{id}/fs/move", { params: { path: { id } }, body, ...init });
}

describe("a request", () => {
  it("has the method, the path, the query, the token and the JSON body of its operation", async () => {
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
        url: "/browsers/brw_7f3k2m9x/fs/move",
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

  it("stays under a base URL with a path, with or without a slash at its end", async () => {
    const { baseUrl, arrived } = await startServer();
    await move(createClient({ baseUrl: `${baseUrl}/api`, token }));
    await move(createClient({ baseUrl: `${baseUrl}/api/`, token }));
    expect(arrived.map(({ url }) => url)).toEqual(Array(2).fill("/api/browsers/brw_7f3k2m9x/fs/move"));
  });

  it("carries the headers of the client and of the call", async () => {
    const { baseUrl, arrived } = await startServer();
    await move(createClient({ baseUrl, token, headers: { "X-Team": "a" } }), "x", { headers: { "X-Trace": "b" } });
    expect(arrived[0]?.headers).toMatchObject({ "x-team": "a", "x-trace": "b" });
  });

  it("goes through the fetch that the caller passes, which gets a Request", async () => {
    const { baseUrl, arrived } = await startServer();
    const own = vi.fn((request: Request) => fetch(request));
    await unwrap(move(createClient({ baseUrl, token, fetch: own })));
    await unwrap(move(createClient({ baseUrl, token }), "x", { fetch: own }));
    expect(own.mock.calls.map(([request]) => request.url)).toEqual(arrived.map(({ url }) => baseUrl + url));
    expect(arrived[1]).toMatchObject({ text: JSON.stringify(body), headers: { authorization: `Bearer ${token}` } });
  });

  it("passes the middlewares of the caller, which may read it, change it, or put another in its place", async () => {
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

  it("ends when its signal does, with the reason of the signal", async () => {
    const { baseUrl } = await startServer(() => {});
    const reason = new Error("enough");
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 50);
    const { signal } = controller;
    await expect(unwrap(move(createClient({ baseUrl, token }), "x", { signal }))).rejects.toBe(reason);
  });

  it("fails as fetch does when nobody answers", async () => {
    const client = createClient({ baseUrl: "http://127.0.0.1:1", token });
    await expect(unwrap(move(client))).rejects.toThrow(new TypeError("fetch failed"));
  });
});

describe("the token", () => {
  it("is asked for before each request when it is a function, sync or async", async () => {
    const { baseUrl, arrived } = await startServer();
    let count = 0;
    const client = createClient({ baseUrl, token: () => `token-${++count}` });
    await move(client);
    await move(client);
    await move(createClient({ baseUrl, token: () => Promise.resolve("token-async") }));
    expect(arrived.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer token-1", "Bearer token-2", "Bearer token-async",
    ]);
  });

  it("goes with a client that the caller builds, by bearerAuth", async () => {
    const { baseUrl, arrived } = await startServer();
    const client = createFetchClient<paths>({ baseUrl });
    client.use(bearerAuth(token));
    await client.PUT("/browsers/{id}/fs/move", { params: { path: { id: "x" } }, body });
    expect(arrived[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it.each(["", " ", "a b", "a\r\nX-Injected: 1", "a\n", "tökén", "a\0"])("is refused when it is %j", async (bad) => {
    const { baseUrl, arrived } = await startServer();
    expect(() => createClient({ baseUrl, token: bad })).toThrow(new TypeError("token must be visible ASCII"));
    await expect(move(createClient({ baseUrl, token: () => bad }))).rejects.toThrow("token must be visible ASCII");
    expect(arrived).toEqual([]);
  });
  it.each([undefined, null])("is refused when it is %s", async (bad) => {
    const missing = bad as unknown as string;
    expect(() => createClient({ baseUrl: "http://localhost", token: missing })).toThrow("token must be visible ASCII");
    await expect(move(createClient({ baseUrl: "http://localhost", token: () => missing }))).rejects.toThrow("token");
  });

  it("fails the request with the error of the function that was asked", async () => {
    const error = new Error("vault is closed");
    const { baseUrl, arrived } = await startServer();
    const client = createClient({ baseUrl, token: () => Promise.reject(error) });
    await expect(move(client)).rejects.toBe(error);
    expect(arrived).toEqual([]);
  });

  it("never sees another origin: redirects are not followed, whatever the caller asks for", async () => {
    const other = await startServer();
    const { baseUrl, arrived } = await startServer((_, response) =>
      response.writeHead(307, { Location: other.baseUrl }).end());
    const client = createClient({ baseUrl, token });
    await expect(unwrap(move(client))).rejects.toThrow(TypeError);
    await expect(unwrap(move(client, "x", { redirect: "follow" }))).rejects.toThrow(TypeError);
    expect(arrived).toHaveLength(2);
    expect(other.arrived).toEqual([]);
  });

  it("never leaves the base URL by an option or a path of the call", async () => {
    const other = await startServer();
    const { baseUrl } = await startServer();
    const client = createClient({ baseUrl, token });
    const leave = new TypeError(`Request would leave ${baseUrl}/`);
    await expect(move(client, "x", { baseUrl: other.baseUrl })).rejects.toThrow(leave);
    await expect(createClient({ baseUrl: "http://api.test", token }).PUT(".evil.test/x" as never, {} as never))
      .rejects.toThrow(new TypeError("Request would leave http://api.test/"));
    expect(other.arrived).toEqual([]);
  });

  it("shows in no message, stack, JSON or inspection, even when the server echoes it", async () => {
    const { baseUrl } = await startServer((request, response) => {
      response.writeHead(502, { "Content-Type": "text/plain" }).end(`You sent ${request.headers.authorization}`);
    });
    const bad = `${token}\n`;
    const client = createClient({ baseUrl, token });
    const failures = [
      catching(() => createClient({ baseUrl, token: bad })),
      await move(createClient({ baseUrl, token: () => bad })).catch((error: unknown) => error),
      await move(client).catch((error: unknown) => error),
      await move(client, "..").catch((error: unknown) => error),
      await move(createClient({ baseUrl: "http://127.0.0.1:1", token })).catch((error: unknown) => error),
      client,
      bearerAuth(token),
    ];
    for (const failure of failures) {
      const { message, stack } = failure as Partial<Error>;
      const shown = [message, stack, JSON.stringify(failure), inspect(failure, { depth: 9 }), String(failure)];
      expect(shown.join("\n")).not.toContain(token);
    }
  });
});

describe("what cannot be sent", () => {
  it.each([
    [undefined, "missing"],
    ["", "missing"],
    [".", "."],
    ["..", ".."],
  ])("is a session id of %j", async (id, problem) => {
    const { baseUrl, arrived } = await startServer();
    const client = createClient({ baseUrl, token });
    const params = { path: { id } as { id: string } };
    await expect(client.PUT("/browsers/{id}/fs/move", { params, body }))
      .rejects.toThrow(new TypeError(`Path parameter id is ${problem}`));
    expect(arrived).toEqual([]);
  });
  it("is a request without path parameters", async () => {
    const { baseUrl, arrived } = await startServer();
    const client = createClient({ baseUrl, token });
    await expect(client.PUT("/browsers/{id}/fs/move", { body } as never))
      .rejects.toThrow("Path parameter id is missing");
    expect(arrived).toEqual([]);
  });
  it.each([
    "", "localhost:4010", "/api", "api.test", "ftp://api.test", "file:///tmp", "http://", "http://a:99999",
    "http://me:secret@api.test", "http://api.test?a=1", "http://api.test#a", undefined,
  ])("is anything to the base URL %j", (baseUrl) => {
    expect(() => createClient({ baseUrl: baseUrl as string, token }))
      .toThrow(new TypeError("baseUrl must be a bare http(s) URL"));
  });
});

function catching(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

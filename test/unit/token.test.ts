/** Where the token goes, and where it never shows. */
import { inspect } from "node:util";
import createFetchClient from "openapi-fetch";
import { expect, it } from "vitest";
import { bearerAuth, createClient, type paths, unwrap } from "../../src/index.js";
import { body, move, token } from "../support/move.js";
import { startServer } from "../support/server.js";

it("the token is asked for before each request when it is a function, sync or async", async () => {
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

it("the token goes with a client that the caller builds, by bearerAuth", async () => {
  const { baseUrl, arrived } = await startServer();
  const client = createFetchClient<paths>({ baseUrl });
  client.use(bearerAuth(token));
  await client.PUT("/browsers/{id}/fs/move", { params: { path: { id: "x" } }, body });
  expect(arrived[0]?.headers.authorization).toBe(`Bearer ${token}`);
});

it.each(["", " ", "a b", "a\r\nX-Injected: 1", "a\n", "tökén", "a\0"])("the token %j is refused", async (bad) => {
  const { baseUrl, arrived } = await startServer();
  expect(() => createClient({ baseUrl, token: bad })).toThrow(new TypeError("token must be visible ASCII"));
  await expect(move(createClient({ baseUrl, token: () => bad }))).rejects.toThrow("token must be visible ASCII");
  expect(arrived).toEqual([]);
});
it.each([undefined, null])("the token %s is refused", async (bad) => {
  const missing = bad as unknown as string;
  expect(() => createClient({ baseUrl: "http://localhost", token: missing })).toThrow("token must be visible ASCII");
  await expect(move(createClient({ baseUrl: "http://localhost", token: () => missing }))).rejects.toThrow("token");
});

it("a token function that throws fails the request with its error", async () => {
  const error = new Error("vault is closed");
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token: () => Promise.reject(error) });
  await expect(move(client)).rejects.toBe(error);
  expect(arrived).toEqual([]);
});

it("the token never sees another origin: redirects are not followed, whatever the caller asks for", async () => {
  const other = await startServer();
  const { baseUrl, arrived } = await startServer((_, response) =>
    response.writeHead(307, { Location: other.baseUrl }).end());
  const client = createClient({ baseUrl, token });
  await expect(unwrap(move(client))).rejects.toThrow(TypeError);
  await expect(unwrap(move(client, "x", { redirect: "follow" }))).rejects.toThrow(TypeError);
  expect(arrived).toHaveLength(2);
  expect(other.arrived).toEqual([]);
});

it("the token never leaves the base URL by an option or a path of the call", async () => {
  const other = await startServer();
  const { baseUrl } = await startServer();
  const client = createClient({ baseUrl, token });
  const leave = new TypeError(`Request leaves ${baseUrl}/`);
  await expect(move(client, "x", { baseUrl: other.baseUrl })).rejects.toThrow(leave);
  await expect(createClient({ baseUrl: "http://api.test", token }).PUT(".evil.test/x" as never, {} as never))
    .rejects.toThrow(new TypeError("Request leaves http://api.test/"));
  expect(other.arrived).toEqual([]);
});

it("the token shows in no message, stack, JSON or inspection, even when the server echoes it", async () => {
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

function catching(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

/** The client sends the token only to the base URL, and never shows it. */
import { inspect } from "node:util";
import createFetchClient from "openapi-fetch";
import { expect, it } from "vitest";
import { bearerAuth, createClient, type paths, unwrap } from "../../src/index.js";
import { body, move, token } from "../support/move.js";
import { startServer } from "../support/server.js";

it("a token function, sync or async, is called before each request", async () => {
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

it("bearerAuth adds the token to the requests of the caller's own client", async () => {
  const { baseUrl, arrived } = await startServer();
  const client = createFetchClient<paths>({ baseUrl });
  client.use(bearerAuth(token));
  await client.PUT("/browsers/{id}/fs/move", { params: { path: { id: "x" } }, body });
  expect(arrived[0]?.headers.authorization).toBe(`Bearer ${token}`);
});

it.each([
  [undefined, "is missing"],
  [null, "is missing"],
  ["", "is missing"],
  [" ", "has space around it"],
  ["a\n", "has space around it"],
  [" a", "has space around it"],
  ["Bearer abc", 'has "Bearer " in front'],
  ["bearer abc", 'has "Bearer " in front'],
  ["a\r\nX-Injected: 1", "fits no header"],
  ["a\0b", "fits no header"],
  ["t\u0151ken", "fits no header"],
])("the token %j is refused, because it %s", async (bad, problem) => {
  const { baseUrl, arrived } = await startServer();
  const token = bad as string;
  expect(() => createClient({ baseUrl, token })).toThrow(new TypeError(`token ${problem}`));
  await expect(move(createClient({ baseUrl, token: () => token }))).rejects.toThrow(new TypeError(`token ${problem}`));
  expect(arrived).toEqual([]);
});

it.each(["My API Key", "t\u00f6k\u00e9n", "a\tb"])("the token %j is valid in a header, and is sent", async (token) => {
  const { baseUrl, arrived } = await startServer();
  await move(createClient({ baseUrl, token }));
  expect(arrived.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`]);
});

it("a token function that throws fails the request with its error", async () => {
  const error = new Error("vault is closed");
  const { baseUrl, arrived } = await startServer();
  const client = createClient({ baseUrl, token: () => Promise.reject(error) });
  await expect(move(client)).rejects.toBe(error);
  expect(arrived).toEqual([]);
});

it("the token is not sent to another origin: redirects are not followed, even if the caller asks for it", async () => {
  const other = await startServer();
  const { baseUrl, arrived } = await startServer((_, response) =>
    response.writeHead(307, { Location: `${other.baseUrl}/sign-in/${token}?token=${token}` }).end());
  const client = createClient({ baseUrl, token });
  const message = `HTTP 307 to ${other.baseUrl}/sign-in/[token] is not the API: is baseUrl right?`;
  await expect(unwrap(move(client))).rejects.toThrow(message);
  await expect(unwrap(move(client, "x", { redirect: "follow" }))).rejects.toThrow(message);
  const fetched = createClient({ baseUrl, token, fetch: (request) => fetch(request) });
  await expect(unwrap(move(fetched, "x", { redirect: "follow" }))).rejects.toThrow(message);
  await expect(client.listBrowsers()).rejects.toThrow(message);
  expect(arrived.map(({ method }) => method)).toEqual(["PUT", "GET", "PUT", "GET", "PUT", "GET", "GET"]);
  expect(other.arrived).toEqual([]);
});

it("the target of a redirect is found out by a GET without the token and the body", async () => {
  const { baseUrl, arrived } = await startServer((request, response) => {
    if (request.method === "PUT") response.writeHead(307, { Location: "https://elsewhere.test/" }).end();
    else response.end();
  });
  await expect(unwrap(move(createClient({ baseUrl, token })))).rejects.toThrow(TypeError);
  expect(arrived.map(({ method, headers, text }) => [method, headers.authorization, text])).toEqual([
    ["PUT", `Bearer ${token}`, JSON.stringify(body)], ["GET", undefined, ""],
  ]);
});

it("a stream is not sent to the target of a redirect, either", async () => {
  const other = await startServer();
  const { baseUrl } = await startServer((_, response) => response.writeHead(307, { Location: other.baseUrl }).end());
  const client = createClient({ baseUrl, token });
  const body = new Blob(["a,b"]).stream();
  await expect(client.writeFile({ path: { id: "x" }, query: { path: "/a" }, body })).rejects.toThrow(other.baseUrl);
  expect(other.arrived).toEqual([]);
});

it("no option or path of a call can send the token outside the base URL", async () => {
  const other = await startServer();
  const { baseUrl } = await startServer();
  const client = createClient({ baseUrl, token });
  const leave = new TypeError(`Request leaves ${baseUrl}/`);
  await expect(move(client, "x", { baseUrl: other.baseUrl })).rejects.toThrow(leave);
  await expect(createClient({ baseUrl: "http://api.test", token }).PUT(".evil.test/x" as never, {} as never))
    .rejects.toThrow(new TypeError("Request leaves http://api.test/"));
  expect(other.arrived).toEqual([]);
});

it("no message, stack, JSON or inspection shows the token, even if the server echoes it", async () => {
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

it("no error of the contract that echoes the token shows it, either", async () => {
  const { baseUrl } = await startServer(({ headers, method }, response) => {
    const message = `No entry for ${headers.authorization}.`;
    const body = { code: "conflict", message, inner_error: { message }, details: [{ message }], existing_id: token };
    response.writeHead(method === "GET" ? 404 : 401, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  const client = createClient({ baseUrl, token });
  const failures = await Promise.all([
    client.movePath({ path: { id: "x" }, body }).catch((error: unknown) => error),
    client.takeScreenshot({ path: { id: "x" } }).catch((error: unknown) => error),
    unwrap(move(client)).catch((error: unknown) => error),
    move(client).then(({ error }) => error),
  ]);
  for (const failure of failures) {
    const { message, stack } = failure as Error;
    const shown = [message, stack, JSON.stringify(failure), inspect(failure, { depth: 9, showHidden: true })];
    expect(shown.join("\n")).not.toContain(token);
    expect(message).toMatch(/No entry for Bearer \[token\]/);
  }
});

function catching(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

/** Tests how a session is addressed: by id, by name, and by the base URL of its browser. */
import { expect, it } from "vitest";
import { expectRefused, startService } from "./support.js";

const seeded = "bs5c8m2r9k4t7w1x6v3n0q8z";
const tokenOf = ({ cdp_ws_url }: { cdp_ws_url: string }) => new URL(cdp_ws_url).searchParams.get("jwt") ?? "";

it("all operations on a session accept its id or its name, and the id takes precedence", async () => {
  const { client, mock } = await startService();
  const { session_id } = await client.createBrowser({ body: { name: "mine" } });
  await client.writeFile({ path: { id: "mine" }, query: { path: "/tmp/a.txt" }, body: "Hello." });
  for (const id of [session_id, "mine"]) {
    const path = { id };
    await client.moveMouse({ path, body: { x: 3, y: 4 } });
    const { replay_id } = await client.startReplay({ path });
    await client.stopReplay({ path: { id, replay_id } });
    await client.curlBrowser({ path, body: { url: "https://example.com" } });
    await client.executePlaywrightCode({ path, body: { code: "return 1" } });
    const { stdout_b64 = "" } = await client.execProcess({ path, body: { command: "cat", args: ["/tmp/a.txt"] } });
    expect(Buffer.from(stdout_b64, "base64").toString()).toBe("Hello.");
    expect(mock.file(id, "/tmp/a.txt")?.size).toBe(6);
  }
  await client.createBrowser({ body: { name: session_id } }); // its name is the id of the other session
  expect(await client.getMousePosition({ path: { id: session_id } })).toEqual({ x: 3, y: 4 });
  await client.deleteBrowser({ path: { id_or_name: "mine" } });
  await expectRefused(client.readClipboard({ path: { id: "mine" } }), 404, "mine");
});

it("only the id releases a browser to its pool", async () => {
  const { client } = await startService();
  const path = { id_or_name: "checkout-pool" };
  await client.acquireBrowser({ path, body: { name: "run" } });
  await expectRefused(client.releaseBrowser({ path, body: { session_id: "run" } }), 404, "run");
});

it("a browser has its own base URL, with a token that is valid only there", async () => {
  const { client, mock } = await startService();
  const [one, other] = [await client.createBrowser(), await client.createBrowser()];
  expect(one.base_url).toBe(`${mock.url}/vm/${one.session_id}`);
  const curl = (path: string, jwt: string) => fetch(`${one.base_url}${path}jwt=${jwt}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ url: "https://example.com" }),
  });
  expect((await curl("/curl?", tokenOf(one))).status).toBe(200);
  expect((await curl("/curl?", tokenOf(other))).status).toBe(401);
  expect((await curl("/curl?", "")).status).toBe(401);
  expect((await curl("/curl/raw?url=https://example.com&", tokenOf(one))).headers.get("Content-Type"))
    .toBe("application/json");
  expect((await curl("/curl/raw?", tokenOf(one))).status).toBe(400);
  expect((await curl("/nothing?", tokenOf(one))).status).toBe(404);
  await client.deleteBrowser({ path: { id_or_name: one.session_id } });
  expect((await curl("/curl?", tokenOf(one))).status).toBe(401);
});

it("the token of a browser contains its host and expiry, and is signed", async () => {
  const { client, mock } = await startService();
  const session = await client.createBrowser();
  const parts = tokenOf(session).split(".");
  const [header, claims] = parts.slice(0, 2).map((part) => JSON.parse(atob(part)) as object);
  expect(header).toEqual({ alg: "HS256", typ: "JWT" });
  const fqdn = new URL(mock.url).hostname;
  expect(claims).toEqual({ session: { id: session.session_id, fqdn }, exp: expect.any(Number) as number });
  const { exp } = claims as { exp: number };
  expect(exp - Date.now() / 1000).toBeCloseTo(259_200, -2); // the longest timeout
  expect(parts[2]).toMatch(/^[\w-]{43}$/); // the 256 bits of HMAC-SHA256
  await mock.advance(50_000);
  const shown = await client.getBrowser({ path: { id_or_name: session.session_id } });
  expect(shown.cdp_ws_url).toBe(session.cdp_ws_url);
  const urls = [shown.cdp_ws_url, shown.webdriver_ws_url, shown.browser_live_view_url ?? ""];
  expect(new Set(urls.map((url) => new URL(url).searchParams.get("jwt")))).toEqual(new Set([tokenOf(session)]));
  const path = { id_or_name: seeded }; // two mocks have the same claims for it, but sign them by different keys
  const [one, two] = [await startService(), await startService()];
  const shownBy = await Promise.all([one, two].map(({ client }) => client.getBrowser({ path })));
  expect(new Set(shownBy.map(tokenOf)).size).toBe(2);
  const forged = [parts[0], parts[1], "a".repeat(43)].join(".");
  for (const [jwt, status] of [[tokenOf(session), 404], [forged, 401], [`${parts[0]}.${parts[1]}.`, 401]] as const) {
    expect((await fetch(`${session.base_url}/fs/file_info?path=/none&jwt=${jwt}`)).status).toBe(status);
  }
});

it("the base URL of a browser accepts what the SDK sends, without a bearer token", async () => {
  const { client } = await startService();
  const session = await client.getBrowser({ path: { id_or_name: seeded } });
  const send = (method: string, path: string, body?: object) =>
    fetch(`${session.base_url}${path}${path.includes("?") ? "&" : "?"}jwt=${tokenOf(session)}`, {
      method,
      ...body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    });
  const requests: [number, string, string, object?][] = [
    [200, "POST", "/curl", { url: "https://example.com" }],
    [200, "GET", "/curl/raw?url=https://example.com"],
    [200, "POST", "/computer/move_mouse", { x: 1, y: 2 }],
    [200, "POST", "/playwright/execute", { code: "return 1" }],
    [200, "POST", "/process/exec", { command: "echo" }],
    [201, "PUT", "/fs/create_directory", { path: "/tmp/a b+c" }],
    [200, "GET", "/fs/file_info?path=/tmp/a%20b%2Bc"],
    [200, "GET", "/fs/file_info?path=/tmp/a+b%2bc"],
    [404, "GET", "/fs/file_info?path=/tmp/none"],
    [400, "GET", "/fs/file_info"],
    [400, "GET", "/fs/file_info?path=/tmp/%zz"],
    [200, "GET", "/logs/stream?source=path&path=/tmp/none&follow=false"],
  ];
  for (const [status, method, path, body] of requests) {
    const response = await send(method, path, body);
    await response.body?.cancel();
    expect([path, response.status]).toEqual([path, status]);
  }
  await client.deleteBrowser({ path: { id_or_name: "price-check" } });
  for (const [, method, path, body] of requests) expect((await send(method, path, body)).status).toBe(401);
});

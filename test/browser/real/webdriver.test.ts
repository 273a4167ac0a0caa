/** WebDriver and WebDriver BiDi of a session: who may use them, and when their ChromeDriver ends. */
import { symlink } from "node:fs/promises";
import { once } from "node:events";
import { expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import type { Browser } from "../../../generated/openapi.js";
import { startCommand } from "../../support/command.js";
import { executablePath } from "../../support/chromium.js";
import { newFolder } from "../../support/folder.js";
import { clientOf, processesOf, startWithBrowsers } from "./support.js";
import { begin, send } from "./webdriver.js";

const driver = process.env.CHROMEDRIVER ?? "/usr/bin/chromedriver";

/** Begins a session of BiDi by a WebSocket alone. */
async function beginBidi({ webdriver_ws_url }: Pick<Browser, "webdriver_ws_url">): Promise<WebSocket> {
  const socket = new WebSocket(webdriver_ws_url);
  await once(socket, "open");
  socket.send(JSON.stringify({ id: 1, method: "session.new", params: { capabilities: {} } }));
  const [data] = await once(socket, "message") as [Buffer];
  expect(JSON.parse(String(data))).toMatchObject({ id: 1, type: "success" });
  return socket;
}

it("refuses another token, another session, a page of a website, and what is no JSON", async () => {
  const { mock, client } = await startWithBrowsers();
  const session = await client.createBrowser({ body: {} });
  const { webdriver_ws_url } = session;
  const strange = { webdriver_ws_url: webdriver_ws_url.replace(/jwt=.*/, "jwt=another") };
  const unknown = { webdriver_ws_url: webdriver_ws_url.replace(session.session_id, "unknown") };
  for (const [address, status] of [[strange, 401], [unknown, 404]] as const) {
    expect(await send(address, "GET /status")).toMatchObject({ status });
    await expect(beginBidi(address)).rejects.toThrow(String(status));
  }
  expect(await send(session, "GET /status")).toMatchObject({ status: 200, value: { ready: true } });
  const headers = { Origin: "https://shop.example.com" };
  expect(await send(session, "GET /status", { headers })).toMatchObject({ status: 403 });
  expect(await send(session, "POST /session", { body: "{" })).toMatchObject({ status: 400 });
  const credentials = Buffer.from(`jwt:${new URL(webdriver_ws_url).searchParams.get("jwt")}`).toString("base64");
  const authorized = { headers: { Authorization: `Basic ${credentials}` } };
  expect(await send(strange, "GET /status", authorized)).toMatchObject({ status: 200 });
  expect(mock.requests.map(({ operation }) => operation)).toEqual(["createBrowser"]);
});

it("says what to install where there is no ChromeDriver, and finds one that is installed meanwhile", async () => {
  const folder = await newFolder();
  vi.stubEnv("CHROMEDRIVER", `${folder}/chromedriver`);
  const { client } = await startWithBrowsers();
  const session = await client.createBrowser({ body: {} });
  const message = expect.stringContaining("apt-get install chromium-driver");
  expect(await send(session, "POST /session", begin)).toMatchObject({ status: 501, message });
  await expect(beginBidi(session)).rejects.toThrow("501");
  await symlink(driver, `${folder}/chromedriver`);
  expect(await send(session, "POST /session", begin)).toMatchObject({ status: 200 });
  vi.unstubAllEnvs();
});

it("attaches with the options of a client, and leads to the mock", async () => {
  const { client } = await startWithBrowsers();
  const session = await client.createBrowser({ body: {} });
  const options = { "goog:chromeOptions": { windowTypes: ["webview"] } };
  for (const capabilities of [
    { alwaysMatch: { ...options, webSocketUrl: true } }, { firstMatch: [{ ...options, webSocketUrl: true }] },
  ]) {
    const body = JSON.stringify({ capabilities });
    const { value } = await send(session, "POST /session", { body });
    const [address = "", query] = session.webdriver_ws_url.split("?");
    const webSocketUrl = `${address}/session/${value.sessionId}?${query}`;
    expect(value).toMatchObject({ capabilities: { webSocketUrl } });
    const socket = new WebSocket(webSocketUrl);
    await once(socket, "open");
    socket.close();
    await send(session, `DELETE /session/${value.sessionId}`);
  }
});

it("counts as activity, ends the session of a client that disconnects, and keeps those of others apart", async () => {
  const { mock, client } = await startWithBrowsers();
  const [session, other] = await Promise.all([1, 2].map(() => client.createBrowser({ body: { timeout_seconds: 60 } })));
  if (!session || !other) throw new Error("There are two sessions.");
  const sessions = async () => (await send(session, "GET /sessions")).value;
  const socket = await beginBidi(session);
  await mock.advance(50_000);
  socket.send(JSON.stringify({ id: 2, method: "session.status", params: {} }));
  await once(socket, "message");
  await mock.advance(50_000);
  expect(await sessions()).toHaveLength(1);
  await expect(client.getBrowser({ path: { id_or_name: other.session_id } })).rejects.toMatchObject({ status: 404 });
  socket.close();
  await expect.poll(sessions).toEqual([]);
  const closed = once(await beginBidi(session), "close");
  await client.deleteBrowser({ path: { id_or_name: session.session_id } });
  await closed;
});

it("starts ChromeDriver again after a crash, and leaves none when a session ends, or the mock is killed", async () => {
  const folder = await newFolder();
  await symlink(driver, `${folder}/chromedriver`);
  vi.stubEnv("CHROMEDRIVER", `${folder}/chromedriver`);
  const { mock, kill, ended } = await startCommand(folder, "--browser", executablePath, "--empty");
  vi.unstubAllEnvs();
  const client = clientOf(mock);
  const session = await client.createBrowser({});
  await send(session, "POST /session", begin);
  const [first, ...others] = await processesOf(`${folder}/chromedriver`);
  expect(others).toEqual([]);
  process.kill(Number(first), "SIGKILL");
  await expect.poll(() => processesOf(`${folder}/chromedriver`)).toEqual([]);
  expect((await send(session, "POST /session", begin)).value).toHaveProperty("sessionId");
  await client.deleteBrowser({ path: { id_or_name: session.session_id } });
  await expect.poll(() => processesOf(`${folder}/chromedriver`), { timeout: 20_000 }).toEqual([]);
  await beginBidi(await client.createBrowser({}));
  kill("SIGKILL");
  await ended;
  await expect.poll(() => processesOf(folder), { timeout: 20_000 }).toEqual([]);
});

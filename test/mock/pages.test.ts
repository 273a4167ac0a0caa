/** The pages of the mock, as they are sent: to whom, with which headers, and with all that others sent as text. */
import { beforeEach, expect, it } from "vitest";
import { type ContractClient, createClient } from "../../src/index.js";
import type { Mock, MockOptions } from "../../src/mock/index.js";
import { errorOf, session, startTestMock } from "../support/mock.js";
import { get } from "./pages.js";

const evil = '<script>alert("x")</script>';
let mock: Mock;
let client: ContractClient;

async function start(options?: MockOptions): Promise<void> {
  mock = await startTestMock(options);
  client = createClient({ baseUrl: mock.url, token: "any-token" });
}

beforeEach(() => start());

/** Gives the address of a session's live view. */
async function liveViewOf(id: string): Promise<string> {
  return (await client.getBrowser({ path: { id_or_name: id } })).browser_live_view_url ?? "";
}

it("the start page is for browsers; a program gets the Error body", async () => {
  const { status, text, headers } = await get(mock.url);
  expect([status, headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(text).toContain("3 sessions are active.");
  for (const init of [{}, { headers: { Accept: "application/json" } }, { method: "POST" }]) {
    expect(await errorOf(fetch(mock.url, init))).toMatchObject({ status: 404 });
  }
});

it("it links to the docs where their URL is known, and else says how to serve them", async () => {
  expect((await get(mock.url)).text).toContain("run <code>npx cloud-browser-contract docs</code>.");
  await start({ docsUrl: "http://127.0.0.1:4011/?a=<b>", token: "the-one" });
  const { status, text } = await get(mock.url);
  expect(status).toBe(401);
  expect(text).toContain('<a href="http://127.0.0.1:4011/?a=&lt;b&gt;">Read the docs and try the API</a>');
  expect(text).not.toContain("npx");
  await expect(startTestMock({ docsUrl: "javascript:alert(1)" })).rejects.toThrow("docsUrl must start with http://");
});

it("it lists sessions and the latest requests, escaped and without tokens", async () => {
  const { session_id } = await client.createBrowser({ body: { name: "<b>", start_url: "https://a.test/?<i>" } });
  await client.createBrowser({ body: { name: "unseen", headless: true } });
  for (let index = 0; index < 25; index++) await client.getMousePosition({ path: { id: session_id } });
  await fetch(`${mock.url}/vm/${session}/nothing?jwt=${encodeURIComponent("secret-one")}`);
  await fetch(`${mock.url}/${"long".repeat(1000)}`);
  await get(mock.url);
  const { text } = await get(mock.url);
  expect(text).toContain("5 sessions are active.");
  expect(text).toContain("&lt;b&gt;");
  expect(text).toContain("https://a.test/?&lt;i&gt;");
  expect(text).not.toMatch(/<b>|<i>|secret-one|(long){60}/);
  expect(text).toContain(`href="${(await liveViewOf(session_id)).slice(mock.url.length + 1)}"`);
  expect(text).toMatch(/unseen(?:(?!<tr>)[^])*Headless/);
  expect(text.match(/\/computer\/get_mouse_position/g)).toHaveLength(18);
  expect(text).toContain(`GET /vm/${session}/nothing</td><td>401`);
});

it("it is refused to pages of other websites, like the mock's own paths", async () => {
  for (const headers of [{ Origin: "https://shop.example.com" }, { Host: "shop.example.com" }]) {
    expect((await get(mock.url, headers)).status).toBe(403);
  }
  expect((await get(mock.url, { Origin: "http://localhost:5173" })).status).toBe(200);
});

it("it lists the latest of many sessions", async () => {
  await start({ empty: true });
  expect((await get(mock.url)).text).toContain("No sessions are active.");
  for (let index = 0; index < 52; index++) await client.createBrowser({ body: { name: `run-${index}` } });
  const { text } = await get(mock.url);
  expect(text).toContain("52 sessions are active.");
  expect(text).toContain("2 older sessions are not listed.");
  expect(text).toContain("run-51");
  expect(text).not.toMatch(/run-1</);
});

it("a stateless mock says so", async () => {
  await start({ stateless: true });
  expect((await get(mock.url)).text).toContain("This mock is stateless");
});

it("a live view shows the session, the last click and the last text, escaped", async () => {
  await client.updateBrowser({ path: { id_or_name: session }, body: { name: evil } });
  const path = { id: session };
  await client.clickMouse({ path, body: { x: 12, y: 34 } });
  await client.typeText({ path, body: { text: "<i>Milk" } });
  await client.pressKey({ path, body: { keys: ["Return", "Ctrl+a"] } });
  const { status, text, headers } = await get(await liveViewOf(session));
  expect([status, headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors *");
  expect(text).not.toContain("<script>alert");
  for (const part of [session, "https://shop.example.com", "12, 34", "&lt;i&gt;Milk[Return][Ctrl+a]"]) {
    expect(text).toContain(part);
  }
});

it("the last typed text is kept; a click starts over", async () => {
  const path = { id: session };
  const typed = async () => /Last typed<\/dt><dd>(.*?)<\/dd>/.exec((await get(await liveViewOf(session))).text)?.[1];
  expect(await typed()).toBe("Nothing yet");
  await client.typeText({ path, body: { text: "a".repeat(1e6) } });
  await client.typeText({ path, body: { text: "bc" } });
  expect(await typed()).toBe(`${"a".repeat(98)}bc`);
  await client.pressKey({ path, body: { keys: Array<string>(1000).fill("x".repeat(1000)) } });
  expect(await typed()).toBe(`[${"x".repeat(98)}]`);
  await client.clickMouse({ path, body: { x: 1, y: 1 } });
  expect(await typed()).toBe(`[${"x".repeat(98)}]`);
  await client.typeText({ path, body: { text: "\ud83d" } });
  expect(await typed()).toBe("\ufffd");
});

it("a live view without a session says why, on the page and to its script", async () => {
  const { session_id: headless, cdp_ws_url } = await client.createBrowser({ body: { headless: true } });
  const { browser_live_view_url: live = "", session_id } = await client.createBrowser();
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  for (const [url, status, words] of [
    [live, 401, "This session has ended."],
    [live.replace(/jwt=.*/, "jwt=other"), 401, "not the token"],
    [live.replace(/\?.*/, ""), 401, "not the token"],
    [`${mock.url}/vm/${headless}/live${new URL(cdp_ws_url).search}`, 404, "This session is headless"],
  ] as const) {
    const page = await get(url);
    expect([page.status, page.headers.get("Content-Type")]).toEqual([status, "text/html; charset=utf-8"]);
    expect(page.text).toContain(words);
    for (const part of ["state", "screen.png"]) {
      const error = await errorOf(fetch(url.replace("/live", `/live/${part}`)));
      expect(error).toMatchObject({ status, message: expect.stringContaining(words) as string });
    }
  }
});

it("a live view keeps its session alive, and does not count as a request", async () => {
  const { browser_live_view_url: live = "" } = await client.createBrowser({ body: { timeout_seconds: 60 } });
  const screen = live.replace("/live", "/live/screen.png");
  for (let index = 0; index < 3; index++) {
    expect((await fetch(screen)).headers.get("Content-Type")).toBe("image/png");
    await get(live.replace("/live", "/live/state"));
    await mock.advance(50_000);
  }
  expect((await get(live)).status).toBe(200);
  expect(mock.requests.map(({ operation }) => operation)).toEqual(["createBrowser"]);
  await mock.advance(70_000);
  expect((await get(live)).text).toContain("This session has ended.");
});

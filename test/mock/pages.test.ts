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

/** Sessions whose browsers run elsewhere, each at a DevTools address. */
import { readdir } from "node:fs/promises";
import { chromium } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { startMock } from "../../../src/mock/index.js";
import { startCommand } from "../../support/command.js";
import { newFolder } from "../../support/folder.js";
import { startTestMock } from "../../support/mock.js";
import { known, load, logIn, login, nothing, pageOf, startWithProfile, visit } from "../real/site.js";
import { clientOf, startWithBrowsers } from "../real/support.js";
import { begin, send } from "../real/webdriver.js";
import { type Address, startAddresses } from "./addresses.js";
import { expectReadmeProgram, folderOfPrograms, outcomeOf } from "./support.js";

let one: Address;
let other: Address;

beforeAll(async () => {
  const { folder, end } = await folderOfPrograms();
  [one, other] = await startAddresses(folder, 2) as [Address, Address];
  return () => end([one, other]);
});

/** The URLs of a browser's pages. */
async function pagesAt({ url }: Address): Promise<string[]> {
  const targets = await (await fetch(`${url}/json/list`)).json() as { type: string; url: string }[];
  return targets.filter(({ type }) => type === "page").map(({ url }) => url);
}

it("runs the program of the README unchanged", async () => {
  const { mock } = await startWithBrowsers({ browser: { url: `${one.url}/, ${other.url}` } });
  await expectReadmeProgram(mock);
});

it.each([
  ["nothing", "http://127.0.0.1:65535", "connect ECONNREFUSED 127.0.0.1:65535"],
  ["an unknown host", "http://no-browser.invalid:9222", "getaddrinfo ENOTFOUND no-browser.invalid"],
  ["another server", undefined, "/json/version answers 404."],
])("says why there is no browser: %s", async (_, address, reason) => {
  const url = address ?? (await startTestMock()).url;
  await expect(startMock({ browser: { url } })).rejects.toThrow(
    new RegExp(`^--browser ${url}: no browser answers there \\(.*${reason}\\)\\. Give DevTools addresses`),
  );
});

it("gives each session a browser of its own, and says when there is none", async () => {
  const { client } = await startWithBrowsers({ browser: { url: `${one.url},${other.url}` } });
  const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(client)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  expect(outcomes.find(({ status }) => status === 429)?.retryAfter).toBe("1");
  const [first] = await client.listBrowsers();
  await client.deleteBrowser({ path: { id_or_name: first?.session_id ?? "" } });
  expect(await outcomeOf(client)).toEqual({ status: 200 }); // it waits until the browser is cleared
});

it("leaves nothing of a session for the next", async () => {
  const { client, url } = await startWithProfile({ browser: { url: one.url } });
  await visit(client, {}, async (page) => {
    await logIn(url, "Ann")(page);
    await page.context().grantPermissions(["geolocation"]);
    await (await page.context().newPage()).goto(url);
    await (await page.context().browser()?.newContext())?.newPage();
  });
  await visit(client, {}, async (page) => {
    expect(page.context().pages()).toHaveLength(1);
    expect(page.url()).toBe("about:blank");
    expect(await known(url)(page)).toEqual(nothing);
  });
});

it("loads and saves the cookies and the local storage of a profile", async () => {
  const { client, url, lines } = await startWithProfile({ browser: { url: one.url } });
  await visit(client, load(true), logIn(url, "Ann"));
  expect(await visit(client, load(), known(url))).toEqual({ ...login("Ann"), databases: [] });
  expect(await visit(client, {}, known(url))).toEqual(nothing);
  expect(lines.filter((line) => line.includes("not saved"))).toEqual([]);
});

it("refuses what it has no way to give, and keeps no session of that", async () => {
  const { client } = await startWithBrowsers({ browser: { url: one.url } });
  const config = { host: "127.0.0.1", port: 1 };
  const { id = "" } = await client.createProxy({ body: { name: "office", type: "custom", protocol: "http", config } });
  const message = `proxy is not possible with the browser at ${one.url}`;
  const refused = await outcomeOf(client, { proxy_id: id });
  expect([refused.status, refused.message]).toEqual([400, expect.stringContaining(message)]);
  expect(await client.listBrowsers({ query: { status: "all" } })).toEqual([]);
  const { session_id } = await client.createBrowser({});
  const path = { id_or_name: session_id };
  await expect(client.updateBrowser({ path, body: { name: "a", proxy_id: id } })).rejects.toThrow(message);
  const { name, proxy } = await client.getBrowser({ path });
  expect([name, proxy]).toEqual([undefined, undefined]);
});

it("lets WebDriver use a browser elsewhere", async () => {
  const { client } = await startWithBrowsers({ browser: { url: one.url } });
  const session = await client.createBrowser({ body: { start_url: "data:text/html,<title>Elsewhere</title>" } });
  const { value } = await send(session, "POST /session", begin);
  expect(await send(session, `GET /session/${value.sessionId}/title`)).toEqual({ status: 200, value: "Elsewhere" });
});

it("leaves a browser alone that another mock uses", async () => {
  const [first, second] = await Promise.all([1, 2].map(() => startWithBrowsers({ browser: { url: one.url } })));
  const page = await pageOf(await first?.client.createBrowser({}) ?? {} as never);
  expect(await outcomeOf(second?.client as never)).toMatchObject({ status: 429 });
  expect(await page.evaluate(() => 1)).toBe(1);
});

it("closes the pages of a session when the mock is killed", async () => {
  const { mock, kill, ended } = await startCommand(await newFolder(), "--browser", one.url, "--empty");
  const { cdp_ws_url } = await clientOf(mock).createBrowser({ body: { start_url: "data:text/html,secret" } });
  await chromium.connectOverCDP(cdp_ws_url);
  expect(await pagesAt(one)).toEqual(["data:text/html,secret"]);
  kill("SIGKILL");
  await ended;
  await expect.poll(() => pagesAt(one), { timeout: 10_000 }).toEqual(["about:blank"]);
});

it("ends connections with their session, and leaves no file on this machine", async () => {
  const folder = await newFolder();
  const { mock, kill, ended } = await startCommand(folder, "--browser", one.url, "--empty");
  const client = clientOf(mock);
  const { session_id, cdp_ws_url } = await client.createBrowser({});
  const browser = await chromium.connectOverCDP(cdp_ws_url);
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  await expect.poll(() => browser.isConnected()).toBe(false);
  await client.createBrowser({});
  kill("SIGINT");
  await ended;
  expect(await readdir(folder)).toEqual([]);
  expect(await pagesAt(one)).toEqual(["about:blank"]);
});

it("gives a session another browser when its own is gone, and names it in the log", async () => {
  const { client, lines } = await startWithBrowsers({ browser: { url: `${one.url},${other.url}` } });
  const { session_id: id } = await client.createBrowser({});
  await one.kill();
  await expect.poll(() => lines.join("\n"), { timeout: 10_000 }).toMatch(/closed the connection .* It restarts/);
  expect((await client.takeScreenshot({ path: { id } })).headers.get("Content-Type")).toBe("image/png");
  expect(await pagesAt(other)).toHaveLength(1);
});

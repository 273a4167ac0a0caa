/** Sessions whose browsers are sessions of a Selenium Grid. */
import { chromium } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { startCommand } from "../../support/command.js";
import { newFolder } from "../../support/folder.js";
import { marker } from "../real/marker.js";
import { known, load, logIn, login, startWithProfile, visit } from "../real/site.js";
import { clientOf, startWithBrowsers } from "../real/support.js";
import { begin, send } from "../real/webdriver.js";
import { type Grid, missing, slots, startGrid } from "./grid.js";
import { expectReadmeProgram, folderOfPrograms, outcomeOf } from "./support.js";

const why = missing();
let grid: Grid;

beforeAll(async () => {
  if (why) return;
  const { folder, end } = await folderOfPrograms();
  grid = await startGrid(folder);
  return () => end([grid.hub, ...grid.nodes]);
}, 120_000);

const gridIt = it.skipIf(why); // the name of the first test says why

gridIt(`runs the program of the README unchanged${why ? ` (left out: ${why})` : ""}`, async () => {
  const { mock } = await startWithBrowsers({ browser: { url: grid.url } });
  await expectReadmeProgram(mock);
  await expect.poll(grid.used).toBe(0);
}, 60_000);

gridIt("gives as many browsers as the Grid has, and says when it has none", async () => {
  const { client, mock } = await startWithBrowsers({ browser: { url: grid.url } });
  const outcomes = await Promise.all(Array.from({ length: 2 * slots + 2 }, () => outcomeOf(client)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429]);
  for (const { status, retryAfter } of outcomes) if (status === 429) expect(retryAfter).toBe("5");
  expect(await client.listBrowsers({ query: { status: "all" } })).toHaveLength(2 * slots);
  expect(await grid.used()).toBe(2 * slots);
  await mock.close();
  expect(await grid.used()).toBe(0);
}, 90_000);

gridIt("loads extensions and profiles at the start, and refuses what it has no way to give", async () => {
  const { client, url } = await startWithProfile({ browser: { url: grid.url } });
  await client.createExtension({ body: { file: await marker("mark"), name: "mark" } });
  const body = { ...load(true), extensions: [{ name: "mark" }] };
  await visit(client, body, async (page) => {
    await logIn(url, "Ann")(page);
    expect(await page.evaluate(() => document.documentElement.dataset.mark)).toBe("1");
  });
  expect(await visit(client, load(), known(url))).toEqual({ ...login("Ann"), databases: [] });
  const config = { host: "127.0.0.1", port: 1, username: "ann", password: "secret" };
  const { id = "" } = await client.createProxy({ body: { name: "office", type: "custom", protocol: "http", config } });
  expect(await outcomeOf(client, { proxy_id: id })).toMatchObject({ status: 400 });
  const message = expect.stringContaining("Connect to cdp_ws_url.");
  expect(await send(await client.createBrowser({}), "POST /session", begin)).toMatchObject({ status: 501, message });
}, 60_000);

gridIt.each(["SIGINT", "SIGKILL"] as const)("frees its browsers when the mock ends by %s", async (signal) => {
  const { mock, kill, ended } = await startCommand(await newFolder(), "--browser", grid.url, "--empty");
  const { cdp_ws_url } = await clientOf(mock).createBrowser({});
  await chromium.connectOverCDP(cdp_ws_url);
  expect(await grid.used()).toBe(1);
  kill(signal);
  await ended;
  await expect.poll(grid.used, { timeout: 10_000 }).toBe(0);
}, 60_000);

gridIt("gives a session another browser when its node is gone, and says when the hub is", async () => {
  const { client, lines } = await startWithBrowsers({ browser: { url: grid.url } });
  const { session_id: id } = await client.createBrowser({});
  const picture = async () => (await client.takeScreenshot({ path: { id } })).headers.get("Content-Type");
  expect(await picture()).toBe("image/png");
  await (await grid.nodeInUse())?.kill();
  await expect.poll(() => lines.join("\n"), { timeout: 30_000 }).toMatch(/It restarts when it is needed/);
  expect(await picture()).toBe("image/png");
  await grid.hub.kill();
  const outcome = () => picture().catch(String);
  await expect.poll(outcome, { timeout: 30_000 }).toContain(`the Selenium Grid at ${grid.url} does not answer`);
}, 120_000);

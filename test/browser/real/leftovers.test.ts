/** Sessions that come and go, and a Ctrl-C in the midst of them: no process and no file stays. */
import { readdir } from "node:fs/promises";
import { chromium } from "playwright-core";
import { expect, it } from "vitest";
import { executablePath } from "../../support/chromium.js";
import { startCommand } from "../../support/command.js";
import { newFolder } from "../../support/folder.js";
import { clientOf, processesOf } from "./support.js";

/** How often ten sessions are opened and closed: BROWSER_ROUNDS=100 takes some minutes. */
const rounds = Number(process.env.BROWSER_ROUNDS ?? 1);

it(`leaves nothing of ${rounds + 1} times ten sessions, after a Ctrl-C in the midst of the last`, async () => {
  const folder = await newFolder();
  const { mock, kill, ended } = await startCommand(folder, "--browser", executablePath, "--browsers", "10", "--empty");
  const client = clientOf(mock);
  const open = () => Promise.all(Array.from({ length: 10 }, () => client.createBrowser({})));
  for (let round = 0; round < rounds; round++) {
    for (const [index, { session_id, cdp_ws_url }] of (await open()).entries()) {
      // Some have somebody who works with them, some are ended while they still start.
      if (index % 3 === 0) await (await chromium.connectOverCDP(cdp_ws_url)).contexts()[0]?.pages()[0]?.title();
      await client.deleteBrowser({ path: { id_or_name: session_id } });
    }
    await expect.poll(() => processesOf(folder), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => filesOf(folder), { timeout: 20_000 }).toEqual([]);
  }
  const [first, second] = await open();
  await chromium.connectOverCDP(first?.cdp_ws_url ?? "");
  const late = client.takeScreenshot({ path: { id: second?.session_id ?? "" } }).catch(() => {});
  kill("SIGINT");
  await Promise.all([late, ended]);
  await expect.poll(() => processesOf(folder), { timeout: 20_000 }).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
}, 60_000 + rounds * 30_000);

it("leaves nothing of a browser that is killed", async () => {
  const folder = await newFolder();
  const { mock, kill, ended } = await startCommand(folder, "--browser", executablePath, "--empty");
  const { cdp_ws_url } = await clientOf(mock).createBrowser({});
  await chromium.connectOverCDP(cdp_ws_url);
  for (const pid of await processesOf(folder)) process.kill(Number(pid), "SIGKILL");
  await expect.poll(() => filesOf(folder), { timeout: 20_000 }).toEqual([]);
  kill("SIGINT");
  await ended;
  expect(await readdir(folder)).toEqual([]);
});

/** What is in the mock's own temporary folder, which may not be there yet, or not any more. */
async function filesOf(folder: string): Promise<string[]> {
  const [own] = await readdir(folder);
  return own === undefined ? [] : readdir(`${folder}/${own}`);
}

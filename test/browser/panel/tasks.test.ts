/** Ten tasks that people have with a mock: each takes at most six actions, by roles and names alone. */
import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { startChromium } from "../../support/chromium.js";
import { session } from "../../support/mock.js";
import { doTask, openPanel } from "./panel.js";

let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
  return () => chromium.close();
});

it("find why a call failed", async () => {
  const { page, client } = await openPanel(chromium);
  await client.createBrowser({ body: { timeout_seconds: "x" } as never }).catch(() => {});
  await doTask(page, async ({ click }) => {
    await click("button", /400 POST \/browsers/);
  });
  const details = page.getByRole("region", { name: "Request 1" });
  const clause = "#/components/schemas/CreateBrowserRequest/properties/timeout_seconds/type";
  expect(await details.getByRole("listitem").first().textContent())
    .toBe(`timeout_seconds must be an integer.${clause}`);
});

it("make the next create fail twice", async () => {
  const { page, client } = await openPanel(chromium);
  await doTask(page, async ({ click, select, fill }) => {
    await click("link", "Faults");
    await select("Operation", "createBrowser");
    await select("Response", /^429/);
    await fill("Only the next … times", "2");
    await click("button", "Switch on");
  });
  await page.getByText("createBrowser: status 429, example limit_reached, the next 2 times").waitFor();
  const create = () => client.createBrowser().then(() => 200, ({ status }: { status: number }) => status);
  expect([await create(), await create(), await create()]).toEqual([429, 429, 200]);
  await page.getByText("No fault is on").waitFor();
});

it("see the second page of a list", async () => {
  const { page, client } = await openPanel(chromium, { empty: true });
  for (let index = 0; index < 25; index++) await client.createProfile({ body: { name: `profile-${index}` } });
  await doTask(page, async ({ click }) => {
    await click("link", "State");
    await click("link", "Next page");
  });
  await page.getByRole("link", { name: "profile-4", exact: true }).waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: /^profile-/ }).count()).toBe(5);
});

it("log in with a code", async () => {
  const { page, client } = await openPanel(chromium);
  const { id } = await client.createAuthConnection({ body: { domain: "shop.example.com", profile_name: "new" } });
  const path = { id };
  const { hosted_url } = await client.startAuthLogin({ path });
  const app = await page.context().newPage(); // what the app under test does
  await app.goto(hosted_url);
  await app.getByLabel("User name").fill("ann+mfa@example.com");
  await app.getByLabel("Password").fill("correct-horse");
  await app.getByRole("button", { name: "Continue", exact: true }).click();
  await app.getByLabel("Code from the text message").waitFor();
  await app.close();
  const opened = page.context().waitForEvent("page");
  await doTask(page, async ({ click }) => {
    await click("link", "State");
    await click("link", id);
    await click("link", /\/login\//);
    await doTask(await opened, async ({ click, fill }) => {
      await fill("Code from the text message", "123456");
      await click("button", "Continue");
    }); // five actions
  });
  await page.getByText('"AUTHENTICATED"').waitFor(); // without a reload
  expect((await client.getAuthConnection({ path })).status).toBe("AUTHENTICATED");
});

it("move the clock by three days", async () => {
  const { page, client } = await openPanel(chromium);
  const { session_id } = await client.createBrowser({ body: { timeout_seconds: 259_200 } });
  await doTask(page, async ({ click }) => {
    await click("link", "State");
    await click("button", "Move it by 3 days");
  });
  await page.getByText("The clock was moved by 3 days.").waitFor();
  await expect(client.getBrowser({ path: { id_or_name: session_id } })).rejects.toMatchObject({ status: 404 });
  await expect.poll(() => page.getByRole("link", { name: session_id }).count()).toBe(0);
});

it("save a state and bring it back", async () => {
  const { page, client } = await openPanel(chromium, { record: true });
  const { session_id } = await client.createBrowser({ body: { name: "kept" } });
  const downloaded = page.waitForEvent("download");
  await doTask(page, async ({ click, choose }) => {
    await click("link", "Recording");
    await click("button", "Save the recording");
    const buffer = await readFile(await (await downloaded).path());
    await client.deleteBrowser({ path: { id_or_name: session_id } });
    await choose("Restore a recording", { name: "recording.har", mimeType: "application/json", buffer });
  });
  await page.getByText("1 calls were made again").waitFor();
  expect(await client.getBrowser({ path: { id_or_name: session_id } })).toMatchObject({ name: "kept" });
});

it("follow a log", async () => {
  const { page, client } = await openPanel(chromium);
  const path = { id: session };
  await client.writeFile({ path, query: { path: "/var/log/app.log" }, body: "one\n" });
  await doTask(page, async ({ click, select, fill }) => {
    await click("link", "State");
    await click("link", "price-check");
    await click("link", "streamLogs");
    await select("source", "path");
    await fill("path", "/var/log/app.log");
    await click("button", "Show");
  });
  const log = page.getByRole("log");
  await page.getByText("The stream is open.").waitFor();
  await client.writeFile({ path, query: { path: "/var/log/app.log" }, body: "one\ntwo\n" });
  await log.getByText('"two"').waitFor();
});

it("find the request of a session", async () => {
  const { page, client } = await openPanel(chromium);
  const { session_id } = await client.createBrowser();
  await client.createBrowser();
  await doTask(page, async ({ fill, click }) => {
    await fill("Text", session_id);
    await click("button", /200 POST \/browsers/);
  });
  expect(await page.getByText("1 of 2 requests").count()).toBe(1);
  expect(await page.getByRole("region", { name: "Response" }).textContent()).toContain(session_id);
});

it("copy a call as curl", async () => {
  const { page, mock, client } = await openPanel(chromium);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await client.createBrowser({ body: { name: "it's" } });
  await doTask(page, async ({ click }) => {
    await click("button", /200 POST \/browsers/);
    await click("button", "Copy as curl");
  });
  await page.getByText("Copied the curl line.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`curl -i -X POST '${mock.url}/browsers' `
    + "-H \"Authorization: Bearer $ACCESS_TOKEN\" -H 'content-type: application/json' -H 'accept: */*' "
    + "--data-raw '{\"name\":\"it'\\''s\"}'");
});

it("see what is overridden, and remove it", async () => {
  const { page, mock } = await openPanel(chromium, { overrides: { getProfile: { status: 403 } } });
  mock.use({ createBrowser: { delay: 50, chance: 0.5 }, listProfiles: () => ({ status: 200, body: [] }) as never });
  await doTask(page, async ({ click }) => {
    await click("link", /Faults/);
    await click("button", /^Remove getProfile/);
  });
  await expect.poll(() => page.getByRole("region", { name: "On now" }).getByRole("listitem").allTextContents())
    .toEqual(["createBrowser: after 50 ms, 50 % of the timeRemove", "listProfiles: a functionRemove"]);
  await page.getByRole("button", { name: "Remove all" }).click();
  await page.getByText("No fault is on").waitFor();
});

/** What a browser leaves to a profile is there in the next one: cookies, local storage and databases of pages. */
import { expect, it } from "vitest";
import { createClient } from "../../../src/index.js";
import { known, load, logIn, login, nothing, pageOf, startWithProfile, visit } from "./site.js";

it("restores cookies with and without an expiry, local storage and databases in the next session", async () => {
  const { client, url } = await startWithProfile();
  expect(await visit(client, load(true), known(url))).toEqual(nothing);
  await visit(client, load(true), logIn(url, "first"));
  expect(await visit(client, load(), known(url))).toEqual(login("first"));
});

it("is logged in on the first page of a session", async () => {
  const { client, url, requests } = await startWithProfile();
  await visit(client, load(true), logIn(url, "first"));
  await visit(client, { ...load(), start_url: `${url}/start` }, (page) => page.waitForURL("**/start"));
  const [start] = requests.filter((request) => request.startsWith("/start"));
  expect(start).toContain("session=ann");
});

it("does not change when a session ends before its browser starts", async () => {
  const { client, mock, url } = await startWithProfile();
  await visit(client, load(true), logIn(url, "first"));
  const inProcess = createClient({ baseUrl: mock.url, token: "any-token", fetch: mock.fetch });
  const { session_id } = await inProcess.createBrowser({ body: load(true) });
  await inProcess.deleteBrowser({ path: { id_or_name: session_id } });
  expect(await visit(client, load(), known(url))).toEqual(login("first"));
});

it("saves nothing without save_changes", async () => {
  const { client, url } = await startWithProfile();
  await visit(client, load(), logIn(url, "first"));
  expect(await visit(client, load(), known(url))).toEqual(nothing);
  expect(await client.downloadProfile({ path: { id_or_name: "shop" } })).toBeUndefined();
});

it("replaces what was saved before", async () => {
  const { client, url } = await startWithProfile();
  await visit(client, load(true), logIn(url, "first"));
  await visit(client, load(true), async (page) => {
    await page.context().clearCookies({ name: "device" });
    await page.goto(url);
    await page.evaluate(() => localStorage.setItem("text", "second"));
  });
  const { databases } = login("first");
  expect(await visit(client, load(), known(url))).toEqual({ cookies: ["session=ann"], text: "second", databases });
});

it("saves the later of two sessions that end at the same time", async () => {
  const { client, url } = await startWithProfile();
  const paths = await Promise.all(["early", "late"].map(async (text) => {
    const session = await client.createBrowser({ body: load(true) });
    await logIn(url, text)(await pageOf(session));
    return { id_or_name: session.session_id };
  }));
  await Promise.all(paths.map((path) => client.deleteBrowser({ path })));
  expect(await visit(client, load(), known(url))).toEqual(login("late"));
});

it("is loaded into a running browser, which restarts", async () => {
  const { client, lines, url } = await startWithProfile();
  await visit(client, load(true), logIn(url, "first"));
  const session = await client.createBrowser({ body: {} });
  const before = (await pageOf(session)).context().browser();
  const gone = new Promise((resolve) => before?.once("disconnected", resolve));
  await client.updateBrowser({
    path: { id_or_name: session.session_id },
    body: { ...load(), start_url: `${url}/next` },
  });
  await gone;
  const page = await pageOf(session);
  expect(page.url()).toBe(`${url}/next`);
  expect(await known(url)(page)).toEqual(login("first"));
  expect(lines.join("\n")).toContain(`The browser of ${session.session_id} restarts with the profile shop.`);
});

it("adopts the data of a running browser if it is empty", async () => {
  const { client, url } = await startWithProfile();
  const session = await client.createBrowser({ body: {} });
  const path = { id_or_name: session.session_id };
  const page = await pageOf(session);
  await logIn(url, "mine")(page);
  await client.updateBrowser({ path, body: load(true) });
  expect(await known(url)(page)).toEqual(login("mine"));
  await client.deleteBrowser({ path });
  expect(await visit(client, load(), known(url))).toEqual(login("mine"));
});

it("is loaded for a lease, even into a browser of an earlier lease", async () => {
  const { client, url } = await startWithProfile();
  await visit(client, load(true), logIn(url, "first"));
  const { id } = await client.createBrowserPool({ body: { size: 1 } });
  const path = { id_or_name: id };
  const lease = async (body = {}) => {
    const leased = await client.acquireBrowser({ path, body });
    if (!leased) throw new Error("No browser is idle.");
    const seen = await known(url)(await pageOf(leased));
    await client.releaseBrowser({ path, body: { session_id: leased.session_id } });
    return { id: leased.session_id, seen };
  };
  const first = await lease();
  expect(first.seen).toEqual(nothing);
  expect(await lease(load())).toEqual({ id: first.id, seen: login("first") });
});

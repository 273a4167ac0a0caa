/** A website that knows its visitors, and visits of sessions to it that load the profile `shop`. */
import { chromium, type Page } from "playwright-core";
import type { Browser, CreateBrowserRequest } from "../../../generated/openapi.js";
import type { ContractClient } from "../../../src/index.js";
import type { MockOptions } from "../../../src/mock/index.js";
import { startServer } from "../../support/server.js";
import { startWithBrowsers } from "./support.js";

/** Starts a mock with a profile that is empty, and a website. */
export async function startWithProfile(options?: MockOptions) {
  const { client, ...rest } = await startWithBrowsers(options);
  await client.createProfile({ body: { name: "shop" } });
  return { client, ...rest, ...await startSite() };
}

/** A website that knows its visitors by two cookies: one goes with the browser, the other has an expiry. */
async function startSite() {
  const requests: string[] = [];
  const { baseUrl } = await startServer(({ url = "", headers: { cookie = "" } }, response) => {
    requests.push(`${url} ${cookie}`);
    const cookies = ["session=ann; HttpOnly; Path=/", "device=laptop; Path=/; Max-Age=86400"];
    if (url === "/login") response.setHeader("Set-Cookie", cookies);
    response.setHeader("Content-Type", "text/html").end(`<title>${cookie || "nobody"}</title>`);
  });
  return { url: baseUrl, requests };
}

/** What a request for a session says to load the profile. */
export const load = (save_changes = false) => ({ profile: { name: "shop", save_changes } });

/** Connects with a session, and gives its page. */
export async function pageOf({ cdp_ws_url = "" }: Browser): Promise<Page> {
  const browser = await chromium.connectOverCDP(cdp_ws_url);
  return browser.contexts()[0]?.pages()[0] as Page;
}

/** Starts a session, does something on its page, and ends it. */
export async function visit<T>(
  client: ContractClient,
  body: CreateBrowserRequest,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const session = await client.createBrowser({ body });
  try {
    return await act(await pageOf(session));
  } finally {
    await client.deleteBrowser({ path: { id_or_name: session.session_id } });
  }
}

/** Logs in, and has the page keep a text. */
export const logIn = (url: string, text: string) => async (page: Page): Promise<void> => {
  await page.goto(`${url}/login`);
  await page.evaluate((text) => localStorage.setItem("text", text), text);
  await page.evaluate((text) => new Promise((resolve) => {
    const asked = indexedDB.open(text);
    asked.onsuccess = resolve;
  }), text);
};

/** What the website and its page know of a browser. */
export const known = (url: string) => async (page: Page) => {
  await page.goto(url);
  const [text, databases] = await page.evaluate(async () => [
    localStorage.getItem("text"), (await indexedDB.databases()).map(({ name }) => name),
  ]);
  return { cookies: (await page.title()).split("; ").sort(), text, databases };
};

export const nothing = { cookies: ["nobody"], text: null, databases: [] };
export const login = (text: string) => ({ cookies: ["device=laptop", "session=ann"], text, databases: [text] });

/** A person logs in on the page of a login, in Chromium: with the keyboard alone, without scripts, narrow and dark. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { createClient } from "../../src/index.js";
import { everyViolationOn } from "../docs/axe.js";
import { startChromium } from "../support/chromium.js";
import { startTestMock } from "../support/mock.js";
import { isNoteOfStatus } from "./frontend.js";

let chromium: Browser;
beforeAll(async () => {
  chromium = await startChromium();
  return () => chromium.close();
});

/** Starts a login, and opens its page in a window that closes with the test. Nothing may leave the mock's origin. */
async function openLogin(options: BrowserContextOptions = {}) {
  const mock = await startTestMock({ empty: true });
  const client = createClient({ baseUrl: mock.url, token: "any-token" });
  const { id } = await client.createAuthConnection({ body: { domain: "mail.example.com", profile_name: "ann" } });
  const context = await chromium.newContext(options);
  const problems: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  context.on("request", (request) => {
    if (!request.url().startsWith(`${mock.url}/login/`)) problems.push(request.url());
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000); // shorter than a test may take, so that a failure names what is not there
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (printed) => {
    if (["error", "warning"].includes(printed.type()) && !isNoteOfStatus(printed.text())) problems.push(printed.text());
  });
  const start = async () => {
    await page.goto((await client.startAuthLogin({ path: { id } })).hosted_url);
  };
  await start();
  const heading = (name: string) => page.getByRole("heading", { name }).waitFor();
  return { mock, client, id, page, problems, start, heading };
}

async function enter(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

const person = { "User name": "ann@example.com", "Password": "correct-horse" };
const personForCode = { ...person, "User name": "ann+mfa@example.com" };

it("logs in with one submission", async () => {
  const { client, id, page, heading } = await openLogin();
  await enter(page, person);
  await heading("You are logged in to mail.example.com");
  expect(await page.getByRole("link").getAttribute("href")).toBe("https://mail.example.com/account");
  expect(await page.title()).toBe("You are logged in to mail.example.com");
  expect((await client.getAuthConnection({ path: { id } })).status).toBe("AUTHENTICATED");
  await page.reload(); // which submits nothing again
  await heading("You are logged in to mail.example.com");
});

it("reports a wrong password, and logs in with the right one", async () => {
  const { page, start, heading } = await openLogin();
  await enter(page, { ...person, Password: "wrong" });
  await heading("The login to mail.example.com failed");
  expect(await page.getByRole("alert").textContent()).toBe("The website says: The password is not correct.");
  await start();
  await enter(page, person);
  await heading("You are logged in");
});

it("logs in with a second factor: a method, a wrong code, the right one", async () => {
  const { page, heading } = await openLogin();
  await enter(page, personForCode);
  await page.getByRole("button", { name: "Send the code by email" }).click();
  await enter(page, { "Code from the email": "000000" });
  await page.getByText("The website says: The code is not correct.").waitFor();
  const code = page.getByLabel("Code from the email");
  expect(await code.getAttribute("aria-invalid")).toBe("true");
  expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
  await enter(page, { "Code from the email": "481920" });
  await heading("You are logged in");
});

it("continues by itself once the login is approved elsewhere", async () => {
  const { mock, page, heading } = await openLogin();
  await enter(page, personForCode);
  await page.getByRole("button", { name: "Approve on your phone" }).click();
  await page.getByText("Approve the login on your phone.").waitFor();
  await mock.advance(3000);
  await heading("You are logged in");
});

it("logs in by an identity provider", async () => {
  const { client, id, page, heading } = await openLogin();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await heading("You are logged in");
  expect((await client.getAuthConnection({ path: { id } })).sso_provider).toBe("google");
});

it("needs nothing but a keyboard", async () => {
  const { page, heading } = await openLogin();
  const press = async (...keys: string[]) => {
    for (const key of keys) await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key));
  };
  const focusOn = (label: string) => page.locator(":focus").and(page.getByLabel(label)).waitFor();
  await focusOn("User name"); // as soon as the website asks for it
  await press(..."mfa", "Tab", ..."secret", "Enter");
  await focusOn("Code from the text message");
  await press("Tab", "Tab", "Enter"); // over "Continue" to the first other way
  await focusOn("Code from the email");
  await press(..."481920", "Enter");
  await heading("You are logged in");
  expect(await page.locator(":focus").textContent()).toBe("You are logged in to mail.example.com");
});

it("keeps entered text while nothing changes", async () => {
  const { mock, page } = await openLogin();
  await page.getByLabel("Password").fill("correct-horse");
  await mock.advance(15_000); // a heartbeat
  await page.waitForResponse((response) => response.url().includes("?code="));
  expect(await page.getByLabel("Password").inputValue()).toBe("correct-horse");
  expect(await page.locator(":focus").getAttribute("id")).toBe("password");
});

it("says that a login no longer exists", async () => {
  const { client, id, page, heading } = await openLogin();
  await page.getByLabel("Password").waitFor();
  await client.deleteAuthConnection({ path: { id } });
  await heading("There is no such login");

  const restarted = await openLogin();
  await restarted.page.getByLabel("Password").waitFor();
  await restarted.mock.close();
  await startTestMock({ empty: true, port: Number(new URL(restarted.mock.url).port) });
  await restarted.heading("There is no such login"); // once the browser asks for the events again
  restarted.problems.length = 0; // that the mock was away
});

it("works without scripts, by its link", async () => {
  const { page, heading } = await openLogin({ javaScriptEnabled: false });
  const reloadUntil = async (role: "textbox" | "heading", name: string) => {
    await expect.poll(async () => {
      const isThere = await page.getByRole(role, { name }).isVisible();
      if (!isThere) await page.getByRole("link", { name: "reload it" }).click();
      return isThere;
    }, { timeout: 10_000 }).toBe(true);
  };
  await reloadUntil("textbox", "User name");
  await enter(page, personForCode);
  await reloadUntil("textbox", "Code from the text message");
  await enter(page, { "Code from the text message": "481920" });
  await reloadUntil("heading", "You are logged in");
  await heading("You are logged in");
});

it.each(["light", "dark"] as const)("is accessible and fits a narrow window, %s", async (colorScheme) => {
  const viewport = { width: 320, height: 640 };
  const { mock, page, start, heading } = await openLogin({ colorScheme, viewport });
  const check = async () => {
    expect(await everyViolationOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  };
  await check(); // while the website is looked at, or just after
  await page.getByLabel("Password").waitFor();
  await check();
  await enter(page, { ...person, Password: "wrong" });
  await heading("The login to mail.example.com failed");
  await check();
  await start();
  await enter(page, { ...person, "User name": "team+mfa@example.com" });
  await enter(page, { "Code from the text message": "000000" });
  await page.getByRole("alert").waitFor();
  await check();
  await page.getByRole("button", { name: "Approve on your phone" }).click();
  await page.getByText("Approve the login").waitFor();
  await check();
  await mock.advance(3000);
  await page.getByRole("button", { name: "Own account" }).waitFor();
  await check();
  await page.getByRole("button", { name: "Own account" }).click();
  await heading("You are logged in");
  await check();
  const { host } = new URL(page.url());
  await page.goto(`http://${host}/login/ac?code=none`);
  await check();
});

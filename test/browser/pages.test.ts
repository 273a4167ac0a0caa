/** The pages of the mock in Chromium: they work, everybody can read them, and they ask nobody else. */
import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type ContractClient, createClient } from "../../src/index.js";
import type { Mock } from "../../src/mock/index.js";
import { everyViolationOn } from "../docs/axe.js";
import { open } from "../docs/open.js";
import { startChromium } from "../support/chromium.js";
import { session, startTestMock } from "../support/mock.js";
import { startServer } from "../support/server.js";

let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
  return () => chromium.close();
});

/** Starts a mock, and gives the live view of its session. */
async function start(): Promise<{ mock: Mock; client: ContractClient; live: string }> {
  const mock = await startTestMock();
  const client = createClient({ baseUrl: mock.url, token: "any-token" });
  const { browser_live_view_url: live = "" } = await client.getBrowser({ path: { id_or_name: session } });
  return { mock, client, live };
}

const stateOf = (page: Pick<Page, "locator">) => page.locator("#state");
const screenOf = (page: Pick<Page, "locator">) => page.locator("#screen");
/** Waits for a live view to show something: it asks every second, and a machine may be busy. */
const poll = (read: () => unknown) => expect.poll(read, { timeout: 10_000 });
/** The operations that were called since a mock was started, but for the one that told the address of the live view. */
const calledOn = (mock: Mock) => mock.requests.slice(1).map(({ operation }) => operation);

describe("a live view", () => {
  it("shows the page, and what is clicked, typed and changed elsewhere", async () => {
    const { client, live } = await start();
    const { page, blockedRequests, problems } = await open(chromium, live);
    const image = page.getByAltText("The page in the browser");
    await poll(() => image.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]))
      .toEqual([1280, 800]);
    await poll(() => stateOf(page).textContent()).toContain("https://shop.example.com");
    const path = { id: session };
    await client.clickMouse({ path, body: { x: 321, y: 123 } });
    await client.typeText({ path, body: { text: "<b>Milk" } });
    await poll(() => stateOf(page).textContent()).toMatch(/321, 123[^]*<b>Milk/);
    const viewport = { width: 800, height: 600 };
    await client.updateBrowser({ path: { id_or_name: session }, body: { name: "renamed", viewport } });
    await poll(() => stateOf(page).textContent()).toContain("renamed");
    await poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(800);
    expect([blockedRequests, problems]).toEqual([[], []]);
  });

  it("passes clicks and keys on in order, until Tab leaves it", async () => {
    const { mock, client, live } = await start();
    const { page, problems } = await open(chromium, live);
    const { width, height } = await page.locator("img").boundingBox() ?? { width: 0, height: 0 };
    await screenOf(page).click({ position: { x: width / 4, y: height / 2 } });
    await page.keyboard.type("Hi <");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+b"); // stays with the reader's own browser
    await poll(() => stateOf(page).textContent()).toContain("Hi <[Return]");
    const { x, y } = await client.getMousePosition({ path: { id: session } });
    expect([Math.round(x / 10), Math.round(y / 10)]).toEqual([32, 40]);
    await page.keyboard.press("Tab");
    expect(await screenOf(page).evaluate((screen) => screen === document.activeElement)).toBe(false);
    await page.keyboard.press("Shift+Tab");
    expect(await screenOf(page).evaluate((screen) => screen === document.activeElement)).toBe(true);
    await screenOf(page).click({ button: "right" });
    await poll(() => calledOn(mock)).toEqual([
      "clickMouse", "typeText", "typeText", "typeText", "typeText", "pressKey", "getMousePosition", "clickMouse",
    ]);
    expect(mock.requests.at(-1)?.body).toMatchObject({ button: "right" });
    expect(problems).toEqual([]);
  });

  it("does not accept clicks or keys when it is read-only", async () => {
    const { mock, client, live } = await start();
    const { page } = await open(chromium, `${live}&readOnly=true`);
    await page.locator("img").click();
    await page.keyboard.type("Hi");
    await client.typeText({ path: { id: session }, body: { text: "Milk" } });
    await poll(() => stateOf(page).textContent()).toContain("Milk");
    expect(calledOn(mock)).toEqual(["typeText"]);
  });

  it("says why a click fails, and when its session has ended", async () => {
    const { mock, client, live } = await start();
    mock.use({ clickMouse: { status: 503, body: { code: "unavailable", message: "Try again later." } } });
    const { page } = await open(chromium, live);
    await screenOf(page).click();
    await poll(() => page.getByRole("status").textContent()).toBe("Try again later.");
    await client.deleteBrowser({ path: { id_or_name: session } });
    await poll(() => page.getByRole("status").textContent()).toBe("This session has ended.");
    expect(await page.locator("img").count()).toBe(0);
    await page.reload();
    expect(await page.getByRole("heading").textContent()).toBe("Session ended");
  });

  it("in a frame of a page of another origin is a picture that fits it, and says only what is wrong", async () => {
    const { mock, client, live } = await start();
    const { baseUrl } = await startServer((_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(`<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>
<iframe src="${live.replaceAll("&", "&amp;")}" title="Browser"></iframe></main>`);
    });
    const page = await chromium.newPage({ viewport: { width: 2200, height: 1200 } });
    onTestFinished(() => page.close());
    await page.goto(baseUrl);
    const frame = page.frameLocator("iframe");
    const image = frame.locator("img");
    const textIn = () => frame.locator("body").innerText();
    for (const [width, height, shown] of [[800, 900, [800, 500]], [2000, 1000, [1600, 1000]]] as const) {
      await page.locator("iframe").evaluate((element, size) => void Object.assign(element, size), { width, height });
      await poll(async () => {
        const { width, height } = await image.boundingBox() ?? {};
        return [width, height];
      }).toEqual(shown);
      const root = frame.locator("html");
      expect(await root.evaluate((html) => [html.scrollWidth, html.scrollHeight])).toEqual([width, height]);
      expect(await textIn()).toBe("");
      await image.click({ position: { x: shown[0] / 4, y: shown[1] / 2 } });
      await poll(async () => {
        const { x, y } = await client.getMousePosition({ path: { id: session } });
        return [Math.round(x / 10), Math.round(y / 10)];
      }).toEqual([32, 40]);
    }
    await page.keyboard.type("Hi");
    await poll(() => frame.locator("#state").textContent()).toContain("Hi");
    expect(await everyViolationOn(page)).toEqual([]);
    mock.use({ clickMouse: { status: 503, body: { code: "unavailable", message: "Try again later." } } });
    await image.click();
    await poll(textIn).toBe("Try again later.");
    expect(await everyViolationOn(page)).toEqual([]);
    await client.deleteBrowser({ path: { id_or_name: session } });
    await poll(textIn).toBe("This session has ended.");
    expect(await image.count()).toBe(0);
  });
});

it("a replay plays", async () => {
  const { client, live } = await start();
  const [replay] = await client.listReplays({ path: { id: session } });
  const { page } = await open(chromium, live);
  const played = await page.evaluate(async (src) => {
    const video = Object.assign(document.createElement("video"), { src, muted: true });
    document.body.append(video);
    await video.play();
    await new Promise((resolve) => video.addEventListener("ended", resolve));
    return [video.duration, video.videoWidth, video.videoHeight];
  }, replay?.replay_view_url ?? "");
  expect(played).toEqual([3, 1280, 800]);
});

describe.each([
  { width: 1400, colorScheme: "light" as const },
  { width: 1400, colorScheme: "dark" as const },
  { width: 320, colorScheme: "light" as const },
  { width: 320, colorScheme: "dark" as const },
])("at $width px in the $colorScheme scheme", ({ width, colorScheme }) => {
  it("everybody can read the pages, without scrolling to the side", async () => {
    const { client, live } = await start();
    const name = `a-${"very-".repeat(10)}long-name`;
    await client.createBrowser({ body: { name, start_url: `https://shop.example.com/${"x".repeat(100)}` } });
    await client.createBrowser({ body: { headless: true } });
    await client.typeText({ path: { id: session }, body: { text: "x".repeat(100) } });
    for (const url of [live, `${live}&readOnly=true`, live.replace(/jwt=.*/, "jwt=other")]) {
      const { page } = await open(chromium, url, { viewport: { width, height: 800 }, colorScheme });
      expect(await everyViolationOn(page), url).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBe(width);
      await page.context().close();
    }
  });
});

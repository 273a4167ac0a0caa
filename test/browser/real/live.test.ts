/** The live view of a session with a real browser, in another browser: it moves, and takes mouse and keyboard. */
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright-core";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { startChromium } from "../../support/chromium.js";
import { startWithBrowsers } from "./support.js";

const form = `data:text/html,${encodeURIComponent(`<!doctype html><title>Form</title>
<style>body { margin: 0; background: rgb(0, 128, 0); height: 3000px } input { position: fixed; left: 20px; top: 20px }
</style><input><script>
const log = [];
for (const type of ["mousedown", "mouseup", "click", "dblclick", "contextmenu"]) {
  addEventListener(type, ({ target, clientX, clientY }) => {
    if (target.localName !== "input") log.push(type + " " + clientX + " " + clientY);
  });
}
addEventListener("mousemove", ({ buttons }) => { if (buttons === 1) log.push("drag") });
</script>`)}`;

let viewers: Browser;

beforeAll(async () => {
  viewers = await startChromium();
  return () => viewers.close();
});

/** Starts a session with a form in it, and opens its live view. */
async function start(query = "") {
  const { client, ...rest } = await startWithBrowsers();
  const session = await client.createBrowser({ body: { viewport: { width: 800, height: 600 }, start_url: form } });
  const url = `${session.browser_live_view_url}${query}`;
  const connection = await chromium.connectOverCDP(session.cdp_ws_url);
  const page = connection.contexts()[0]?.pages()[0] as Page;
  const view = await viewers.newPage({ viewport: { width: 1400, height: 900 } });
  onTestFinished(() => view.close());
  await view.goto(url);
  return { ...rest, client, session, page, view, url };
}

/** The colour of a live view's picture at a place: by default, near its end. */
const colourIn = (view: Page, place = { x: 790, y: 590 }) =>
  view.locator("img").evaluate((image: HTMLImageElement, { x, y }) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(image, -x, -y);
    return [...context?.getImageData(0, 0, 1, 1).data ?? []].slice(0, 3).map((part) => Math.round(part / 32));
  }, place);
const poll = (read: () => unknown) => expect.poll(read, { timeout: 8000 });

/** Where a point of the page is in its view. */
async function placeOf(view: Page, x: number, y: number): Promise<[number, number]> {
  const box = await view.locator("img").boundingBox() ?? { x: 0, y: 0 };
  return [Math.ceil(box.x) + x, Math.ceil(box.y) + y];
}

it("shows changes, other pages that come to the front, and their URLs", async () => {
  const { page, view, url } = await start();
  await poll(() => colourIn(view)).toEqual([0, 4, 0]);
  const loaded = await view.evaluate(() => performance.timeOrigin);
  await page.evaluate(() => document.body.style.background = "rgb(255, 0, 0)");
  await poll(() => colourIn(view)).toEqual([8, 0, 0]);
  const other = await page.context().newPage();
  await other.goto("data:text/html,<body style='background: rgb(0, 0, 255)'>");
  await poll(() => colourIn(view)).toEqual([0, 0, 8]);
  await poll(() => view.locator("#state").textContent()).toContain("rgb(0, 0, 255)");
  await other.goto(new URL("/", url).href); // in another process of the browser
  await other.evaluate(() => document.body.style.background = document.documentElement.style.background = "#ff0");
  await poll(() => colourIn(view)).toEqual([8, 8, 0]);
  await other.close();
  await poll(() => colourIn(view)).toEqual([8, 0, 0]);
  expect(await view.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

it("shows the last of many fast changes", async () => {
  const { page, view } = await start();
  await poll(() => colourIn(view)).toEqual([0, 4, 0]);
  for (const [last, colour] of [["#ff0000", [8, 0, 0]], ["#0000ff", [0, 0, 8]], ["#ff00ff", [8, 0, 8]]] as const) {
    await page.evaluate(async (last) => {
      for (let shade = 0; shade < 9; shade++) {
        document.body.style.background = `rgb(0, ${shade}, 0)`;
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      document.body.style.background = last;
    }, last);
    await poll(() => colourIn(view)).toEqual(colour);
  }
});

it("accepts clicks, drags, the wheel and keys, and does not list moves", async () => {
  const { page, view, mock, lines } = await start();
  await poll(() => colourIn(view)).toEqual([0, 4, 0]);
  await view.mouse.click(...await placeOf(view, 40, 30));
  await view.keyboard.type("Hello");
  await view.keyboard.press("Control+a");
  await view.keyboard.type("Again ß");
  await view.keyboard.press("Shift+Home");
  await view.keyboard.press("Backspace");
  await view.keyboard.type("ok");
  await poll(() => page.inputValue("input")).toBe("ok");
  const log = () => page.evaluate<string[]>("log");
  await view.mouse.move(...await placeOf(view, 300, 200));
  await view.mouse.down();
  await view.mouse.move(...await placeOf(view, 400, 200), { steps: 20 });
  await view.mouse.up();
  await poll(log).toEqual(expect.arrayContaining(["mousedown 300 200", "drag", "mouseup 400 200"]));
  await view.mouse.dblclick(...await placeOf(view, 500, 300));
  await view.mouse.click(...await placeOf(view, 600, 310), { button: "right" });
  await poll(log).toEqual(expect.arrayContaining(["dblclick 500 300", "contextmenu 600 310"]));
  await view.mouse.wheel(0, 300);
  await poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const operations = mock.requests.map(({ operation }) => operation);
  expect(new Set(operations)).toEqual(new Set(["createBrowser", "clickMouse", "typeText", "pressKey", "scroll"]));
  expect(lines.filter((line) => /\/live\/|move_mouse/.test(line))).toEqual([]);
});

it("shows a dialog, and passes on the key that answers it", async () => {
  const { page, view } = await start();
  const top = { x: 400, y: 12 };
  await poll(() => colourIn(view, top)).toEqual([0, 4, 0]);
  page.on("dialog", () => {}); // otherwise Playwright would dismiss it
  await page.evaluate("setTimeout(() => { document.title = prompt('Name?') })");
  await poll(() => colourIn(view, top)).toEqual([8, 8, 8]);
  await view.locator("#screen").focus();
  await view.keyboard.type("Ann");
  await view.keyboard.press("Enter");
  await poll(() => page.title()).toBe("Ann");
  await poll(() => colourIn(view, top)).toEqual([0, 4, 0]);
});

it("sends nothing when it is read-only", async () => {
  const { view, page, mock } = await start("&readOnly=true");
  await poll(() => colourIn(view)).toEqual([0, 4, 0]);
  await view.locator("img").click({ position: { x: 40, y: 30 } });
  await view.keyboard.type("Hi");
  await page.evaluate(() => document.body.style.background = "rgb(255, 0, 0)");
  await poll(() => colourIn(view)).toEqual([8, 0, 0]);
  expect(await page.inputValue("input")).toBe("");
  expect(mock.requests.map(({ operation }) => operation)).toEqual(["createBrowser"]);
});

it("keeps its session alive, says when it has ended, and does not keep the mock from closing", async () => {
  const { view, session, client, mock } = await start();
  for (let count = 0; count < 2; count++) {
    await poll(() => colourIn(view)).toEqual([0, 4, 0]);
    await mock.advance((session.timeout_seconds - 2) * 1000);
    await wait(1500);
  }
  await client.deleteBrowser({ path: { id_or_name: session.session_id } });
  await poll(() => view.getByRole("status").textContent()).toBe("This session has ended.");
  expect(await view.locator("img").count()).toBe(0);
  const other = await client.createBrowser({ body: {} });
  await view.goto(other.browser_live_view_url ?? "");
  await poll(() => view.locator("img").evaluate((image: HTMLImageElement) => image.src)).toContain("blob:");
  const began = performance.now();
  await mock.close();
  expect(performance.now() - began).toBeLessThan(4000);
});

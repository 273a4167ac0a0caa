/** Dialogs of pages block nothing: they are shown, and input answers them. Playwright sees the page afterwards. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PNG } from "pngjs";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { ContractClient } from "../../../src/index.js";
import { startWithBrowsers } from "./support.js";

const form = `data:text/html,${encodeURIComponent(`<!doctype html><title>Form</title>
<style>body { margin: 0; background: green }</style><script>
let show = () => {}; // what a click or a key does
addEventListener("click", () => { document.title = JSON.stringify(show()) });
addEventListener("keydown", () => { document.title = JSON.stringify(show()) });
</script>`)}`;

let client: ContractClient;
let path: { id: string };
let context: BrowserContext;
let page: Page;
/** The URL of a page that shows a dialog as it opens. */
let popup: string;

beforeAll(async () => {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html").end("<script>alert(); document.title = 'Popup'</script>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  popup = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let end = () => Promise.resolve();
  ({ client } = await startWithBrowsers({}, (close) => end = close));
  const { session_id, cdp_ws_url } = await client.createBrowser({ body: { viewport: { width: 800, height: 600 } } });
  path = { id: session_id };
  [context] = (await chromium.connectOverCDP(cdp_ws_url)).contexts() as [BrowserContext];
  page = context.pages()[0] as Page;
  return async () => {
    await end();
    server.closeAllConnections();
    server.close();
  };
});

beforeEach(async () => {
  await page.goto(form);
  context.removeAllListeners("dialog").on("dialog", () => {}); // otherwise Playwright would dismiss it
});

const click = (x: number, y: number) => client.clickMouse({ path, body: { x, y } });
const poll = (read: () => unknown) => expect.poll(read, { timeout: 8000 });
const press = (...keys: string[]) => client.pressKey({ path, body: { keys } });
const type = (text: string) => client.typeText({ path, body: { text } });
const title = () => page.title();

async function screenshot(): Promise<PNG> {
  return PNG.sync.read(Buffer.from(await (await client.takeScreenshot({ path })).arrayBuffer()));
}
const colorAt = ({ width, data }: PNG, x: number, y: number) =>
  [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
/** Finds the middle of what has a colour in the picture of a dialog. */
function find(picture: PNG, color: number[]): [x: number, y: number] {
  const found: [number, number][] = [];
  for (let y = 0; y < picture.height; y += 2) {
    for (let x = 0; x < picture.width; x += 2) if (colorAt(picture, x, y).join() === color.join()) found.push([x, y]);
  }
  const middle = (index: 0 | 1) => Math.round(found.reduce((sum, at) => sum + at[index], 0) / found.length);
  return [middle(0), middle(1)];
}
const [green, white, primary, secondary] = [[0, 128, 0], [255, 255, 255], [11, 87, 208], [211, 227, 253]];

it("shows a dialog in front of the page's last picture, and Return closes it", async () => {
  await page.evaluate("show = () => { alert('Hello <b>&'); return 'closed' }");
  const began = performance.now();
  await click(100, 300);
  expect(performance.now() - began).toBeLessThan(2000);
  const picture = await screenshot();
  expect([colorAt(picture, 400, 10), colorAt(picture, 400, 300)]).toEqual([white, green]);
  const part = await client.takeScreenshot({ path, body: { region: { x: 390, y: 5, width: 20, height: 10 } } });
  const { width, height, data } = PNG.sync.read(Buffer.from(await part.arrayBuffer()));
  expect([width, height, ...data.subarray(0, 3)]).toEqual([20, 10, ...white]);
  await press("Return");
  await poll(title).toBe('"closed"');
  expect(colorAt(await screenshot(), 400, 10)).toEqual(green);
});

it("takes clicks on buttons, Escape and Tab for a confirmation, and two of them one after the other", async () => {
  await page.evaluate("show = () => [confirm('1'), confirm('2'), confirm('3'), confirm('4')]");
  await click(100, 300);
  await click(100, 400); // the page is blocked
  const picture = await screenshot();
  await click(...find(picture, primary));
  await click(...find(picture, secondary));
  await press("Escape", "Tab");
  await press("Return");
  await poll(title).toBe("[true,false,false,false]");
});

it("takes text and the clipboard for a prompt", async () => {
  await client.writeClipboard({ path, body: { text: "€" } });
  await page.evaluate("show = () => [prompt('Name?', 'Bob'), prompt('Age?', '7'), prompt()]");
  await press("a");
  await type("Anné");
  await press("BackSpace", "ctrl+v", "Return");
  await press("End");
  await type("1\n");
  await press("Escape");
  await poll(title).toBe('["Ann€","71",null]');
});

it("asks before a page with changes is left, by a key of the toolbar and by a client", async () => {
  await page.evaluate("addEventListener('beforeunload', (event) => event.preventDefault())");
  await click(100, 300);
  await press("ctrl+l");
  await type("about:blank\n");
  expect(colorAt(await screenshot(), 400, 10)).toEqual(white);
  await press("Escape");
  expect(await page.evaluate("location.protocol")).toBe("data:");
  const left = page.goto("about:blank");
  await poll(async () => colorAt(await screenshot(), 400, 10)).toEqual(white);
  await press("Return");
  await left;
});

it("ends the dialog that a popup shows as it opens", async () => {
  await page.evaluate(`show = () => { open(${JSON.stringify(popup)}) }`);
  await click(100, 300);
  await poll(() => context.pages().length).toBe(2);
  await poll(async () => colorAt(await screenshot(), 700, 500)).toEqual(white);
  await press("Return");
  await poll(() => context.pages()[1]?.title()).toBe("Popup");
  await context.pages()[1]?.close();
});

it("leaves a dialog to a client that handles it", async () => {
  context.on("dialog", (dialog) => void dialog.accept("by a client"));
  await page.evaluate("show = () => prompt()");
  await click(100, 300);
  await poll(title).toBe('"by a client"');
  expect(colorAt(await screenshot(), 400, 10)).toEqual(green);
  await page.evaluate("show = () => 'next'");
  await click(100, 300);
  await poll(title).toBe('"next"');
});

it("ends code in time that a dialog blocks", async () => {
  await page.evaluate("show = () => alert()");
  await click(100, 300);
  const began = performance.now();
  const { error } = await client.executePlaywrightCode({ path, body: { code: "return page.title()", timeout_sec: 2 } });
  expect(error).toBe("The code ran longer than 2 seconds.");
  expect(performance.now() - began).toBeLessThan(4000);
  await press("Return");
});

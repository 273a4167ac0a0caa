/** Mouse and keyboard reach the page as those of a desktop would: Playwright sees what arrives there. */
import { chromium, type Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import type { ContractClient } from "../../../src/index.js";
import { startWithBrowsers } from "./support.js";

const form = `data:text/html,${encodeURIComponent(`<!doctype html><title>Form</title>
<style>body { margin: 0 } textarea { position: fixed; left: 20px; top: 20px; width: 300px; height: 100px }
#drag, #drop { position: fixed; left: 400px; top: 20px; width: 80px; height: 80px; background: blue }
#drop { left: 600px; background: red }</style>
<textarea></textarea><div id="drag" draggable="true"></div><div id="drop"></div><script>
let log = [];
for (const type of ["keydown", "mousedown", "mouseup", "dblclick"]) {
  addEventListener(type, ({ key, code, location, shiftKey, ctrlKey, button, detail, timeStamp }) => {
    log.push(key === undefined ? { type, button, detail, timeStamp }
      : [[ctrlKey && "ctrl", shiftKey && "shift", key].filter(Boolean).join("+"), code, location].join(" "));
  });
}
addEventListener("mousemove", ({ clientX, timeStamp }) => log.push({ type: "mousemove", clientX, timeStamp }));
drag.ondragstart = ({ dataTransfer }) => dataTransfer.setData("text", "moved");
drop.ondragover = (event) => event.preventDefault();
drop.ondrop = (event) => { event.preventDefault(); log.push(event.dataTransfer.getData("text")) };
</script>`)}`;

interface MouseEntry { type: string; button: number; detail: number; timeStamp: number; clientX: number }

let client: ContractClient;
let path: { id: string };
let page: Page;
/** What the page has logged since the last call. */
let logged: () => Promise<(MouseEntry & string)[]>;
/** Empties the text field, and gives it the focus. */
let clear: () => Promise<void>;

beforeAll(async () => {
  let end = () => Promise.resolve();
  ({ client } = await startWithBrowsers({}, (close) => end = close));
  const viewport = { width: 800, height: 600 };
  const { session_id, cdp_ws_url } = await client.createBrowser({ body: { viewport, start_url: form } });
  path = { id: session_id };
  page = (await chromium.connectOverCDP(cdp_ws_url)).contexts()[0]?.pages()[0] as Page;
  logged = () => page.evaluate("log.splice(0)");
  clear = async () => {
    await page.locator("textarea").fill("");
    await page.locator("textarea").focus();
    await logged();
  };
  return end;
});

const poll = (read: () => unknown) => expect.poll(read, { timeout: 8000 });
const mouseOf = (entries: MouseEntry[], type: string) => entries.filter((entry) => entry.type === type);

it.each([
  ["KP_0", "0 Numpad0 3"], ["KP_Add", "+ NumpadAdd 3"], ["KP_Enter", "Enter NumpadEnter 3"],
  ["KP_Home", "Home Numpad7 3"], ["KP_Delete", "Delete NumpadDecimal 3"], ["KP_Separator", ", NumpadComma 3"],
  ["eacute", "é  0"], ["Ccaron", "Č  0"], ["EuroSign", "€  0"], ["ssharp", "ß  0"], ["U00F1", "ñ  0"], ["日", "日  0"],
  ["Print", "PrintScreen PrintScreen 0"], ["Pause", "Pause Pause 0"], ["F13", "F13 F13 0"], ["F24", "F24 F24 0"],
  ["ISO_Left_Tab", "shift+Tab Tab 0"], ["shift+a", "shift+A KeyA 0"], ["A", "shift+A KeyA 0"],
  ["ctrl+A", "ctrl+A KeyA 0"], ["question", "shift+? Slash 0"], ["shift+7", "shift+& Digit7 0"],
  ["ctrl++", "ctrl++ Equal 0"], ["Control_R", "ctrl+Control ControlRight 2"], ["space", "  Space 0"],
])("presses the key %s", async (name, expected) => {
  await clear();
  await client.pressKey({ path, body: { keys: [name] } });
  expect((await logged()).at(-1)).toBe(expected);
});

it.each(["constructor", "toString", "Uzzzz", "", "a+", "KP_Nothing", "eacut"])("refuses the key %j", async (name) => {
  await expect(client.pressKey({ path, body: { keys: [name] } })).rejects.toMatchObject({ status: 400 });
});

it("types what a US keyboard lacks, capital letters with Shift, and Return for the end of a line", async () => {
  await clear();
  await client.typeText({ path, body: { text: "Aé€日😀\r\n~" } });
  expect(await page.inputValue("textarea")).toBe("Aé€日😀\n~");
  expect(await logged()).toEqual([
    "shift+A KeyA 0", "é  0", "€  0", "日  0", "😀  0", "Enter Enter 0", "shift+~ Backquote 0",
  ]);
});

it("types 5,000 characters within a second", async () => {
  await clear();
  const text = `${"A line with an é. ".repeat(7)}\n`.repeat(40);
  const began = performance.now();
  await client.typeText({ path, body: { text } });
  expect(performance.now() - began).toBeLessThan(1000);
  expect(await page.inputValue("textarea")).toBe(text);
});

it("holds all keys down together for a duration", async () => {
  await clear();
  const began = performance.now();
  await client.pressKey({ path, body: { keys: ["shift", "a"], duration: 300 } });
  expect(performance.now() - began).toBeGreaterThanOrEqual(300);
  expect((await logged()).at(-1)).toBe("shift+A KeyA 0");
});

it("does what requests ask for one after the other", async () => {
  await clear();
  const texts = ["a".repeat(50), "b".repeat(50)];
  await Promise.all(texts.map((text) => client.typeText({ path, body: { text, delay: 1 } })));
  expect([texts.join(""), texts.reverse().join("")]).toContain(await page.inputValue("textarea"));
});

it("makes a double click of two quick clicks in place, and no click of none", async () => {
  await logged();
  const at = { x: 200, y: 400 };
  await client.clickMouse({ path, body: { ...at, num_clicks: 0 } });
  await client.clickMouse({ path, body: at });
  await client.clickMouse({ path, body: at });
  await client.clickMouse({ path, body: { x: 300, y: 400 } });
  const entries = await logged();
  expect(mouseOf(entries, "mousedown").map(({ detail }) => detail)).toEqual([1, 2, 1]);
  expect(mouseOf(entries, "dblclick")).toHaveLength(1);
});

it("moves and drags for as long as it is asked to", async () => {
  await client.moveMouse({ path, body: { x: 100, y: 300, smooth: false } });
  await logged();
  await client.moveMouse({ path, body: { x: 300, y: 300, duration_ms: 800 } });
  const moves = mouseOf(await logged(), "mousemove");
  expect(moves.at(-1)?.clientX).toBe(300);
  expect(moves.length).toBeGreaterThan(20);
  expect(Number(moves.at(-1)?.timeStamp) - Number(moves[0]?.timeStamp)).toBeGreaterThan(700);
  for (const body of [
    { duration_ms: 800 }, { smooth: false, steps_per_segment: 4, step_delay_ms: 200 },
  ]) {
    await client.dragMouse({ path, body: { path: [[100, 400], [300, 400]], ...body } });
    const entries = await logged();
    const [down, up] = ["mousedown", "mouseup"].map((type) => Number(mouseOf(entries, type)[0]?.timeStamp));
    expect(Number(up) - Number(down)).toBeGreaterThanOrEqual(790);
    expect(mouseOf(entries, "mousemove").length).toBeGreaterThanOrEqual(4);
  }
});

it("drags and drops what a page lets be dragged", async () => {
  await client.dragMouse({ path, body: { path: [[420, 40], [640, 60]] } });
  await poll(logged).toContain("moved");
});

it("goes back and forward by the buttons of the mouse", async () => {
  await page.goto("data:text/html,<title>Next</title>");
  const began = performance.now();
  await client.clickMouse({ path, body: { x: 9, y: 9, button: "back" } });
  await poll(() => page.title()).toBe("Form");
  await client.clickMouse({ path, body: { x: 9, y: 9, button: "forward" } });
  await poll(() => page.title()).toBe("Next");
  expect(performance.now() - began).toBeLessThan(5000);
});

it("has done a click that closes its page", async () => {
  await page.evaluate("open('about:blank').document.documentElement.setAttribute('onmousedown', 'window.close()')");
  await poll(() => page.context().pages().length).toBe(2);
  await client.clickMouse({ path, body: { x: 100, y: 100 } });
  await poll(() => page.context().pages().length).toBe(1);
  await client.clickMouse({ path, body: { x: 100, y: 100 } });
});

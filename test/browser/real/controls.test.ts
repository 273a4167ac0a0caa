/** What a session does by the API happens in its browser: mouse, keyboard, clipboard, screenshots. */
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import type { ContractClient } from "../../../src/index.js";
import { startWithBrowsers } from "./support.js";

const form = `data:text/html,${encodeURIComponent(`<!doctype html><title>Form</title>
<style>body { margin: 0; background: rgb(0, 128, 0); height: 3000px } input { position: fixed; left: 20px; top: 20px }
#drag { position: fixed; left: 300px; top: 20px; width: 100px; height: 100px; background: blue }</style>
<input><div id="drag"></div><script>
const log = [];
for (const type of ["click", "dblclick", "contextmenu", "keydown"]) {
  addEventListener(type, (event) => log.push([type, event.key ?? event.button, event.shiftKey]));
}
drag.onmousedown = () => log.push("down"); drag.onmouseup = () => log.push("up");
</script>`)}`;

/** Starts a session with a form in it. */
async function startForm(body = {}) {
  const { client, ...rest } = await startWithBrowsers();
  const { session_id } = await client.createBrowser({
    body: { viewport: { width: 800, height: 600 }, start_url: form, ...body },
  });
  return { client, path: { id: session_id }, ...rest };
}

const resultOf = async (client: ContractClient, path: { id: string }, code: string) =>
  (await client.executePlaywrightCode({ path, body: { code } })).result;

it("clicks, types and presses keys", async () => {
  const { client, path } = await startForm();
  await client.clickMouse({ path, body: { x: 40, y: 30 } });
  await client.typeText({ path, body: { text: "Hello ß" } });
  await client.pressKey({ path, body: { keys: ["ctrl+a"] } });
  await client.typeText({ path, body: { text: "again" } });
  await client.pressKey({ path, body: { keys: ["Home", "Delete", "Return"] } });
  await client.clickMouse({ path, body: { x: 600, y: 300, button: "right", hold_keys: ["Shift_L"] } });
  await client.clickMouse({ path, body: { x: 600, y: 300, num_clicks: 2 } });
  expect(await resultOf(client, path, "return page.inputValue('input')")).toBe("gain");
  const log = await resultOf(client, path, "return page.evaluate(() => log)");
  expect(log).toEqual(expect.arrayContaining([
    ["keydown", "Enter", false], ["contextmenu", 2, true], ["dblclick", 0, false],
  ]));
});

it("takes a screenshot of a page that has just been opened", async () => {
  const { client } = await startWithBrowsers();
  for (let count = 0; count < 10; count++) {
    const { session_id } = await client.createBrowser({ body: { start_url: form } });
    await client.takeScreenshot({ path: { id: session_id } });
    await client.deleteBrowser({ path: { id_or_name: session_id } });
  }
});

it("refuses an unknown key", async () => {
  const { client, path } = await startForm();
  const press = client.pressKey({ path, body: { keys: ["Retrun"] } });
  await expect(press).rejects.toThrow("keys[0]: there is no key Retrun.");
});

it("drags and scrolls", async () => {
  const { client, path } = await startForm();
  await client.dragMouse({ path, body: { path: [[310, 30], [350, 60], [390, 110]] } });
  expect(await resultOf(client, path, "return page.evaluate(() => log)")).toEqual(
    expect.arrayContaining(["down", "up"]));
  await client.scroll({ path, body: { x: 400, y: 300, delta_y: 5 } });
  await expect.poll(() => resultOf(client, path, "return page.evaluate(() => scrollY)")).toBeGreaterThan(0);
});

it("does all actions of a batch", async () => {
  const { client, path } = await startForm();
  await client.batchComputerAction({ path, body: { actions: [
    { type: "click_mouse", click_mouse: { x: 40, y: 30 } },
    { type: "type_text", type_text: { text: "one" } },
    { type: "sleep", sleep: { duration_ms: 10 } },
    { type: "type_text", type_text: { text: " two" } },
  ] } });
  expect(await resultOf(client, path, "return page.inputValue('input')")).toBe("one two");
});

it("shares the clipboard with the page", async () => {
  const { client, path } = await startForm();
  await client.writeClipboard({ path, body: { text: "from outside\nß" } });
  expect((await client.readClipboard({ path })).text).toBe("from outside\nß");
  await client.clickMouse({ path, body: { x: 40, y: 30 } });
  await client.pressKey({ path, body: { keys: ["ctrl+v", "ctrl+a", "ctrl+x"] } });
  expect(await resultOf(client, path, "return page.inputValue('input')")).toBe("");
  expect((await client.readClipboard({ path })).text).toBe("from outside ß");
});

it("shows the page in a screenshot, and its part in a region", async () => {
  const { client, path } = await startForm();
  const imageOf = async (body = {}) =>
    PNG.sync.read(Buffer.from(await (await client.takeScreenshot({ path, body })).arrayBuffer()));
  const whole = await imageOf();
  expect([whole.width, whole.height]).toEqual([800, 600]);
  expect([...whole.data.subarray(0, 3)]).toEqual([0, 128, 0]);
  const part = await imageOf({ region: { x: 310, y: 30, width: 20, height: 10 } });
  expect([part.width, part.height, ...part.data.subarray(0, 3)]).toEqual([20, 10, 0, 0, 255]);
});

it("changes the viewport and the URL of a running browser", async () => {
  const { client, path } = await startForm();
  const to = { width: 640, height: 480 };
  await client.updateBrowser({
    path: { id_or_name: path.id },
    body: { viewport: to, start_url: "data:text/html,<title>Next</title>" },
  });
  expect(await resultOf(client, path, "return [await page.title(), await page.evaluate(() => innerWidth)]"))
    .toEqual(["Next", 640]);
});

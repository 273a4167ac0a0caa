/** Tests computer controls. */
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import type { ComputerAction, DragMouseRequest, ScreenshotRequest, ScrollRequest } from "../../src/types.js";
import { expectRefused, type Service, startService } from "./support.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z"; // its viewport is 1280 × 800

/** Returns functions for the computer controls of a session. */
function controls({ client }: Service, session = id) {
  const path = { id: session };
  return {
    position: () => client.getMousePosition({ path }),
    move: (x: number, y: number) => client.moveMouse({ path, body: { x, y } }),
    click: (x: number, y: number) => client.clickMouse({ path, body: { x, y } }),
    drag: (...points: DragMouseRequest["path"]) => client.dragMouse({ path, body: { path: points } }),
    scroll: (body: ScrollRequest) => client.scroll({ path, body }),
    batch: (...actions: ComputerAction[]) => client.batchComputerAction({ path, body: { actions } }),
    screenshot: async (body?: ScreenshotRequest) => {
      const image = await client.takeScreenshot({ path, ...body && { body } });
      return PNG.sync.read(Buffer.from(await image.arrayBuffer()));
    },
  };
}

it("the pointer starts in the middle, and stays where an action left it", async () => {
  const { position, move, click, drag, scroll } = controls(await startService());
  expect(await position()).toEqual({ x: 640, y: 400 });
  await move(0, 0);
  expect(await position()).toEqual({ x: 0, y: 0 });
  await click(1279, 799);
  expect(await position()).toEqual({ x: 1279, y: 799 });
  await drag([1, 2], [3, 4], [5, 6]);
  expect(await position()).toEqual({ x: 5, y: 6 });
  await scroll({ x: 7, y: 8, delta_x: -1 });
  expect(await position()).toEqual({ x: 7, y: 8 });
});

it("a point outside the viewport and a scroll by 0 are refused, and the pointer stays", async () => {
  const { position, move, click, drag, scroll } = controls(await startService());
  await move(10, 10);
  await expectRefused(move(-1, 0), 400, "x must be from 0 to 1279");
  await expectRefused(move(0, -1), 400, "y must be from 0 to 799");
  await expectRefused(click(1280, 0), 400, "x");
  await expectRefused(scroll({ x: 0, y: 800, delta_y: 1 }), 400, "y");
  await expectRefused(drag([0, 0], [0, 800], [1, 1]), 400, "path[1][1]");
  await expectRefused(drag([1280, 0], [1, 1]), 400, "path[0][0]");
  await expectRefused(scroll({ x: 0, y: 0 }), 400, "delta_x");
  await expectRefused(scroll({ x: 0, y: 0, delta_x: 0, delta_y: 0 }), 400, "delta_y");
  expect(await position()).toEqual({ x: 10, y: 10 });
});

it("the pointer stays in a viewport that becomes smaller", async () => {
  const service = await startService();
  const { position, move } = controls(service);
  await move(1000, 20);
  await service.client.updateBrowser({ path: { id_or_name: id }, body: { viewport: { width: 800, height: 600 } } });
  expect(await position()).toEqual({ x: 799, y: 20 });
  await expectRefused(move(800, 0), 400, "799");
});

it("pressKey needs at least one key, and typeText accepts an empty text", async () => {
  const { client } = await startService();
  await expectRefused(client.pressKey({ path: { id }, body: { keys: [] } }), 400, "keys");
  await client.pressKey({ path: { id }, body: { keys: ["Ctrl+a"] } });
  await client.typeText({ path: { id }, body: { text: "" } });
  expect(await client.setCursor({ path: { id }, body: { hidden: true } })).toEqual({ ok: true });
});

it("each session has its own clipboard, which is empty at first", async () => {
  const { client, mock } = await startService();
  const { session_id } = await client.createBrowser();
  const read = (id: string) => client.readClipboard({ path: { id } });
  expect(await read(id)).toEqual({ text: "" });
  await client.writeClipboard({ path: { id }, body: { text: "äb" } });
  expect(await read(id)).toEqual({ text: "äb" });
  expect(await read(session_id)).toEqual({ text: "" });
  await mock.reset();
  expect(await read(id)).toEqual({ text: "" });
});

it("a screenshot has the size of the viewport, or of its region", async () => {
  const service = await startService();
  const { screenshot } = controls(service);
  for (const body of [undefined, {}]) expect(await screenshot(body)).toMatchObject({ width: 1280, height: 800 });
  const image = await screenshot({ region: { x: 1180, y: 0, width: 100, height: 800 } });
  expect(image).toMatchObject({ width: 100, height: 800 });
  await service.client.updateBrowser({ path: { id_or_name: id }, body: { viewport: { width: 20, height: 10 } } });
  expect(await screenshot()).toMatchObject({ width: 20, height: 10 });
});

it("an empty region, one outside the viewport, and an image that is too large are refused", async () => {
  const service = await startService();
  const { screenshot } = controls(service);
  const regions: [number, number, number, number, string][] = [
    [0, 0, 0, 1, "region.width"],
    [0, 0, 1, -1, "region.height"],
    [-1, 0, 1, 1, "region.x"],
    [0, 800, 1, 1, "region.y"],
    [1, 0, 1280, 1, "region.width"],
    [0, 1, 1, 800, "region.height"],
  ];
  for (const [x, y, width, height, words] of regions) {
    await expectRefused(screenshot({ region: { x, y, width, height } }), 400, words);
  }
  const viewport = { width: 1e9, height: 1e9 };
  const { session_id } = await service.client.createBrowser({ body: { viewport } });
  await expectRefused(controls(service, session_id).screenshot(), 400, "smaller region");
});

it("a batch stops at the first invalid action, after running those before it", async () => {
  const { position, batch } = controls(await startService());
  const move = (x: number): ComputerAction => ({ type: "move_mouse", move_mouse: { x, y: 1 } });
  const nothing: ComputerAction = { type: "scroll", scroll: { x: 2, y: 2 } };
  await expectRefused(batch(move(1), nothing, move(3)), 400, "actions[1] (scroll): delta_x");
  expect(await position()).toEqual({ x: 1, y: 1 });
  const refused: [ComputerAction, string][] = [
    [{ type: "click_mouse", click_mouse: { x: 1280, y: 0 } }, "(click_mouse): x"],
    [{ type: "drag_mouse", drag_mouse: { path: [[0, 0], [0, 900]] } }, "(drag_mouse): path[1][1]"],
    [{ type: "press_key", press_key: { keys: [] } }, "(press_key): keys"],
  ];
  for (const [action, words] of refused) await expectRefused(batch(action), 400, `actions[0] ${words}`);
  await batch({ type: "type_text", type_text: { text: "a" } }, { type: "set_cursor", set_cursor: { hidden: true } });
  for (const action of [{ type: "jump" }, { type: "scroll" }]) {
    await expectRefused(batch(move(9), action as never), 400, "actions[1]"); // the contract has no such action
  }
  expect(await position()).toEqual({ x: 1, y: 1 });
});

it("a batch pauses for the requested time, but ends with its session", async () => {
  const service = await startService();
  const { client, mock } = service;
  const { session_id } = await client.createBrowser({ body: { timeout_seconds: 600 } });
  const actions: ComputerAction[] = [
    { type: "move_mouse", move_mouse: { x: 1, y: 1 } },
    { type: "sleep", sleep: { duration_ms: 30_000 } },
    { type: "move_mouse", move_mouse: { x: 2, y: 2 } },
  ];
  const { position, batch } = controls(service, session_id);
  const done = batch(...actions);
  await expect.poll(position).toEqual({ x: 1, y: 1 });
  await mock.advance(20_000);
  expect(await position()).toEqual({ x: 1, y: 1 });
  await mock.advance(10_000);
  await done;
  expect(await position()).toEqual({ x: 2, y: 2 });
  for (const [broken, words] of [[actions, "actions[2]"], [actions.slice(0, 2), session_id]] as const) {
    const { session_id: id } = await client.createBrowser();
    const refused = expectRefused(controls(service, id).batch(...broken), 404, words.replace(session_id, id));
    await expect.poll(controls(service, id).position).toEqual({ x: 1, y: 1 });
    await client.deleteBrowser({ path: { id_or_name: id } });
    await refused;
  }
});

it("the official SDK controls mouse, clipboard and screen", async () => {
  const { kernel } = await startService();
  const { computer } = kernel.browsers;
  await computer.batch(id, { actions: [{ type: "click_mouse", click_mouse: { x: 4, y: 5 } }] });
  expect(await computer.getMousePosition(id)).toEqual({ x: 4, y: 5 });
  await computer.writeClipboard(id, { text: "a" });
  expect(await computer.readClipboard(id)).toEqual({ text: "a" });
  const image = await computer.captureScreenshot(id, { region: { x: 0, y: 0, width: 3, height: 2 } });
  expect(PNG.sync.read(Buffer.from(await image.arrayBuffer()))).toMatchObject({ width: 3, height: 2 });
});

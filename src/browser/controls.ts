/** The computer controls, on a page: mouse, keyboard and clipboard. */
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { ClickMouseRequest, DragMouseRequest, PressKeyRequest } from "../../generated/openapi.js";
import type { QuickAction } from "../service/ports/computer.js";
import { keysOf } from "./keys.js";

/** How far a wheel step scrolls, in CSS pixels: as Chromium reports it on Linux. */
const wheelStepPixels = 120;
/** The longest time, in milliseconds, and distance, in pixels, between two presses of a double click. */
const doubleClickMs = 500;
const doubleClickPixels = 5;
/** The latest press on each page, and its count. */
const presses = new WeakMap<Page, { x: number; y: number; button: string; at: number; count: number }>();

/** How many steps a smooth move has, and a drag between two points. */
const smoothSteps = 20;

/**
 * Runs an action.
 *
 * @throws {HttpError} With 400 if it names an unknown key.
 */
export async function runAction(page: Page, action: QuickAction): Promise<void> {
  switch (action.type) {
    case "click_mouse": return withHeldKeys(page, action.click_mouse.hold_keys, () => click(page, action.click_mouse));
    case "move_mouse": {
      const { x, y, smooth, hold_keys } = action.move_mouse;
      return withHeldKeys(page, hold_keys, () => page.mouse.move(x, y, { steps: smooth === false ? 1 : smoothSteps }));
    }
    case "drag_mouse": return withHeldKeys(page, action.drag_mouse.hold_keys, () => drag(page, action.drag_mouse));
    case "scroll": {
      const { x, y, delta_x = 0, delta_y = 0, hold_keys } = action.scroll;
      return withHeldKeys(page, hold_keys, async () => {
        await page.mouse.move(x, y);
        await page.mouse.wheel(delta_x * wheelStepPixels, delta_y * wheelStepPixels);
      });
    }
    case "type_text": return page.keyboard.type(action.type_text.text, { delay: action.type_text.delay ?? 0 });
    case "press_key": return withHeldKeys(page, action.press_key.hold_keys, () => press(page, action.press_key));
    case "set_cursor": // a page has no pointer to hide
  }
}

/** Runs an action while keys are held down. */
async function withHeldKeys(page: Page, names: string[] | undefined, action: () => Promise<unknown>): Promise<void> {
  const keys = (names ?? []).flatMap((name, index) => keysOf(`hold_keys[${index}]`, name));
  for (const key of keys) await page.keyboard.down(key);
  try {
    await action();
  } finally {
    for (const key of keys.reverse()) await page.keyboard.up(key);
  }
}

async function click(page: Page, settings: ClickMouseRequest): Promise<void> {
  const { x, y, button = "left", click_type = "click", num_clicks = 1 } = settings;
  await page.mouse.move(x, y);
  if (button === "back") return void await page.goBack();
  if (button === "forward") return void await page.goForward();
  if (click_type === "down") return page.mouse.down({ button, clickCount: countPress(page, x, y, button) });
  if (click_type === "up") return page.mouse.up({ button, clickCount: presses.get(page)?.count ?? 1 });
  await page.mouse.click(x, y, { button, clickCount: num_clicks });
}

/** Counts the presses at one place, as an operating system does: a quick second one makes a double click. */
function countPress(page: Page, x: number, y: number, button: string): number {
  const at = performance.now();
  const before = presses.get(page);
  const isNear = before && before.button === button && Math.hypot(x - before.x, y - before.y) < doubleClickPixels;
  const count = isNear && at - before.at < doubleClickMs ? before.count + 1 : 1;
  presses.set(page, { x, y, button, at, count });
  return count;
}

async function drag(page: Page, settings: DragMouseRequest): Promise<void> {
  const { path, button = "left", delay = 0, smooth, steps_per_segment, step_delay_ms = 0 } = settings;
  const [[x, y], ...others] = path as [[number, number], ...[number, number][]];
  await page.mouse.move(x, y);
  await page.mouse.down({ button });
  await wait(delay);
  for (const [x, y] of others) {
    await page.mouse.move(x, y, { steps: smooth === false ? steps_per_segment ?? 1 : smoothSteps });
    if (smooth === false) await wait(step_delay_ms);
  }
  await page.mouse.up({ button });
}

async function press(page: Page, { keys, duration = 0 }: PressKeyRequest): Promise<void> {
  const combinations = keys.map((combination, index) => keysOf(`keys[${index}]`, combination));
  for (const combination of combinations) {
    for (const key of combination) await page.keyboard.down(key);
    await wait(duration);
    for (const key of combination.reverse()) await page.keyboard.up(key);
  }
}

/** The computer controls, on a page: mouse, keyboard and clipboard. */
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { ClickMouseRequest, DragMouseRequest, PressKeyRequest } from "../../generated/openapi.js";
import type { QuickAction } from "../mock/service/computer/actions.js";
import { keysOf } from "./keys.js";

/** How far a wheel step scrolls, in CSS pixels: as far as Chromium says of one on Linux. */
const wheelStep = 120;
/** How many steps a smooth move has, and a drag between two of its points. */
const smoothSteps = 20;

/**
 * Does an action.
 *
 * @throws {HttpError} With 400 when it names a key that there is not.
 */
export async function act(page: Page, action: QuickAction): Promise<void> {
  switch (action.type) {
    case "click_mouse": return held(page, action.click_mouse.hold_keys, () => click(page, action.click_mouse));
    case "move_mouse": {
      const { x, y, smooth, hold_keys } = action.move_mouse;
      return held(page, hold_keys, () => page.mouse.move(x, y, { steps: smooth === false ? 1 : smoothSteps }));
    }
    case "drag_mouse": return held(page, action.drag_mouse.hold_keys, () => drag(page, action.drag_mouse));
    case "scroll": {
      const { x, y, delta_x = 0, delta_y = 0, hold_keys } = action.scroll;
      return held(page, hold_keys, async () => {
        await page.mouse.move(x, y);
        await page.mouse.wheel(delta_x * wheelStep, delta_y * wheelStep);
      });
    }
    case "type_text": return page.keyboard.type(action.type_text.text, { delay: action.type_text.delay ?? 0 });
    case "press_key": return held(page, action.press_key.hold_keys, () => press(page, action.press_key));
    case "set_cursor": // a page has no pointer to hide
  }
}

/** Does something while keys are held down. */
async function held(page: Page, names: string[] | undefined, action: () => Promise<unknown>): Promise<void> {
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
  if (click_type !== "click") return page.mouse[click_type]({ button });
  await page.mouse.click(x, y, { button, clickCount: num_clicks });
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

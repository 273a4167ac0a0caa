/** The mouse of a session. */
import { setTimeout as wait } from "node:timers/promises";
import type {
  ClickMouseRequest, DragMouseRequest, MoveMouseRequest, ScrollRequest,
} from "../../../generated/openapi.js";
import type { PageSession } from "../page-session.js";

/** How far a wheel step scrolls, in CSS pixels: as Chromium reports it on Linux. */
const wheelStepPixels = 120;
/** The longest time, in milliseconds, and distance, in pixels, between two presses of a double click. */
const doubleClickMs = 500;
const doubleClickPixels = 5;
/** How many presses in a row count: the third selects a paragraph. */
const maxPresses = 3;
/** How many steps a smooth move has that is as quick as it can be, and how long a step of another one takes. */
const smoothSteps = 20;
const smoothStepMs = 20;

/** Buttons, in the order of their bits in `MouseEvent.buttons`. */
const buttons = ["left", "right", "middle", "back", "forward"] as const;
type Button = (typeof buttons)[number];

/** Where the mouse of a session is, and which buttons are down. It outlives the actions. */
export interface MouseState {
  x: number;
  y: number;
  down: Set<Button>;
  /** The latest press, and how many there were in a row. */
  press?: { x: number; y: number; button: Button; at: number; count: number };
}

/** Creates the mouse of a page, for one action. */
export function createMouse({ input }: PageSession, state: MouseState, modifiers: () => number) {
  function send(type: string, event: object = {}): Promise<void> {
    const { x, y, down } = state;
    const bits = buttons.reduce((bits, name, index) => bits | (down.has(name) ? 1 << index : 0), 0);
    return input("Input.dispatchMouseEvent", { type, x, y, buttons: bits, modifiers: modifiers(), ...event });
  }

  function moveTo(x: number, y: number): Promise<void> {
    Object.assign(state, { x, y });
    return send("mouseMoved", { button: buttons.find((name) => state.down.has(name)) ?? "none" });
  }

  /** Moves in a straight line. */
  async function glide(x: number, y: number, steps: number, pause: () => Promise<unknown>): Promise<void> {
    const { x: fromX, y: fromY } = state;
    for (let step = 1; step <= steps; step++) {
      await moveTo(fromX + (x - fromX) * step / steps, fromY + (y - fromY) * step / steps);
      await pause();
    }
  }

  /** Moves smoothly. Without a duration, that takes as long as the page takes for the steps. */
  async function glideFor(x: number, y: number, durationMs: number | undefined): Promise<void> {
    if (durationMs === undefined) return glide(x, y, smoothSteps, () => Promise.resolve());
    const steps = Math.max(Math.round(durationMs / smoothStepMs), 1);
    const began = performance.now();
    let step = 0;
    await glide(x, y, steps, () => wait(Math.max(began + durationMs * ++step / steps - performance.now(), 0)));
  }

  /** Counts the presses at one place, as an operating system does: a quick second one makes a double click. */
  function countPress(button: Button): number {
    const { x, y, press: before } = state;
    const at = performance.now();
    const isNear = before?.button === button && Math.hypot(x - before.x, y - before.y) < doubleClickPixels;
    const count = isNear && at - before.at < doubleClickMs ? Math.min(before.count + 1, maxPresses) : 1;
    state.press = { x, y, button, at, count };
    return count;
  }

  function press(button: Button): Promise<void> {
    state.down.add(button);
    return send("mousePressed", { button, clickCount: countPress(button) });
  }

  function release(button: Button): Promise<void> {
    state.down.delete(button);
    return send("mouseReleased", { button, clickCount: state.press?.count ?? 1 });
  }

  return {
    async click({ x, y, button = "left", click_type = "click", num_clicks = 1 }: ClickMouseRequest) {
      await moveTo(x, y);
      if (click_type === "down") await press(button);
      else if (click_type === "up") await release(button);
      else {
        for (let count = 0; count < num_clicks; count++) {
          await press(button);
          await release(button);
        }
      }
    },
    move: ({ x, y, smooth, duration_ms }: MoveMouseRequest) =>
      smooth === false ? moveTo(x, y) : glideFor(x, y, duration_ms),
    async drag({ path, button = "left", delay = 0, smooth, duration_ms, ...steps }: DragMouseRequest) {
      const [[x, y], ...others] = path as [[number, number], ...[number, number][]];
      const { steps_per_segment = 1, step_delay_ms = 0 } = steps;
      await moveTo(x, y);
      await press(button);
      await wait(delay);
      for (const [x, y] of others) {
        if (smooth === false) await glide(x, y, steps_per_segment, () => wait(step_delay_ms));
        else await glideFor(x, y, duration_ms === undefined ? undefined : duration_ms / others.length);
      }
      await release(button);
    },
    async scroll({ x, y, delta_x = 0, delta_y = 0 }: ScrollRequest) {
      await moveTo(x, y);
      await send("mouseWheel", { deltaX: delta_x * wheelStepPixels, deltaY: delta_y * wheelStepPixels });
    },
  };
}

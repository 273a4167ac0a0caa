/** What the contract promises of mouse, keyboard, clipboard and screen. */
import type { ClickMouseRequest, ComputerAction, DragMouseRequest, ScreenshotRegion } from "../../generated/openapi.js";
import { create as createBrowser } from "./browser-sessions/steps.js";
import { type Expectation, sequence, step } from "./sequence.js";

const path = { id: "{session}" };
const refused = { status: 400 };
/** A coordinate that no viewport has. */
const far = 1_000_000;

const jump = (x: number, y: number, expectation?: Expectation) =>
  step("moveMouse", { path, body: { x, y, smooth: false } }, expectation);
/** Expects the position of the pointer. */
const isAt = (x: number, y: number, expectation?: Expectation) =>
  step("getMousePosition", { path }, { shows: { x, y }, ...expectation });
const click = (body: ClickMouseRequest, expectation?: Expectation) => step("clickMouse", { path, body }, expectation);
const drag = (points: DragMouseRequest["path"], expectation?: Expectation) =>
  step("dragMouse", { path, body: { path: points, smooth: false, step_delay_ms: 0 } }, expectation);
const scroll = (x: number, y: number, delta: { delta_x?: number; delta_y?: number }, expectation?: Expectation) =>
  step("scroll", { path, body: { x, y, ...delta } }, expectation);
const press = (keys: string[], expectation?: Expectation) => step("pressKey", { path, body: { keys } }, expectation);
const hide = (hidden: boolean) => step("setCursor", { path, body: { hidden } }, { shows: { ok: true } });
const copy = (text: string) => step("writeClipboard", { path, body: { text } });
/** Expects the text in the clipboard. */
const isCopied = (text: string, expectation?: Expectation) =>
  step("readClipboard", { path }, { shows: { text }, ...expectation });
const batch = (actions: ComputerAction[], expectation?: Expectation) =>
  step("batchComputerAction", { path, body: { actions } }, expectation);
const jumpIn = (x: number, y: number): ComputerAction => ({ type: "move_mouse", move_mouse: { x, y, smooth: false } });
const screenshot = (region: ScreenshotRegion, expectation?: Expectation) =>
  step("takeScreenshot", { path, body: { region } }, expectation);

export const computerControls = [
  sequence(
    "Moves the mouse pointer to a position, either along a curve or in one jump.",
    jump(110, 120),
    isAt(110, 120, { proves: "Returns the position of the mouse pointer." }),
    step("moveMouse", { path, body: { x: 130, y: 140, duration_ms: 50 } }),
    isAt(130, 140),
    jump(0, 0),
    isAt(0, 0),
  ),
  sequence(
    "Returns 400 if the position is outside the viewport.",
    jump(110, 120),
    ...[[far, 10], [10, far], [-1, 10], [10, -1]].map(([x, y]) => jump(x as number, y as number, refused)),
    click({ x: far, y: 10 }, refused),
    click({ x: 10, y: -1 }, refused),
    isAt(110, 120, { proves: "A rejected request changes nothing, so you can safely send it again." }),
  ),
  sequence(
    "Moves the mouse pointer to a position and clicks a mouse button there.",
    jump(110, 120),
    click({ x: 130, y: 140 }),
    isAt(130, 140),
    click({ x: 150, y: 160, num_clicks: 2 }),
    isAt(150, 160),
  ),
  sequence(
    "With `click_type`, you can also only press or only release the button.",
    click({ x: 110, y: 120, click_type: "down" }),
    isAt(110, 120),
    click({ x: 130, y: 140, click_type: "up" }),
    isAt(130, 140),
    click({ x: 110, y: 120, click_type: "down", num_clicks: 3 }, {
      proves: "Number of clicks. Ignored if the button is only pressed or released.",
    }),
    click({ x: 150, y: 160, click_type: "up", num_clicks: 3 }),
    isAt(150, 160),
  ),
  sequence(
    "Presses a mouse button at the first point, moves the mouse pointer through the other points in order, and "
    + "releases the button at the last point.",
    jump(110, 120),
    drag([[130, 140], [150, 160], [140, 170]]),
    isAt(140, 170),
    step("dragMouse", { path, body: { path: [[130, 140], [150, 160]], duration_ms: 50 } }),
    isAt(150, 160),
    step("dragMouse", { path, body: { path: [[130, 140], [110, 120]], duration_ms: 50, step_delay_ms: 60_000 } }, {
      proves: "Pause between two steps, in milliseconds. Ignored in a smooth drag.",
    }),
    isAt(110, 120),
  ),
  sequence(
    "Returns 400 if a point is outside the viewport.",
    jump(110, 120),
    drag([[130, 140], [far, 160]], refused),
    drag([[130, -1], [150, 160]], refused),
    drag([[130, 140], [far, 150], [150, 160]], refused),
    isAt(110, 120),
  ),
  sequence(
    "Moves the mouse pointer to a position and turns the mouse wheel there.",
    scroll(110, 120, { delta_y: 1 }),
    isAt(110, 120),
    scroll(130, 140, { delta_x: -1 }),
    isAt(130, 140),
    scroll(150, 160, { delta_x: 0, delta_y: -1 }),
    isAt(150, 160),
  ),
  sequence(
    "At least one of `delta_x` and `delta_y` must be present and not 0; otherwise the response is 400.",
    jump(110, 120),
    scroll(130, 140, {}, refused),
    scroll(130, 140, { delta_x: 0, delta_y: 0 }, refused),
    scroll(130, 140, { delta_y: 0 }, refused),
    scroll(far, 140, { delta_y: 1 }, {
      status: 400,
      proves: "Also returns 400 if the position is outside the viewport.",
    }),
    isAt(110, 120),
  ),
  sequence(
    "Returns 400 if the list of keys is empty.",
    press([], refused),
    press(["Shift_L"], { proves: "Presses keys and key combinations one after another." }),
    press(["Shift_L", "Ctrl_L+Shift_L"]),
  ),
  sequence(
    "Types text on the keyboard. The text goes to the focused element.",
    step("typeText", { path, body: { text: "{run}" } }),
    step("typeText", { path, body: { text: "é", delay: 1 } }),
    step("typeText", { path, body: { text: "" } }),
  ),
  sequence(
    "Shows or hides the mouse pointer until the next call changes it.",
    hide(true),
    hide(true),
    hide(false),
  ),
  sequence(
    "Replaces the text in the session's clipboard.",
    copy("{run}-a"),
    isCopied("{run}-a", { proves: "Returns the text in the session's clipboard." }),
    isCopied("{run}-a"),
    copy("{run}-é"),
    isCopied("{run}-é"),
    copy(""),
    isCopied("", { proves: "Text in the clipboard. Empty if there is none." }),
  ),
  sequence(
    "Runs mouse, keyboard and screen actions one after another.",
    batch([
      jumpIn(110, 120),
      { type: "click_mouse", click_mouse: { x: 120, y: 130 } },
      { type: "press_key", press_key: { keys: ["Shift_L"] } },
      { type: "sleep", sleep: { duration_ms: 1 } },
      { type: "set_cursor", set_cursor: { hidden: false } },
      { type: "scroll", scroll: { x: 130, y: 140, delta_y: 1 } },
    ]),
    isAt(130, 140, { proves: "`type` names the action, and the property of the same name has its settings." }),
    batch([jumpIn(150, 160), jumpIn(110, 120)], { proves: "Actions to run, from first to last." }),
    isAt(110, 120, { proves: "The actions, in the order in which to run them." }),
  ),
  sequence(
    "The batch stops at the first action that is rejected or fails. The actions before it have already run; the "
    + "actions after it do not run.",
    jump(110, 120),
    batch([jumpIn(130, 140), jumpIn(far, 140), jumpIn(150, 160)], refused),
    isAt(130, 140),
  ),
  sequence(
    "A point outside the viewport, an empty list of keys or a scroll by 0 is rejected with 400.",
    jump(110, 120),
    batch([{ type: "click_mouse", click_mouse: { x: 130, y: -1 } }], refused),
    batch([{ type: "drag_mouse", drag_mouse: { path: [[130, 140], [far, 140]] } }], refused),
    batch([{ type: "press_key", press_key: { keys: [] } }, jumpIn(130, 140)], refused),
    batch([{ type: "scroll", scroll: { x: 130, y: 140 } }], refused),
    batch([{ type: "scroll" } as ComputerAction], {
      ...refused,
      proves: "So is an action without the settings of its `type`.",
    }),
    isAt(110, 120),
  ),
  sequence(
    "The response is 400 if the region is empty or extends outside the viewport.",
    step("takeScreenshot", { path }, {
      proves: "Returns an image of the viewport, or of a region of it, in full size.",
    }),
    screenshot({ x: 10, y: 20, width: 30, height: 40 }),
    screenshot({ x: 10, y: 20, width: 40, height: 30 }, {
      proves: "The region to capture. If you omit the body, the image shows the whole viewport.",
    }),
    createBrowser("a", { viewport: { width: 1024, height: 768 } }),
    step("takeScreenshot", { path: { id: "{a.session_id}" } }),
    screenshot({ x: 10, y: 20, width: 0, height: 40 }, refused),
    screenshot({ x: 10, y: 20, width: 30, height: 0 }, refused),
    screenshot({ x: 10, y: 20, width: far, height: 40 }, refused),
    screenshot({ x: 10, y: 20, width: 30, height: far }, refused),
    screenshot({ x: -1, y: 20, width: 30, height: 40 }, refused),
    screenshot({ x: 10, y: far, width: 30, height: 40 }, refused),
  ),
];

/** What the contract promises of the mouse. */
import type { ClickMouseRequest, DragMouseRequest } from "../../../generated/openapi.js";
import { type Expectation, sequence, step } from "../sequence.js";
import { far, isAt, jump, path, refused } from "./steps.js";

const click = (body: ClickMouseRequest, expectation?: Expectation) => step("clickMouse", { path, body }, expectation);
const drag = (points: DragMouseRequest["path"], expectation?: Expectation) =>
  step("dragMouse", { path, body: { path: points, smooth: false, step_delay_ms: 0 } }, expectation);
const scroll = (x: number, y: number, delta: { delta_x?: number; delta_y?: number }, expectation?: Expectation) =>
  step("scroll", { path, body: { x, y, ...delta } }, expectation);

export const mouse = [
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
];

/** What the contract promises of several actions in one request. */
import type { ComputerAction } from "../../../generated/openapi.js";
import { type Expectation, sequence, step } from "../sequence.js";
import { far, isAt, jump, path, refused } from "./steps.js";

const batch = (actions: ComputerAction[], expectation?: Expectation) =>
  step("batchComputerAction", { path, body: { actions } }, expectation);
const jumpIn = (x: number, y: number): ComputerAction => ({ type: "move_mouse", move_mouse: { x, y, smooth: false } });

export const batches = [
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
];

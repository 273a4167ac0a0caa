/** Applies mouse and keyboard actions to a screen. They do not change the page on it. */
import { HttpError } from "../../../server/http-error.js";
import type { Screen } from "../../model/screen.js";
import type { QuickAction } from "../../ports/computer.js";

/**
 * Applies an action.
 *
 * @throws {HttpError} With 400 if it is impossible. Then nothing changes.
 */
export function applyAction(screen: Screen, action: QuickAction): void {
  switch (action.type) {
    case "click_mouse":
      screen.move([action.click_mouse]);
      return screen.input.click(action.click_mouse);
    case "move_mouse": return screen.move([action.move_mouse]);
    case "drag_mouse": {
      const points = action.drag_mouse.path.map(([x, y]) => ({ x: x as number, y: y as number }));
      return screen.move(points, (index) => ({ x: `path[${index}][0]`, y: `path[${index}][1]` }));
    }
    case "scroll": {
      const { delta_x, delta_y, ...point } = action.scroll;
      if (!delta_x && !delta_y) throw new HttpError(400, ["delta_x or delta_y must be given and not be 0."]);
      return screen.move([point]);
    }
    case "press_key":
      if (action.press_key.keys.length === 0) throw new HttpError(400, ["keys must name at least one key."]);
      return screen.input.press(action.press_key.keys);
    case "type_text": return screen.input.type(action.type_text.text);
    case "set_cursor": screen.isPointerHidden = action.set_cursor.hidden;
  }
}

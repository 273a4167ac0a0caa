/** The computer controls of real browsers: mouse, keyboard and clipboard of the page in front. */
import { setTimeout as wait } from "node:timers/promises";
import type { PressKeyRequest } from "../../../generated/openapi.js";
import type { Session } from "../../service/model/session.js";
import type { ComputerControls, QuickAction } from "../../service/ports/computer.js";
import { readClipboard, writeClipboard } from "./clipboard.js";
import { createKeyboard, type Keyboard } from "./keyboard.js";
import { keysOf } from "./keys.js";
import { createMouse, type MouseState } from "./mouse.js";
import type { PageSession } from "./page-session.js";

/**
 * Creates the controls. What they do in one session is done one after the other.
 *
 * @param frontOf Returns the page that a person would see.
 */
export function createControls(frontOf: (session: Session) => Promise<PageSession>): ComputerControls {
  const turns = new WeakMap<Session, Promise<unknown>>();
  const mice = new WeakMap<Session, MouseState>();

  function inTurn<Result>(session: Session, action: (page: PageSession) => Promise<Result>): Promise<Result> {
    const turn = (turns.get(session) ?? Promise.resolve()).then(async () => action(await frontOf(session)));
    turns.set(session, turn.catch(() => {}));
    return turn;
  }

  function mouseOf(session: Session): MouseState {
    const mouse = mice.get(session) ?? { x: 0, y: 0, down: new Set() };
    mice.set(session, mouse);
    return mouse;
  }

  return {
    act: (session, action) => inTurn(session, (page) => runAction(page, mouseOf(session), action)),
    writeClipboard: (session, text) => inTurn(session, (page) => writeClipboard(page, text)),
    readClipboard: (session) => inTurn(session, readClipboard),
  };
}

/**
 * Runs an action.
 *
 * @throws {HttpError} With 400 if it names an unknown key. Then nothing is pressed.
 */
async function runAction(page: PageSession, state: MouseState, action: QuickAction): Promise<void> {
  const keyboard = createKeyboard(page);
  const mouse = createMouse(page, state, keyboard.modifiers);
  const holding = (names: string[] | undefined, action: () => Promise<unknown>) =>
    keyboard.hold((names ?? []).flatMap((name, index) => keysOf(`hold_keys[${index}]`, name)), action);

  switch (action.type) {
    case "click_mouse": return holding(action.click_mouse.hold_keys, () => mouse.click(action.click_mouse));
    case "move_mouse": return holding(action.move_mouse.hold_keys, () => mouse.move(action.move_mouse));
    case "drag_mouse": return holding(action.drag_mouse.hold_keys, () => mouse.drag(action.drag_mouse));
    case "scroll": return holding(action.scroll.hold_keys, () => mouse.scroll(action.scroll));
    case "type_text": return keyboard.type(action.type_text.text, action.type_text.delay ?? 0);
    case "press_key": {
      const pressed = pressing(keyboard, action.press_key);
      return holding(action.press_key.hold_keys, pressed);
    }
    case "set_cursor": // a page has no pointer to hide
  }
}

/** Returns the action that presses keys: one combination after the other, or all together for a duration. */
function pressing(keyboard: Keyboard, { keys, duration = 0 }: PressKeyRequest): () => Promise<void> {
  const combinations = keys.map((combination, index) => keysOf(`keys[${index}]`, combination));
  return async () => {
    if (duration > 0) return keyboard.hold(combinations.flat(), () => wait(duration));
    for (const combination of combinations) await keyboard.hold(combination, () => Promise.resolve());
  };
}

/** The computer controls of real browsers: mouse, keyboard and clipboard of the page in front. */
import { setTimeout as wait } from "node:timers/promises";
import type { Session } from "../../service/model/session.js";
import type { ComputerControls, QuickAction } from "../../service/ports/computer.js";
import { atMost } from "../at-most.js";
import { untilDialog } from "../covers/dialogs.js";
import type { Covers } from "../covers/index.js";
import type { Front, PageSession } from "../page-session.js";
import type { Toolbar } from "../toolbar.js";
import { readClipboard, writeClipboard } from "./clipboard.js";
import { createKeyboard } from "./keyboard.js";
import { keysOf } from "./keys.js";
import { createMouse, type MouseState } from "./mouse.js";

/** Resolves when the page has been painted. */
const painted = "performance.getEntriesByType('paint').length || "
  + "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))";
const paintTimeoutMs = 1000;

/** Waits until a page has been painted: Chromium drops the input before that. */
async function untilPainted(page: PageSession): Promise<void> {
  const paints = page.send("Runtime.evaluate", { expression: painted, awaitPromise: true });
  await atMost(paintTimeoutMs, paints.catch(() => {}));
}

/** What the controls need: the page in front, what covers it, and the keys of the browser itself. */
export interface ControlsOptions {
  frontOf: (session: Session) => Promise<Front>;
  covers: Covers;
  toolbar: Toolbar;
}

/** Creates the controls. What they do in one session is done one after the other. */
export function createControls({ frontOf, covers, toolbar }: ControlsOptions): ComputerControls {
  const turns = new WeakMap<Session, Promise<unknown>>();
  const mice = new WeakMap<Session, MouseState>();

  function inTurn<Result>(session: Session, action: () => Promise<Result>): Promise<Result> {
    const turn = (turns.get(session) ?? Promise.resolve()).then(action);
    turns.set(session, turn.catch(() => {}));
    return turn;
  }

  function mouseOf(session: Session): MouseState {
    const mouse = mice.get(session) ?? { x: 0, y: 0, down: new Set() };
    mice.set(session, mouse);
    return mouse;
  }

  async function act(front: Front, action: QuickAction): Promise<void> {
    const run = (page: PageSession) => runAction(page, mouseOf(front.session), action);
    if (await toolbar.press(front, action) || await covers.act(front.page, action, run)) return;
    await untilPainted(front.page);
    await run(front.page);
  }

  /** Returns the page with the focus. */
  async function focused(session: Session): Promise<PageSession> {
    const { page } = await frontOf(session);
    const cover = covers.of(page);
    if (cover) return (await cover.overlay).page;
    await untilPainted(page);
    return page;
  }

  return {
    act: (session, action) => inTurn(session, async () => {
      for (const step of stepsOf(action)) {
        const front = await frontOf(session);
        await untilDialog(front.cdp, act(front, step));
      }
    }),
    writeClipboard: (session, text) => inTurn(session, async () => writeClipboard(await focused(session), text)),
    readClipboard: (session) => inTurn(session, async () => readClipboard(await focused(session))),
  };
}

/**
 * Splits keys that are pressed one after the other: the first may open what gets the second.
 *
 * @throws {HttpError} With 400 if a key is unknown. Then nothing is pressed.
 */
function stepsOf(action: QuickAction): QuickAction[] {
  if (action.type !== "press_key") return [action];
  const { keys, duration = 0 } = action.press_key;
  for (const [index, names] of keys.entries()) keysOf(`keys[${index}]`, names);
  if (duration > 0) return [action];
  return keys.map((names) => ({ ...action, press_key: { ...action.press_key, keys: [names] } }));
}

/**
 * Runs an action.
 *
 * @throws {HttpError} With 400 if it names an unknown key to hold. Then nothing is pressed.
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
      const { keys, duration = 0, hold_keys } = action.press_key;
      const together = keys.flatMap((names, index) => keysOf(`keys[${index}]`, names));
      return holding(hold_keys, () => keyboard.hold(together, () => wait(duration)));
    }
    case "set_cursor": // a page has no pointer to hide
  }
}

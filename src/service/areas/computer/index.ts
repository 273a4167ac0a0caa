/** The computer controls: mouse, keyboard, clipboard and screen of each browser session. */
import type { ComputerAction } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Area, AreaContext } from "../../base/area.js";
import { createScreen, type Screen } from "../../model/screen.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import { createWait } from "../../model/wait.js";
import type { ComputerControls, Picture, QuickAction } from "../../ports/computer.js";
import { applyAction } from "./actions.js";
import { createSimulatedControls } from "./controls.js";

type ComputerOperationId
  = | "takeScreenshot" | "clickMouse" | "moveMouse" | "getMousePosition" | "dragMouse" | "scroll" | "typeText"
    | "pressKey" | "setCursor" | "writeClipboard" | "readClipboard" | "batchComputerAction";

/**
 * Creates the area of the computer controls.
 *
 * @param controls Those of real browsers. By default, pages do not change.
 */
export function createComputer(
  { clock, budget }: AreaContext,
  sessions: Sessions,
  picture: Picture,
  controls: ComputerControls = createSimulatedControls(budget, sessions),
) {
  const wait = createWait(clock, sessions);
  const screenOf = sessions.perSession(createScreen);

  async function run(id: string, action: QuickAction): Promise<{ status: 200 }> {
    const session = sessions.get(id);
    applyAction(screenOf(session), action);
    await controls.act(session, action);
    return { status: 200 };
  }

  async function runNext(id: string, action: ComputerAction, gone: AbortSignal | undefined): Promise<void> {
    if (action.type === "sleep") await wait(sessions.get(id), action.sleep.duration_ms, gone);
    else await run(id, action);
  }

  return {
    handlers: {
      async takeScreenshot({ path: { id }, body }) {
        const session = sessions.get(id);
        return { status: 200, body: await picture.screenshot(session, screenOf(session), body?.region) };
      },
      clickMouse: ({ path, body }) => run(path.id, { type: "click_mouse", click_mouse: body }),
      moveMouse: ({ path, body }) => run(path.id, { type: "move_mouse", move_mouse: body }),
      getMousePosition: ({ path }) => ({ status: 200, body: screenOf(sessions.get(path.id)).position() }),
      dragMouse: ({ path, body }) => run(path.id, { type: "drag_mouse", drag_mouse: body }),
      scroll: ({ path, body }) => run(path.id, { type: "scroll", scroll: body }),
      typeText: ({ path, body }) => run(path.id, { type: "type_text", type_text: body }),
      pressKey: ({ path, body }) => run(path.id, { type: "press_key", press_key: body }),
      async setCursor({ path, body }) {
        await run(path.id, { type: "set_cursor", set_cursor: body });
        return { status: 200, body: { ok: true } };
      },
      async writeClipboard({ path, body }) {
        await controls.writeClipboard(sessions.get(path.id), body.text);
        return { status: 200 };
      },
      async readClipboard({ path }) {
        return { status: 200, body: { text: await controls.readClipboard(sessions.get(path.id)) } };
      },
      async batchComputerAction({ path: { id }, body: { actions } }, { signal }) {
        for (const [index, action] of actions.entries()) {
          await runNext(id, action, signal).catch((error: unknown) => {
            if (!(error instanceof HttpError)) throw error;
            const message = `actions[${index}] (${action.type}): ${error.summary}`;
            throw new HttpError(error.status, error.violations.length > 0 ? [message] : [], message);
          });
        }
        sessions.get(id); // it may have ended during the last pause
        return { status: 200 };
      },
    },
    seed: () => Promise.resolve(),
    clear: () => {}, // screens end with their sessions
    screenOf,
  } satisfies Area<ComputerOperationId> & { screenOf: (session: Session) => Screen };
}

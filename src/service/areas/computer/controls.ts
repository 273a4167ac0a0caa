/** Passes mouse, keyboard and clipboard on to the page of a session. */
import { type Budget, weightOf } from "../../base/budget.js";
import type { Session, Sessions } from "../sessions/index.js";
import type { QuickAction } from "./actions.js";

export interface ComputerControls {
  /** Runs an action that was already applied to the screen. */
  act(session: Session, action: QuickAction): Promise<void>;
  writeClipboard(session: Session, text: string): Promise<void>;
  readClipboard(session: Session): Promise<string>;
}

/** Creates the controls of a page that never changes. Clipboards count towards the memory budget. */
export function createSimulatedControls(budget: Budget, sessions: Sessions): ComputerControls {
  const clipboardOf = sessions.each((session) => {
    const clipboard = { text: "", weight: 0 };
    sessions.whenEnded(session, () => budget.free(clipboard.weight));
    return clipboard;
  });
  return {
    act: () => Promise.resolve(),
    writeClipboard(session, text) {
      const clipboard = clipboardOf(session);
      const weight = weightOf(text);
      budget.take(weight - clipboard.weight);
      Object.assign(clipboard, { text, weight });
      return Promise.resolve();
    },
    readClipboard: (session) => Promise.resolve(clipboardOf(session).text),
  };
}

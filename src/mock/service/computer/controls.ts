/** Passes mouse, keyboard and clipboard on to the page of a session. */
import type { Session } from "../sessions/index.js";
import type { QuickAction } from "./actions.js";

export interface ComputerControls {
  /** Runs an action that was already applied to the screen. */
  act(session: Session, action: QuickAction): Promise<void>;
  writeClipboard(session: Session, text: string): Promise<void>;
  readClipboard(session: Session): Promise<string>;
}

/** Makes the controls of a page that never changes. */
export function createSimulatedControls(): ComputerControls {
  const clipboards = new WeakMap<Session, string>();
  return {
    act: () => Promise.resolve(),
    writeClipboard(session, text) {
      clipboards.set(session, text);
      return Promise.resolve();
    },
    readClipboard: (session) => Promise.resolve(clipboards.get(session) ?? ""),
  };
}

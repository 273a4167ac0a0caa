/** Passes mouse, keyboard and clipboard on to the page of a session. */
import { type Budget, weightOf } from "../../base/budget.js";
import type { Sessions } from "../../model/sessions.js";
import type { ComputerControls } from "../../ports/computer.js";

/** Creates the controls of a page that never changes. Clipboards count towards the memory budget. */
export function createSimulatedControls(budget: Budget, sessions: Sessions): ComputerControls {
  const clipboardOf = sessions.perSession((session) => {
    const clipboard = { text: "", weight: 0 };
    sessions.whenEnded(session, () => budget.free(clipboard.weight));
    return clipboard;
  });
  return {
    act: () => Promise.resolve(),
    writeClipboard(session, text) {
      const clipboard = clipboardOf(session);
      const weight = weightOf(text);
      budget.reserve(weight - clipboard.weight);
      Object.assign(clipboard, { text, weight });
      return Promise.resolve();
    },
    readClipboard: (session) => Promise.resolve(clipboardOf(session).text),
  };
}

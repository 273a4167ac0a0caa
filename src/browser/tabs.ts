/** The tabs of a browser, in the order in which they were opened. */
import type { BrowserFeature } from "./feature.js";
import { createPageSession, type Front } from "./page-session.js";
import type { Cdp } from "./cdp.js";

/** The tabs of a browser. */
export interface Tabs {
  /** Their target ids. */
  open: string[];
  /** The URLs of those that a key has closed, the latest last. */
  closed: string[];
}

/** Attaches to tabs. A new one waits for the mock, so that it knows of each dialog. */
const autoAttach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: "page" }] };

/**
 * Creates the feature of tabs.
 *
 * @param watch Is called for each tab.
 */
export function createTabs(watch: (front: Front) => void) {
  const tabs = new WeakMap<Cdp, Tabs>();
  return {
    of: (cdp: Cdp): Tabs => tabs.get(cdp) ?? { open: [], closed: [] },
    feature: {
      async prepare(session, cdp) {
        const open: string[] = [];
        tabs.set(cdp, { open, closed: [] });
        cdp.on("Target.attachedToTarget", ({ sessionId, targetInfo: { targetId, type } }, parent) => {
          if (parent !== undefined || type !== "page" || open.includes(targetId)) return; // it is not the first one
          const page = createPageSession(cdp, targetId, sessionId);
          open.push(targetId);
          page.onClose(() => open.splice(open.indexOf(targetId), 1));
          watch({ session, cdp, page });
          page.send("Runtime.runIfWaitingForDebugger").catch(() => {}); // it is closed
        });
        await cdp.send("Target.setAutoAttach", autoAttach);
      },
    } satisfies BrowserFeature,
  };
}

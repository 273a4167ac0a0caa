/** The tabs of a browser, in the order in which they were opened. */
import type { Session } from "../service/model/session.js";
import { atMost } from "./at-most.js";
import type { BrowserFeature } from "./feature.js";
import { createPageSession, type Front, type PageSession } from "./page-session.js";
import type { Cdp } from "./cdp.js";

/** The tabs of a browser. */
export interface Tabs {
  /** Their target ids. */
  open: string[];
  /** The URLs of those that a key has closed, the latest last. */
  closed: string[];
}

/** How long a popup may wait for a client to let it run, and how often in a row in vain. */
const clientTimeoutMs = 500;
const maxVainWaits = 2;

/** Attaches to tabs. A new one waits for the mock, so that it knows of each dialog. */
const autoAttach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: "page" }] };

/**
 * Creates the feature of tabs.
 *
 * @param watch Is called for each tab.
 */
export function createTabs(watch: (front: Front) => void) {
  const tabs = new WeakMap<Cdp, Tabs>();
  const waitsLeft = new WeakMap<Session, number>();

  /**
   * Lets a new tab run. Chromium waits for each client that sets up new tabs, but it lets a popup that may use its
   * opener run as soon as the first of them says so. For such a popup the mock is the last: otherwise it would take
   * away what a client prepares for the first script. Where no client does, they stop waiting, until the next one
   * connects.
   */
  async function letRun(session: Session, page: PageSession, canAccessOpener: boolean): Promise<void> {
    const left = waitsLeft.get(session) ?? 0;
    if (canAccessOpener && left > 0) {
      const byClient = await isLetRun(page);
      waitsLeft.set(session, byClient ? maxVainWaits : left - 1);
      if (byClient) return;
    }
    await page.send("Runtime.runIfWaitingForDebugger").catch(() => {}); // it is closed
  }

  return {
    of: (cdp: Cdp): Tabs => tabs.get(cdp) ?? { open: [], closed: [] },
    /** Is called when a client connects to the browser of a session. */
    clientConnects: (session: Session) => void waitsLeft.set(session, maxVainWaits),
    feature: {
      // Otherwise the second screenshot that a client takes of a tab in the back waits for more than 20 seconds.
      args: () => ["--enable-features=CDPScreenshotNewSurface"],
      async prepare(session, cdp) {
        const open: string[] = [];
        tabs.set(cdp, { open, closed: [] });
        cdp.on("Target.attachedToTarget", (attached, parent) => {
          const { sessionId, targetInfo: { targetId, type, canAccessOpener }, waitingForDebugger } = attached;
          if (parent !== undefined || type !== "page" || open.includes(targetId)) return; // it is not the first one
          const page = createPageSession(cdp, targetId, sessionId);
          open.push(targetId);
          page.onClose(() => open.splice(open.indexOf(targetId), 1));
          watch({ session, cdp, page });
          if (waitingForDebugger) void letRun(session, page, canAccessOpener);
        });
        await cdp.send("Target.setAutoAttach", autoAttach);
      },
    } satisfies BrowserFeature,
  };
}

/** Whether a client lets a popup run, soon. */
async function isLetRun(page: PageSession): Promise<boolean> {
  let stop = () => {};
  const starts = new Promise<boolean>((resolve) => {
    stop = page.on("Page.frameStartedLoading", () => resolve(true));
  });
  return await atMost(clientTimeoutMs, starts).finally(stop) ?? false;
}

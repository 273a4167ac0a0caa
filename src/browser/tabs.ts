/** The tabs of a browser, in the order in which they were opened. */
import type { BrowserFeature } from "./feature.js";
import type { Cdp } from "./pipe.js";

/** The tabs of a browser. */
export interface Tabs {
  /** Their target ids. */
  open: string[];
  /** The URLs of those that a key has closed, the latest last. */
  closed: string[];
}

interface TargetInfo {
  targetId: string;
  type: string;
  subtype?: string;
}

/** Creates the feature of tabs. */
export function createTabs() {
  const tabs = new WeakMap<Cdp, Tabs>();
  return {
    of: (cdp: Cdp): Tabs => tabs.get(cdp) ?? { open: [], closed: [] },
    feature: {
      async prepare(_, cdp) {
        const open: string[] = [];
        tabs.set(cdp, { open, closed: [] });
        cdp.on("Target.targetCreated", (params) => {
          const { type, subtype, targetId } = (params as { targetInfo: TargetInfo }).targetInfo;
          if (type === "page" && subtype === undefined) open.push(targetId);
        });
        cdp.on("Target.targetDestroyed", (params) => {
          const index = open.indexOf((params as TargetInfo).targetId);
          if (index >= 0) open.splice(index, 1);
        });
        await cdp.send("Target.setDiscoverTargets", { discover: true });
      },
    } satisfies BrowserFeature,
  };
}

/** Screencasts of single pages, by CDP. */
import type { Cdp } from "./cdp.js";

/** How long a frame is not acknowledged, in milliseconds. Chromium sends three without one: below 40 per second. */
const acknowledgeDelayMs = 80;
const jpegQuality = 80;

/** What a screencast shows, and what gets its frames. */
export interface ScreencastOptions {
  cdp: Cdp;
  /** The page. */
  targetId: string;
  /** The size in pixels to which a frame is scaled down. */
  size: { maxWidth: number; maxHeight: number };
  /** Gets each frame: a JPEG, in Base64. */
  take: (data: string) => void;
}

/** A running screencast. */
export interface Screencast extends ScreencastOptions {
  /** The id of its CDP session. */
  id: string;
  /** Whether it has shown anything: it may not if it started while its page was replaced. */
  isSeen: boolean;
  /** How many frames are not acknowledged yet. */
  unacknowledged: number;
  /** Whether a frame may be missing: Chromium drops frames, even the last, while it waits for acknowledgements. */
  mayMiss: boolean;
}

/** Creates the functions that start and end screencasts. */
export function createScreencasts() {
  const casts = new Map<string, Screencast>();
  const heard = new WeakSet<Cdp>();

  function hear(cdp: Cdp): void {
    if (heard.has(cdp)) return;
    heard.add(cdp);
    cdp.on("Page.screencastFrame", (params, id = "") => {
      const cast = casts.get(id);
      if (cast) receive(cast, params as { data: string; sessionId: number });
    });
  }

  function receive(cast: Screencast, { data, sessionId }: { data: string; sessionId: number }): void {
    cast.unacknowledged++;
    cast.mayMiss ||= cast.unacknowledged > 1;
    cast.isSeen = true;
    cast.take(data);
    setTimeout(() => acknowledge(cast, sessionId), acknowledgeDelayMs).unref();
  }

  function acknowledge(cast: Screencast, sessionId: number): void {
    if (!casts.has(cast.id)) return;
    cast.unacknowledged--;
    sendToPage(cast, "Page.screencastFrameAck", { sessionId }).catch(() => {}); // the page is closed
    if (cast.unacknowledged > 0 || !cast.mayMiss) return;
    cast.mayMiss = false;
    restart(cast).catch(() => {}); // as above
  }

  /** Restarts a screencast, which then sends the current frame. */
  async function restart(cast: Screencast): Promise<void> {
    await Promise.all([sendToPage(cast, "Page.stopScreencast"), startScreencast(cast)]);
  }

  function end(cast: Screencast | undefined): void {
    if (cast && casts.delete(cast.id)) {
      cast.cdp.send("Target.detachFromTarget", { sessionId: cast.id }).catch(() => {}); // it has ended
    }
  }

  async function begin(options: ScreencastOptions): Promise<Screencast> {
    const { cdp, targetId } = options;
    hear(cdp);
    const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: true }) as { sessionId: string };
    const cast = { ...options, id: sessionId, isSeen: false, unacknowledged: 0, mayMiss: false };
    casts.set(sessionId, cast);
    await startScreencast(cast).catch(() => end(cast));
    return cast;
  }

  return { begin, end };
}

function startScreencast(cast: Screencast) {
  return sendToPage(cast, "Page.startScreencast", { format: "jpeg", jpegQuality, ...cast.size });
}

function sendToPage({ cdp, id }: Screencast, method: string, params = {}) {
  return cdp.send(method, params, id);
}

/** The moving picture of a session: a screencast of the page in front, which all watchers share. */
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Session } from "../service/model/session.js";
import type { WatchPage } from "../service/ports/browsers.js";
import type { Connection } from "./connections.js";
import type { CoveredPicture, Covers } from "./covers/index.js";
import { type Screencast, createScreencasts } from "./page-screencast.js";
import { pageSession } from "./page-session.js";

/** How often it checks which page is in front, and how long it waits when the browser does not answer. */
const pollIntervalMs = 250;
const retryDelayMs = 1000;

/** A session that may have watchers. */
interface WatchedSession {
  watchers: Set<(jpeg: Uint8Array) => void>;
  latest: Uint8Array | undefined;
  isOn: boolean;
}

/** Creates the function that watches a session. The first watcher starts its screencast, and the last ends it. */
export function createWatchPage(connect: (session: Session) => Promise<Connection>, covers: Covers): WatchPage {
  const sessions = new WeakMap<Session, WatchedSession>();
  const casts = createScreencasts();

  /** Shows the page in front until there are no more watchers. */
  async function follow(session: Session, watched: WatchedSession): Promise<void> {
    let cast: Screencast | undefined;
    let began = 0;
    let shown: CoveredPicture | undefined;
    function take(jpeg: Uint8Array): void {
      watched.latest = jpeg;
      for (const watcher of watched.watchers) watcher(jpeg);
    }
    async function turnToFront(): Promise<void> {
      const { cdp, pages } = await connect(session);
      const [front] = await pages();
      if (!front) return;
      const { width, height } = session.settings.viewport;
      const covered = covers.picture(await pageSession(cdp, front.id));
      if (covered) {
        casts.end(cast);
        cast = undefined;
        if (shown?.cover === covered.cover && shown.changes === covered.changes) return;
        shown = covered;
        return take(await covered.draw({ width, height }, { x: 0, y: 0, width, height }, "image/jpeg"));
      }
      const size = { maxWidth: width, maxHeight: height }; // in CSS pixels, as for a click
      const isSame = cast?.cdp === cdp && cast.targetId === front.id && isDeepStrictEqual(cast.size, size);
      if (isSame && (cast?.isSeen || performance.now() - began < retryDelayMs)) return;
      casts.end(cast);
      cast = undefined;
      began = performance.now();
      cast = await casts.begin({ cdp, targetId: front.id, size, take: (data) => take(Buffer.from(data, "base64")) });
    }
    while (watched.watchers.size > 0 && session.deletedAt === undefined) {
      const time = await turnToFront().then(() => pollIntervalMs, () => retryDelayMs);
      await wait(time);
    }
    Object.assign(watched, { isOn: false, latest: undefined });
    casts.end(cast);
  }

  return (session, take) => {
    const watched = sessions.get(session) ?? { watchers: new Set(), latest: undefined, isOn: false };
    sessions.set(session, watched);
    watched.watchers.add(take);
    if (watched.latest) take(watched.latest);
    if (!watched.isOn) void follow(session, Object.assign(watched, { isOn: true }));
    return () => void watched.watchers.delete(take);
  };
}

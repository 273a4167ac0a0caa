/** The frames of live views: what a session shows, as it changes. */
import { concatUint8Arrays } from "uint8array-extras";
import type { Clock } from "./base/clock.js";
import type { Session } from "./model/session.js";
import type { Sessions } from "./model/sessions.js";
import { createWait } from "./model/wait.js";
import type { WatchPage } from "./ports/browsers.js";

/** How often something is sent at least, in milliseconds: otherwise a client that has gone is not noticed. */
const keepAliveMs = 1000;

/**
 * Creates the function that streams the frames of a session, each as its length (4 bytes, big-endian) and a JPEG. A
 * length of 0 only keeps the connection alive. A slow client gets the latest frame. Watching counts as activity.
 */
export function createLiveFrames(watch: WatchPage, clock: Clock, sessions: Sessions) {
  const wait = createWait(clock, sessions);

  return async function* framesOf(session: Session, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    let latest: Uint8Array | undefined;
    let arrived = new AbortController();
    const wake = () => arrived.abort();
    const unwatch = watch(session, (jpeg) => {
      latest = jpeg;
      wake();
    });
    signal.addEventListener("abort", wake);
    try {
      while (sessions.peek(session.id) && !signal.aborted) {
        sessions.get(session.id);
        const jpeg = latest ?? new Uint8Array();
        latest = undefined;
        const length = new Uint8Array(4);
        new DataView(length.buffer).setUint32(0, jpeg.length);
        yield concatUint8Arrays([length, jpeg]);
        if (latest) continue;
        arrived = new AbortController();
        if (!signal.aborted) await wait(session, keepAliveMs, arrived.signal);
      }
    } finally {
      signal.removeEventListener("abort", wake);
      unwatch();
    }
  };
}

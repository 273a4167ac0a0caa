/** A stream of pictures at a constant rate, so that a video of them has the real duration. */
import { setTimeout as wait } from "node:timers/promises";

/** How often it checks for more to do, in milliseconds. */
const pollIntervalMs = 50;
/** How long it waits for the first picture after its end, in milliseconds. */
const firstPictureTimeoutMs = 5000;

export interface PictureStream {
  /** Sets the current picture. */
  show: (picture: Uint8Array) => void;
  /** The current picture at each step. A slow reader gets the latest one for the steps it missed. */
  pictures: AsyncIterable<Uint8Array>;
}

/**
 * Starts a stream.
 *
 * @param rate Pictures per second.
 * @param over Is aborted when the recording ends.
 * @param gone Is aborted when the pictures are no longer needed.
 */
export function createPictureStream(rate: number, over: AbortSignal, gone: AbortSignal): PictureStream {
  const began = performance.now();
  const step = 1000 / rate;
  let ended: number | undefined;
  let picture: Uint8Array | undefined;
  over.addEventListener("abort", () => {
    ended = performance.now();
  });

  async function* pictures() {
    for (let count = 0; !gone.aborted;) {
      const now = performance.now();
      const due = Math.max(Math.round(((ended ?? now) - began) / step), 1);
      if (picture && count < due) {
        count++;
        yield picture;
      } else if (ended !== undefined && (picture || now - ended > firstPictureTimeoutMs)) return;
      else await wait(Math.min(step, pollIntervalMs));
    }
  }
  return {
    show(next) {
      picture = next;
    },
    pictures: pictures(),
  };
}

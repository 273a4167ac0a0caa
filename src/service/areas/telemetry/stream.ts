/** The live stream of telemetry: the requested events with their sequence numbers, and keep-alive comments. */
import type { BrowserTelemetryEnvelope } from "../../../../generated/openapi.js";
import type { Frame } from "../../../server/frames.js";
import type { Clock } from "../../base/clock.js";
import { withKeepAlive } from "../../base/event-stream.js";

type EventFrame = Frame<BrowserTelemetryEnvelope>;

/**
 * Returns the frames of a stream. Events of other types are skipped. The next comment or the end carries their sequence
 * number, so that a client that reconnects does not skip them again.
 *
 * @param types The requested types. By default, all of them.
 */
export function eventFrames(
  clock: Clock,
  events: AsyncIterableIterator<BrowserTelemetryEnvelope>,
  types: readonly string[] | undefined,
): AsyncIterableIterator<EventFrame> {
  /** The sequence number of the latest skipped event, until a frame carries it. */
  let skipped: number | undefined;

  function withSkippedId(frame: EventFrame): EventFrame {
    const id = frame.id ?? skipped;
    skipped = undefined;
    return id === undefined ? frame : { ...frame, id };
  }

  const wanted: AsyncIterator<EventFrame, undefined> = {
    async next() {
      for (;;) {
        const next = await events.next() as IteratorResult<BrowserTelemetryEnvelope, undefined>;
        if (next.done) return skipped === undefined ? next : { done: false, value: withSkippedId({}) };
        const { seq, event } = next.value;
        if (!types || types.includes(event.type)) {
          return { done: false, value: withSkippedId({ id: seq, data: next.value }) };
        }
        skipped = seq;
      }
    },
    async return() {
      await events.return?.();
      return { done: true, value: undefined };
    },
  };
  return withKeepAlive(clock, wanted, () => withSkippedId({ comment: "nothing new" }));
}

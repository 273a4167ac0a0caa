/** The live stream of telemetry: the events that are asked for, with their numbers, and signs of life. */
import type { BrowserTelemetryEnvelope } from "../../../../generated/openapi.js";
import type { Frame } from "../../../server/frames.js";
import type { Clock } from "../base/clock.js";
import { withSigns } from "../base/feed.js";

type EventFrame = Frame<BrowserTelemetryEnvelope>;

/**
 * Gives the frames of a stream. Events of other types are left out; their number goes with the next sign of life, or
 * with the end, so that whoever comes back later need not have them passed over once more.
 *
 * @param types The types that are asked for; left out, it is all of them.
 */
export function streamOf(
  clock: Clock,
  events: AsyncIterableIterator<BrowserTelemetryEnvelope>,
  types: readonly string[] | undefined,
): AsyncIterableIterator<EventFrame> {
  /** The latest event that was left out and of which no frame has told. */
  let passed: number | undefined;

  function told(frame: EventFrame): EventFrame {
    const id = frame.id ?? passed;
    passed = undefined;
    return id === undefined ? frame : { ...frame, id };
  }

  const wanted: AsyncIterator<EventFrame, undefined> = {
    async next() {
      for (;;) {
        const next = await events.next() as IteratorResult<BrowserTelemetryEnvelope, undefined>;
        if (next.done) return passed === undefined ? next : { done: false, value: told({}) };
        const { seq, event } = next.value;
        if (!types || types.includes(event.type)) return { done: false, value: told({ id: seq, data: next.value }) };
        passed = seq;
      }
    },
    async return() {
      await events.return?.();
      return { done: true, value: undefined };
    },
  };
  return withSigns(clock, wanted, () => told({ comment: "nothing new" }));
}

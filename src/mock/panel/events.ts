/** `GET /_mock/events`: what happens in the mock, as it happens. */
import { mapped } from "../../server/streams.js";
import { createFeed } from "../../service/base/feed.js";
import type { PanelEvent } from "./types.js";

/** How long several changes are collected before they are told, in milliseconds. */
const collectMs = 50;

export interface PanelEvents {
  /** Tells of an event. It is made only if somebody listens. */
  publish: (make: () => PanelEvent) => void;
  /** Tells that what exists may have changed. */
  changed: () => void;
  /** Tells that what can be set has changed. */
  settingsChanged: () => void;
  /**
   * Returns the events from now on. A listener that is too slow is dropped, and asks again.
   *
   * @param first The events that it starts with.
   */
  stream: (first: readonly (() => PanelEvent)[]) => AsyncIterable<PanelEvent>;
  /** Ends every stream. */
  end: () => void;
}

/**
 * Creates the events of a mock.
 *
 * @param settings Makes the event that says what is set.
 */
export function createPanelEvents(settings: () => PanelEvent): PanelEvents {
  const feed = createFeed<() => PanelEvent>(0);

  function publish(make: () => PanelEvent): void {
    if (feed.hasSubscribers()) feed.publish(make);
  }

  /** Returns a function that lets several calls in a short time become one event. */
  function collected(make: () => PanelEvent): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
      if (!feed.hasSubscribers()) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        publish(make);
      }, collectMs);
    };
  }

  return {
    publish,
    changed: collected(() => ({ type: "changed" })),
    settingsChanged: collected(settings),
    stream: (first) => mapped(feed.subscribe(first), (make) => make()),
    end: () => feed.end(),
  };
}

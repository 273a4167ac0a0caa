/** What the responses of a sequence are compared by. */
import type { Sequence, Step } from "../../sequences/index.js";
import type { IdPairs } from "./ids.js";
import type { Sent } from "./sent.js";
import { namesAbsent, namesShown } from "./shown.js";
import { namesIn } from "./variables.js";

export interface Context {
  ids: IdPairs;
  sent: Sent;
  /** The names of the properties that the response to a read has to show. */
  awaited: ReadonlySet<string>;
  /** The names of the properties that the response must not have. */
  absent: ReadonlySet<string>;
  /** Whether a list has only what the sequence has made. */
  isOwn: boolean;
  /** Whether a list was asked for in part, by `limit` or `offset`. */
  isPage: boolean;
  /** Whether it is open which events a stream has. */
  areEventsOpen: boolean;
  /** The sentences that the response proves. */
  sentences: string[];
}

/**
 * Returns what the responses to a step are compared by.
 *
 * @param isAwaited Whether it is sent again until it shows what it has to.
 */
export function contextOf(step: Step, { proves }: Sequence, ids: IdPairs, sent: Sent, isAwaited: boolean): Context {
  return {
    ids,
    sent,
    awaited: new Set(isAwaited ? namesShown(step.shows) : []),
    absent: new Set(namesAbsent(step.shows)),
    isOwn: isOwn(step),
    isPage: hasPage(step),
    areEventsOpen: step.lacks !== undefined && !("shows" in step),
    sentences: [proves, ...step.proves === undefined ? [] : [step.proves]],
  };
}

/** Whether nobody else has what a request asks for: it names the run, or what was made in it. */
function isOwn({ input }: Step): boolean {
  return namesIn(input).length > 0;
}

/** Whether a request asks for a part of a list. */
function hasPage({ input: { query = {} } }: Step): boolean {
  return "limit" in query || "offset" in query;
}

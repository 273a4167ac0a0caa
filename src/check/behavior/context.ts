/** What the responses of a sequence are compared by. */
import type { IdPairs } from "./ids.js";
import type { Sent } from "./sent.js";

export interface Context {
  ids: IdPairs;
  sent: Sent;
  /** Whether a list has only what the sequence has made. */
  isOwn: boolean;
  /** Whether a list was asked for in part, by `limit` or `offset`. */
  isPage: boolean;
  /** The sentences that the response proves. */
  sentences: string[];
}

/** Which sequences are sent one after another. */
import type { Sequence } from "../../sequences/index.js";
import { usesSession } from "./shared-session.js";

/** The sequences of an area. */
export interface Area {
  name: string;
  sequences: Sequence[];
}

/** Returns the sequences that are sent one after another, first those that share a session: all a given one, if any. */
export function groupsOf(areas: Area[], isGiven: boolean): Sequence[][] {
  const sharing = areas.map(({ sequences }) => sequences.filter(usesSession));
  const others = areas.flatMap(({ sequences }) => sequences.filter((one) => !usesSession(one)));
  return [...isGiven ? [sharing.flat()] : sharing, ...others.map((one) => [one])];
}

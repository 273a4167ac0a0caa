/** Reports what was restored. */
import { messageOf } from "../../server/errors.js";
import type { JournalEntry } from "../journal/journal.js";
import type { ReplayFailure } from "../journal/replay.js";
import type { RestoreProblem, RestoreReport } from "./types.js";

interface Restored extends Pick<RestoreReport, "unchanged" | "others" | "isCut" | "problems"> {
  names: ReadonlyMap<JournalEntry, Omit<RestoreProblem, "why">>;
  failures: ReplayFailure[];
}

/** Returns the report of a restore. */
export function reportOf({ names, failures, problems, ...counts }: Restored): RestoreReport {
  const failed = failures.flatMap(({ entry, error }) => {
    const named = names.get(entry);
    return named ? [{ ...named, why: `It fails now: ${messageOf(error)}` }] : [];
  });
  return {
    restored: names.size - failed.length,
    ...counts,
    problems: [...problems, ...failed].sort((one, other) => one.entry - other.entry),
  };
}

/** How many problems are listed. */
const maxLines = 20;

/** Describes a report in lines. */
export function describeReport(name: string, { restored, problems, isCut }: RestoreReport): string[] {
  const left = problems.length - maxLines;
  return [
    `Restored ${restored} ${restored === 1 ? "call" : "calls"} of ${name}.`,
    ...isCut ? [`${name} ends before its end: what came after is lost.`] : [],
    ...problems.slice(0, maxLines).map(({ entry, request, why }) => `Not restored: entry ${entry}, ${request}. ${why}`),
    ...left > 0 ? [`Not restored: ${left} more.`] : [],
  ];
}

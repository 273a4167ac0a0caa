/** Reads an archive as the journal of a mock. */
import type { Contract } from "../../contract/index.js";
import { type HarEntry, type HarLog, type HarSource, readHar } from "../../har/index.js";
import type { Storage } from "../../server/storage.js";
import type { Ids } from "../journal/ids.js";
import type { JournalEntry, JournalStart, KeptJournal } from "../journal/journal.js";
import type { ReplayFailure } from "../journal/replay.js";
import { compact } from "./compact.js";
import { createReadEntry } from "./from-har.js";
import { reportOf } from "./report.js";
import type { RestoreProblem, RestoreReport } from "./types.js";

/** What reads need. */
export interface ReadOptions {
  contract: Contract;
  ids: Ids;
  /** Keeps the bytes of files. */
  storage: Storage;
  /** Base URL of the API in the archive. By default, every host is one of it, without a path. */
  baseUrl?: string | undefined;
  /** Whether the mock starts empty, unless the archive says so. */
  empty: boolean;
  /** What an error calls the archive. */
  name: string;
}

/** An archive that was read. */
export interface ReadRecording {
  kept: KeptJournal;
  /** Whether it has fewer calls than the archive, since others were deleted again. */
  isShorter: boolean;
  /** Returns the report, with the calls that failed. */
  report: (failures: ReplayFailure[]) => RestoreReport;
}

/**
 * Reads an archive. Nothing of it is used yet.
 *
 * @throws {RangeError} If it cannot be read, or has nothing of the API. The message is a sentence that says why.
 */
export async function readRecording(source: HarSource, options: ReadOptions): Promise<ReadRecording> {
  const { contract, ids, storage, baseUrl, empty, name } = options;
  const readEntry = createReadEntry(contract, ids, storage, baseUrl);
  const names = new Map<JournalEntry, Omit<RestoreProblem, "why">>();
  const problems: RestoreProblem[] = [];
  const counts = { unchanged: 0, others: 0 };

  async function onEntry(entry: HarEntry, number: number, { _recording }: Partial<HarLog>): Promise<void> {
    const read = await readEntry(entry, number, _recording !== undefined);
    const named = { entry: number, request: `${entry.request.method} ${new URL(entry.request.url).pathname}` };
    if (read === "reset") names.clear();
    else if (typeof read === "string") counts[read]++;
    else if ("problem" in read) problems.push({ ...named, why: read.problem });
    else names.set(read.call, named);
  }

  const { log: { _recording }, isCut } = await readHar(name, source, onEntry);
  const entries = [...names.keys()];
  if (!_recording && entries.length + problems.length + counts.unchanged === 0) {
    const advice = baseUrl === undefined ? "If the API has a path, give its base URL" : `None is below ${baseUrl}`;
    throw new RangeError(`${name} has no request of the API. ${advice}.`);
  }
  if (!_recording) order(entries);
  entries.sort((one, other) => one.number - other.number);
  const began = _recording ? Date.parse(_recording.began) : entries[0]?.began ?? Date.now();
  const ended = entries.reduce((latest, entry) => Math.max(latest, entry.ended), began);
  const start: JournalStart = {
    seed: _recording?.seed ?? 0,
    began,
    drawn: _recording?.drawn ?? {},
    empty: _recording?.empty ?? empty,
    behind: Date.now() - ended,
  };
  const made = compact(contract, ids, entries);
  return {
    kept: { start, entries: made },
    isShorter: made.length < entries.length,
    report: (failures) => reportOf({ names, problems, failures, isCut, ...counts }),
  };
}

/** Numbers the entries of another program by their times, and notes which overlapped. */
function order(entries: JournalEntry[]): void {
  entries.sort((one, other) => one.began - other.began);
  let open: JournalEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    open = open.filter(({ ended }) => ended > entry.began);
    entry.number = index + 1;
    entry.during = open.map(({ number }) => number);
    open.push(entry);
  }
}

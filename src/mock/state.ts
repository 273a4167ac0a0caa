/** What exists in a mock: made at its start and by a reset, or restored from a recording or a journal. */
import type { Har, HarSource } from "../har/index.js";
import type { Storage } from "../server/storage.js";
import type { Journaled, JournalStore, KeptJournal } from "./journal/journal.js";
import type { Recorder } from "./journal/record.js";
import { replay, type ReplayFailure } from "./journal/replay.js";
import {
  readRecording, type RecordedMock, type Restore, type RestoreOptions, type RestoreReport, writeHar,
} from "./recording/index.js";
import type { MockOptions } from "./options.js";
import type { Scenario } from "./scenarios/index.js";

/** What the state is made of. */
export interface StateParts extends RecordedMock {
  storage: Storage;
  journaled: Journaled;
  journal: JournalStore | undefined;
  recorder: Recorder | undefined;
  /** What exists at the start. By default, the resources of the contract's examples. */
  recording: InitialRecording | undefined;
  /** Whether the sessions have real browsers, of which a recording knows nothing. */
  hasBrowsers: boolean;
}

/** A recording that a mock starts from. */
export interface InitialRecording extends RestoreOptions {
  source: HarSource;
  /** Whether the journal has it already. */
  isKept?: boolean;
}

/** How a mock has started. */
export interface Started {
  /** The calls of the journal that failed. */
  failures: ReplayFailure[];
  /** Whether everything was kept by a journal. */
  isKept?: boolean;
  /** What was restored of its recording, if it has one. */
  restored?: RestoreReport;
}

/** The state of a mock. */
export interface MockState {
  /** Makes what exists at the start, or else what the journal has kept. */
  start: () => Promise<Started>;
  /** Makes what existed at the start, or what was restored. Returns whether something was. */
  reset: () => Promise<boolean>;
  /** Returns the text of the recording, in parts. */
  har: () => AsyncIterable<string>;
  record: () => Promise<Har>;
  restore: Restore;
  /** Replaces everything by what a scenario says. Returns whether it has a recording. */
  load: (scenario: Scenario) => Promise<boolean>;
}

/** Creates the state of a mock. Nothing exists before `start`. */
export function createState({ stateless = false, empty = false, seed }: MockOptions, parts: StateParts): MockState {
  const { contract, storage, journaled, journal, recorder, recording, hasBrowsers } = parts;
  const { service, random, time, ids } = journaled;
  /** What a reset goes back to: a recording, or else what exists at the start. */
  const initial: { restored?: KeptJournal | undefined; empty: boolean } = { empty };

  async function makeInitial(isEmpty: boolean): Promise<void> {
    await service.end();
    if (!stateless && !isEmpty) await service.seed(); // a stateless mock needs nothing at the start
  }

  /** Makes the initial state, at one moment, so that it can be made again so. */
  async function begin(isEmpty = initial.empty): Promise<void> {
    Object.assign(time, { held: time.now(), heldUntil: Infinity });
    await recorder?.begin(isEmpty);
    await makeInitial(isEmpty);
    time.held = undefined;
  }

  async function restoreAgain(kept: KeptJournal, isKept = false): Promise<ReplayFailure[]> {
    random.restart(kept.start.seed);
    if (isKept) recorder?.resume(kept);
    else await recorder?.take(kept);
    return replay(journaled, kept, makeInitial);
  }

  async function restore(
    source: HarSource,
    { baseUrl, name = "The recording" }: RestoreOptions = {},
    isKept = false,
  ): Promise<RestoreReport> {
    if (stateless) throw new RangeError("A mock without state cannot restore a recording.");
    if (hasBrowsers) throw new RangeError("A mock with real browsers cannot restore a recording: it has no pages.");
    const read = await readRecording(source, { contract, ids, storage, baseUrl, empty: initial.empty, name });
    initial.restored = read.kept;
    return read.report(await restoreAgain(read.kept, isKept && !read.isShorter));
  }

  function har(): AsyncIterable<string> {
    if (!journal) throw new RangeError("This mock does not record. Start it with the option record.");
    return journal.har((start, entries) => writeHar(parts, start, entries));
  }

  return {
    async start() {
      if (recorder && journal?.kept) {
        const { start, entries } = journal.kept;
        if (start.restored !== undefined) initial.restored = { start, entries: entries.slice(0, start.restored) };
        recorder.resume(journal.kept);
        return { isKept: true, failures: await replay(journaled, journal.kept, makeInitial) };
      }
      if (recording) return { failures: [], restored: await restore(recording.source, recording, recording.isKept) };
      await begin();
      return { failures: [] };
    },
    async reset() {
      if (initial.restored) {
        await restoreAgain(initial.restored);
        return true;
      }
      if (seed !== undefined) random.restart();
      await begin();
      return false;
    },
    har,
    async record() {
      let text = "";
      for await (const part of har()) text += part;
      return JSON.parse(text) as Har;
    },
    async load({ recording, empty: isEmpty = empty }) {
      initial.empty = isEmpty;
      if (recording) {
        await restore(typeof recording === "function" ? await recording() : recording, { name: "The scenario" });
        return true;
      }
      initial.restored = undefined;
      await begin();
      return false;
    },
    restore: (source, options) => restore(source, options),
  };
}
